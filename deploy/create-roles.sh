#!/bin/sh
# Creates the roles of the server and of the replica on the first start of the primary.
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d "$POSTGRES_DB" \
  -v server="$SERVER_PASSWORD" -v replication="$REPLICATION_PASSWORD" <<'SQL'
create role portal_server login password :'server';
create role replication login replication password :'replication';
SQL
echo 'host replication replication all scram-sha-256' >> "$PGDATA/pg_hba.conf"
