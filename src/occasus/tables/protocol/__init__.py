"""Messages of the socket, the records they share with HTTP, and refusals."""
