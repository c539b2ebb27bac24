#!/bin/sh
# Writes the password of the server's role where PgBouncer reads it.
set -eu
umask 077
printf '"portal_server" "%s"\n' "$SERVER_PASSWORD" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
