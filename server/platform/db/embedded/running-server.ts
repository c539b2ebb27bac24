import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedConnections, readPasswords, type EmbeddedConnections } from './accounts.ts';
import { EmbeddedError } from './errors.ts';

/**
 * Returns the connection strings of the embedded database that another process runs in this data
 * folder.
 * @throws EmbeddedError when it is not running
 */
export async function findRunningServer(dataDir: string): Promise<EmbeddedConnections> {
  const folder = await realpath(dataDir);
  const locationFile = join(folder, 'postgres.location');
  const base = existsSync(locationFile) ? (await readFile(locationFile, 'utf8')).trim() : folder;
  const pidFile = join(base, 'postgres', 'postmaster.pid');
  const lines = await readFile(pidFile, 'utf8').catch(() => '');
  // PostgreSQL writes the port to line 4, its socket folder to line 5, its address to line 6.
  const [, , , port, socketFolder, address] = lines.split('\n').map(line => line.trim());
  const host = socketFolder || address;
  if (!port || !host) {
    throw new EmbeddedError(`Basis data di ${folder} belum siap. Coba lagi sebentar lagi.`);
  }
  return embeddedConnections({ host, port: Number(port) }, await readPasswords(base));
}
