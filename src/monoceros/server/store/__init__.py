"""The durable half of the server: tables, seats, logs and talk in one database."""
