import { spawn } from 'node:child_process';
import { createWriteStream, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { hashPassword } from '#server/platform/auth/password.ts';
import type { Started } from './proxies.ts';

/** The same application key for every server of a drill. */
export const appKey = Buffer.alloc(32, 7).toString('base64');

/** A server process of the application. */
export interface AppServer extends Started {
  readonly port: number;
  readonly pid: number;
}

/** Starts the built server of a checkout, this one unless given, and waits until it is ready. */
export async function startAppServer(
  root: string,
  port: number,
  environment: Readonly<Record<string, string>>,
  checkout = '.',
): Promise<AppServer> {
  const program = resolve(checkout, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error(`${program} does not exist. Run: npm run build`);
  const log = createWriteStream(join(root, `server-${port}.log`), { flags: 'a' });
  const child = spawn(process.execPath, ['--v8-pool-size=1', program], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: root,
      APP_KEY: appKey,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<void>(done => child.once('exit', () => done()));
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  for (let attempt = 0; ; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) break;
    if (attempt > 1_200 || child.exitCode !== null) {
      throw new Error(`The server on port ${port} does not start; see ${root}/server-${port}.log`);
    }
    await wait(100);
  }
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await Promise.race([ended, wait(15_000)]);
      child.kill('SIGKILL');
      process.off('exit', kill);
    },
  };
}

/** Password of the accounts that `createAccounts` inserts. */
export const password = 'sandi latihan 7';

/** Inserts an administrator account for each name, without the demo data, which takes long. */
export async function createAccounts(url: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `insert into app_user (user_name, full_name, password_hash, role_id, must_change_password)
    select name, name, $2, (select id from role where name = 'ADMIN'), false
    from unnest($1::text[]) name`,
    [names, await hashPassword(password)],
  );
  await client.end();
}

/** Signs an account in. @returns its token */
export async function signIn(url: string, userName: string): Promise<string> {
  const response = await fetch(`${url}/api/gtc/logingtc`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Username: userName, Password: password, ApplicationCode: 'GTRY' }),
  });
  if (!response.ok) throw new Error(`sign-in of ${userName}: ${response.status}`);
  return ((await response.json()) as { token: string }).token;
}
