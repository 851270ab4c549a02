"""Charts of winning chances as text, SVG and PNG."""
