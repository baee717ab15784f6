"""HTTP and sockets: the edge of the server."""
