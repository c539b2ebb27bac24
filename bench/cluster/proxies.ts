import { spawn, type ChildProcess } from 'node:child_process';
import { connect } from 'node:net';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that a drill or bench has started. */
export interface Started {
  readonly stop: () => Promise<void>;
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const isOpen = await new Promise<boolean>(resolve => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await wait(50);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}

function stopChild(child: ChildProcess): () => Promise<void> {
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  return async () => {
    child.kill('SIGTERM');
    await Promise.race([ended, wait(3_000)]);
    child.kill('SIGKILL');
    process.off('exit', kill);
  };
}

/** Finds a program of a Debian package. @throws Error when it is not installed */
function findProgram(name: string): string {
  const found = ['/usr/sbin', '/usr/bin'].map(dir => join(dir, name)).find(existsSync);
  if (found === undefined) throw new Error(`Install ${name}: apt-get install ${name}`);
  return found;
}

/** Bytes of a PostgreSQL message, as HAProxy's `send-binary` expects them. */
const message = (type: string, text: string): string => {
  const body = Buffer.from(text, 'latin1');
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, body]).toString('hex');
};

/** The startup message of protocol 3.0 for the user `postgres`. */
const startup = message('', '\0\x03\0\0user\0postgres\0database\0postgres\0\0');

/**
 * A section that leads to the one PostgreSQL server that is the primary: the check signs in and asks
 * `pg_is_in_recovery()`; the row of the answer has one column with the text `f`.
 */
export const primarySection = (port: number, nodes: readonly number[]): string => `
listen primary
  bind 127.0.0.1:${port}
  mode tcp
  option tcp-check
  tcp-check connect
  tcp-check send-binary ${startup}
  tcp-check send-binary ${message('Q', 'select pg_is_in_recovery()\0')}
  tcp-check expect binary 440000000b00010000000166
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(node => `  server pg${node} 127.0.0.1:${node} check`).join('\n')}
`;

/** A section that spreads requests over servers of the application that are ready. */
export const webSection = (port: number, servers: readonly number[]): string => `
listen web
  bind 127.0.0.1:${port}
  mode http
  balance roundrobin
  option forwardfor
  option httpchk GET /readyz
  default-server inter 1s fall 2 rise 1
${servers.map(one => `  server web${one} 127.0.0.1:${one} check`).join('\n')}
`;

/** Starts HAProxy with the given sections. */
export async function startHaproxy(
  root: string,
  waitFor: number,
  ...sections: string[]
): Promise<Started> {
  const file = join(root, `haproxy-${waitFor}.cfg`);
  const head = `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout check 1s
  timeout client 10m
  timeout server 10m
`;
  writeFileSync(file, head + sections.join(''));
  const child = spawn(findProgram('haproxy'), ['-q', '-f', file], { stdio: 'ignore' });
  await waitForPort(waitFor);
  return { stop: stopChild(child) };
}

/** Starts PgBouncer in transaction mode; without a database of its own it leads to any of the server. */
export async function startPgbouncer(
  root: string,
  port: number,
  target: number,
  poolSize: number,
): Promise<Started> {
  const file = join(root, `pgbouncer-${port}.ini`);
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${target} auth_user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_user = postgres
auth_file = ${join(root, 'users.txt')}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 500
max_db_connections = ${poolSize}
admin_users = postgres
`,
    { mode: 0o644 },
  );
  writeFileSync(join(root, 'users.txt'), '"postgres" ""\n', { mode: 0o644 });
  const program = [findProgram('pgbouncer'), '-q', file];
  const [command = '', ...args] =
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...program] : program;
  const child = spawn(command, args, { stdio: 'ignore' });
  await waitForPort(port);
  return { stop: stopChild(child) };
}
