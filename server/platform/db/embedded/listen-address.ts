import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeOwner, type RunUser } from './run-user.ts';
import { fitsSocketPath } from './short-path.ts';

/** Address at which the server listens. */
export interface ListenAddress {
  /** Folder of the Unix socket, or an IP address. */
  readonly host: string;
  readonly port: number;
  /** PostgreSQL settings that make the server listen there and nowhere else. */
  readonly settings: Readonly<Record<string, string>>;
  /** Removes what a killed server left, which would prevent the next one from listening. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const port = 5432;

/**
 * Creates a Unix socket folder that only its owner can enter, so nothing listens on the network. On
 * Windows, which has no such socket, it picks a free port on 127.0.0.1.
 */
export async function createListenAddress(
  base: string,
  user: RunUser | null,
): Promise<ListenAddress> {
  if (process.platform === 'win32') return await findFreePort();
  const defaultFolder = join(base, 'postgres.socket');
  const isShortEnough = fitsSocketPath(defaultFolder, `.s.PGSQL.${port}.lock`);
  const folder = isShortEnough ? defaultFolder : await mkdtemp(join(tmpdir(), 'portal-'));
  const reset = async (): Promise<void> => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { mode: 0o700 });
    await changeOwner(user, folder);
  };
  await reset();
  return {
    host: folder,
    port,
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: String(port),
    },
    reset,
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function findFreePort(): Promise<ListenAddress> {
  const probe = createServer();
  const freePort = await new Promise<number>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      resolve((probe.address() as AddressInfo).port);
    });
  });
  await new Promise(resolve => probe.close(resolve));
  return {
    host: '127.0.0.1',
    port: freePort,
    settings: { listen_addresses: '127.0.0.1', port: String(freePort) },
    reset: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
