"""The site without a server, in browsers."""
