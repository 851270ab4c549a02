"""Routes, authentication, protection of requests, the schema and the files of the client."""
