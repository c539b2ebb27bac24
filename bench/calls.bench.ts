import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '#server/demo/users.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/http/log.ts';
import { start } from '#server/start.ts';
import { head, row, time } from './measure.ts';

/** What the pipeline costs: calls over HTTP against a server of its own, one client, one at a time. */
export async function bench(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const settings = readSettings({ DATA_DIR: dataDir, PORT: '0' });
  const began = performance.now();
  const server = await start({
    settings,
    clock: () => new Date(),
    log: createLog('silent'),
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
    console.log(head);
    console.log(row('sign in (argon2id)', await time(50, signIn)));
    const token = String((await signIn())['token']);
    console.log(row('list of roles', await time(500, () => call('GET', '/Role', token))));
    console.log(row('one role', await time(500, () => call('GET', '/Role/1', token))));
    console.log(
      row('all kabupaten and kota', await time(200, () => call('GET', '/kabkota', token))),
    );
    console.log(
      row(
        'make a role, audited',
        await time(200, i =>
          call('POST', '/Role', token, {
            name: `Bench ${i} ${Math.random()}`.slice(0, 40),
            peranDasar: 'AM',
          }),
        ),
      ),
    );
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
