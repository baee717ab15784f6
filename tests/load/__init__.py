"""Many tables of scripted players over real sockets: how quick the server is, and what it costs."""
