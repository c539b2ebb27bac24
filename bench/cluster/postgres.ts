import { execFile, execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

/** Folder of the newest PostgreSQL that the system's packages installed. @throws Error without one */
function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const [newest] = versions.filter(version => existsSync(join(root, version, 'bin/initdb')));
  if (newest === undefined) throw new Error('Install PostgreSQL: apt-get install postgresql');
  return join(root, newest, 'bin');
}

/** A PostgreSQL server of a drill or bench. */
export interface PostgresNode {
  readonly port: number;
  readonly dataDir: string;
  /** Connection string of the superuser to a database. */
  readonly url: (database?: string) => string;
  /** Runs one statement. @returns its rows */
  readonly query: (text: string) => Promise<Record<string, unknown>[]>;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Ends every process of the server like a power cut. */
  readonly kill: () => void;
  /** Makes a replica the primary. */
  readonly promote: () => Promise<void>;
}

/** Runs a program of PostgreSQL, as another user when this process is root's. */
async function runProgram(program: string, args: readonly string[]): Promise<void> {
  const command = [join(findBinaries(), program), ...args];
  const [file = '', ...rest] =
    process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--', ...command] : command;
  await run(file, rest, { cwd: '/' });
}

function describeNode(dataDir: string, port: number): PostgresNode {
  const url = (database = 'postgres'): string =>
    `postgres://postgres@127.0.0.1:${port}/${database}`;
  const control = (...args: string[]): Promise<void> =>
    runProgram('pg_ctl', ['-D', dataDir, ...args]);
  const pidFile = join(dataDir, 'postmaster.pid');
  return {
    port,
    dataDir,
    url,
    async query(text) {
      const client = new pg.Client({ connectionString: url(), connectionTimeoutMillis: 2_000 });
      client.on('error', () => undefined);
      await client.connect();
      try {
        return (await client.query<Record<string, unknown>>(text)).rows;
      } finally {
        await client.end();
      }
    },
    start: () => control('-w', '-l', join(dataDir, 'server.log'), 'start'),
    async stop() {
      if (existsSync(pidFile)) await control('-m', 'immediate', 'stop').catch(() => undefined);
    },
    kill() {
      const pid = readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
      const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n');
      for (const one of [pid, ...children]) process.kill(Number(one), 'SIGKILL');
    },
    promote: () => control('-w', 'promote'),
  };
}

/** Creates an empty folder below one that PostgreSQL's user may enter. */
function makeDataDir(root: string, name: string): string {
  const dataDir = join(root, name);
  mkdirSync(dataDir);
  if (process.getuid?.() === 0) execFileSync('chown', ['postgres', dataDir]);
  chmodSync(dataDir, 0o700);
  return dataDir;
}

/** Creates and starts a server that others may copy; every local client may connect to it. */
export async function createPrimary(
  root: string,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresNode> {
  const dataDir = makeDataDir(root, `pg-${port}`);
  await runProgram('initdb', [
    '-D',
    dataDir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  ]);
  const node = describeNode(dataDir, port);
  writeSettings(dataDir, {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: dataDir,
    wal_level: 'replica',
    max_connections: '120',
    ...settings,
  });
  await node.start();
  return node;
}

/** Copies a server as its streaming replica and starts it. */
export async function createStandby(
  root: string,
  primary: PostgresNode,
  port: number,
  name: string,
): Promise<PostgresNode> {
  const dataDir = makeDataDir(root, `pg-${port}`);
  const connection = `host=127.0.0.1 port=${primary.port} user=postgres application_name=${name}`;
  await runProgram('pg_basebackup', [
    '-D',
    dataDir,
    '-d',
    connection,
    '-X',
    'stream',
    '-R',
    '-c',
    'fast',
  ]);
  writeSettings(dataDir, { port: String(port), unix_socket_directories: dataDir });
  const node = describeNode(dataDir, port);
  await node.start();
  return node;
}

/** Adds settings to those of a data folder. */
function writeSettings(dataDir: string, settings: Readonly<Record<string, string>>): void {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  appendFileSync(join(dataDir, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
}
