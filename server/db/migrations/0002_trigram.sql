-- Finds a part of a name among many. Comes with PostgreSQL itself; the owner of a database may add it.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
