"""Tables on the network: people, drivers and Legends race over WebSockets."""
