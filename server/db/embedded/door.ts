import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type RunUser } from './run-user.ts';
import { socketFits } from './short-path.ts';

/** Address at which the server listens. */
export interface Door {
  /** Folder of the Unix socket, or an IP address. */
  readonly host: string;
  readonly port: number;
  /** PostgreSQL settings that make the server listen there and nowhere else. */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const port = 5432;

/**
 * Creates a Unix socket folder that only its owner can enter, so nothing listens on the network. On
 * Windows, which has no such socket, it picks a free port on 127.0.0.1.
 */
export async function openDoor(base: string, user: RunUser | null): Promise<Door> {
  if (process.platform === 'win32') return await openPort();
  const beside = join(base, 'postgres.socket');
  const fits = socketFits(beside, `.s.PGSQL.${port}.lock`);
  const folder = fits ? beside : await mkdtemp(join(tmpdir(), 'portal-'));
  // A stale socket of a killed server would prevent the next one from listening.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  await giveTo(user, folder);
  return {
    host: folder,
    port,
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: String(port),
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function openPort(): Promise<Door> {
  const probe = createServer();
  const free = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      resolve((probe.address() as AddressInfo).port);
    });
  });
  await new Promise(resolve => probe.close(resolve));
  return {
    host: '127.0.0.1',
    port: free,
    settings: { listen_addresses: '127.0.0.1', port: String(free) },
    close: () => Promise.resolve(),
  };
}
