#!/bin/sh
# Copies the primary on the first start, and then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  export PGPASSWORD="$REPLICATION_PASSWORD"
  until pg_basebackup -D "$PGDATA" -R -X stream -c fast \
    -d "host=primary user=replication application_name=replica"; do
    rm -rf "${PGDATA:?}"/*
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec postgres -c hot_standby=on
