"""Where the logs of all tables are kept: SQLite or PostgreSQL."""
