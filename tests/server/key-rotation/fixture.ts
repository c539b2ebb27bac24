import type pg from 'pg';
import { createApp } from '#server/app/app.ts';
import { openKeys, type OpenedKeys } from '#server/platform/db/open-keys.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildUser } from '../../builders/user.ts';
import { testAppKey } from '../harness/config.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';
import type { ImportFixture } from '../import/fixture.ts';

const open = (pool: pg.Pool): Promise<OpenedKeys> =>
  openKeys(pool, { appKey: testAppKey, dataDir: '' });

/** A server whose keys are wrapped in its database, with accounts that import files. */
export interface KeyedServer extends ImportFixture {
  /** Connections without a pooler, as the commands that rotate keys have. */
  readonly pool: pg.Pool;
  /** Stops following the keys, as a server does that stops. */
  readonly stopKeys: () => Promise<void>;
}

export async function startKeyedServer(
  seed: (server: TestServer) => Promise<void> = () => Promise.resolve(),
): Promise<KeyedServer> {
  let stopKeys = (): Promise<void> => Promise.resolve();
  const server = await startTestServer({}, translator, async direct => {
    const opened = await open(direct);
    let stopping: Promise<void> | undefined;
    stopKeys = () => (stopping ??= opened.stop());
    return { keys: opened.keys, stop: stopKeys };
  });
  await seed(server);
  const bhbuId = await buildBhbu(server.db);
  const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  const accounts = await signInAgain(server, bhbuId);
  return { server, pool: server.direct, stopKeys, bhbuId, faskesId, ...accounts };
}

const signInAgain = async ({ deps }: Pick<TestServer, 'deps'>, bhbuId: number) => ({
  company: await buildUser(deps, { role: 'BHBU', bhbuId }),
  admin: await buildUser(deps, { role: 'ADMIN' }),
});

/** Starts another server on the database of a stopped one. */
export async function restartKeyedServer(stopped: KeyedServer): Promise<KeyedServer> {
  const { keys, stop: stopKeys } = await open(stopped.pool);
  const deps = { ...stopped.server.deps, keys };
  const server = { ...stopped.server, deps, request: requestTo(createApp(deps)) };
  return { ...stopped, server, stopKeys, ...(await signInAgain(server, stopped.bhbuId)) };
}

/** Returns the versions and states of the stored keys of a name. */
export async function keyStates(pool: pg.Pool, name: string): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select version || ' ' || state as text from encryption_key where name = $1 order by version`,
    [name],
  );
  return rows.map(({ text }) => text);
}
