import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type RunUser } from './run-user.ts';
import { socketFits } from './short-path.ts';

/** Where the server is reached. */
export interface Door {
  /** The folder of its socket, or an address. */
  readonly host: string;
  readonly port: number;
  /** The settings by which the server listens there and nowhere else. */
  readonly settings: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

const port = 5432;

/**
 * A socket in a folder that only its owner gets into. Nothing listens on the network, save on
 * Windows, where the server takes no socket: there it is a free port of the machine itself.
 */
export async function openDoor(base: string, user: RunUser | null): Promise<Door> {
  if (process.platform === 'win32') return await openPort();
  const beside = join(base, 'postgres.socket');
  const fits = socketFits(beside, `.s.PGSQL.${port}.lock`);
  const folder = fits ? beside : await mkdtemp(join(tmpdir(), 'portal-'));
  // What a killed server left there would keep the next one from listening.
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
