import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#server/demo/users.ts';
import { readSettings } from '#server/env.ts';
import { createLogger } from '#server/http/log.ts';
import { startServer } from '#server/start-server.ts';
import { measure, printTable } from './measure.ts';

/**
 * Measures the request pipeline over HTTP: a separate server, one client, one request at a time.
 */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' });
  const began = performance.now();
  const server = await startServer({
    settings,
    clock: () => new Date(),
    log: createLogger('silent'),
    consoleDir: null,
  });
  console.log(
    `first start, database made and demo world in: ${Math.round(performance.now() - began)} ms`,
  );
  try {
    const call = async (method: string, path: string, token?: string, body?: object) => {
      const response = await fetch(`${server.url}/api${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
      return (await response.json()) as Record<string, unknown>;
    };
    const signIn = () =>
      call('POST', '/gtc/logingtc', undefined, {
        Username: 'admin',
        Password: demoPassword,
        ApplicationCode: 'GTRY',
      });
    const token = String((await signIn())['token']);
    const get = (path: string) => () => call('GET', path, token);
    const makeRole = (round: number) =>
      call('POST', '/Role', token, { name: `Bench ${round} ${Date.now()}`, peranDasar: 'AM' });
    printTable('One client, one call at a time', [
      await measure('sign in (argon2id)', 50, signIn),
      await measure('a constant list', 500, get('/kategori')),
      await measure('list of roles', 500, get('/Role')),
      await measure('one role', 500, get('/Role/1')),
      await measure('all kabupaten and kota', 200, get('/kabkota')),
      await measure('make a role, audited', 200, makeRole),
    ]);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
