import { expect, it, onTestFinished } from 'vitest';
import { openPool } from '#server/platform/db/pool.ts';
import {
  assertSessionSettings,
  PooledSettingsError,
} from '#server/platform/db/session-settings.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { buildUser } from '../../builders/user.ts';
import { recordStatements } from '../harness/wire.ts';
import { shareDatabase, type RunningTestServer, type SharedDatabase } from './servers.ts';

/** What a session holds, and a pooler of transactions must not be sent. */
const sessionCommand =
  /^\s*(listen|unlisten|discard|deallocate|prepare|load|set\s+(?!local\b|transaction\b))|declare\s[^;]*\bwith hold\b|set_config\([^)]*false\)|pg_(try_)?advisory_(un)?lock(_shared|_all)?\s*\(|create\s+(temp|temporary)\s+table(?![^;]*on commit drop)/i;

/** Uses the server in the ways that differ in how they use the database. */
async function useServer(
  { request }: RunningTestServer,
  { db, deps }: SharedDatabase,
): Promise<number[]> {
  const bhbuId = await buildBhbu(db);
  await buildFaskes(db, { serves: [bhbuId] });
  const password = 'sandi contoh 7';
  const { userName } = await buildUser(deps, { role: 'ADMIN', password });
  const signIn = (Password: string) =>
    request('POST', '/gtc/logingtc', {
      body: { Username: userName, Password, ApplicationCode: 'GTRY' },
    });
  const refused = await signIn('bukan ini');
  const { json } = await signIn(password);
  const token = String(json['token']);
  const { token: company } = await buildUser(deps, { role: 'BHBU', bhbuId });
  const form = new FormData();
  form.append('berkas', await buildSheetFile([sheetLine(), sheetLine()]));
  const read = await request('POST', '/Peserta/Import/0?preview=true', {
    token: company,
    body: form,
  });
  const responses = [
    refused,
    read,
    await request('POST', `/Peserta/impor/${String(read.json['id'])}/simpan`, {
      token: company,
      body: { modus: 'yangBisa' },
    }),
    await request('POST', '/role', {
      token,
      headers: { 'idempotency-key': 'sekali' },
      body: { name: 'Peran gabungan', peranDasar: 'AM', keterangan: null },
    }),
    await request('GET', '/Peserta?pageSize=10', { token }),
    await request('GET', '/Peserta?q=3273010101900001', { token }),
    await request('GET', '/Peserta/Export', { token }),
    await request('GET', '/audit/ekspor', { token }),
    await request('GET', '/role', { token }),
  ];
  return responses.map(({ status }) => status);
}

it('behind a pooler of transactions no statement is named and no session holds anything', async () => {
  const shared = await shareDatabase();
  const { connectionString, statements } = await recordStatements(shared.serverConnectionString);
  const server = await shared.start({
    DATABASE_URL: connectionString,
    DATABASE_DIRECT_URL: shared.serverConnectionString,
    DATABASE_POOLING: 'transaction',
  });
  expect(await useServer(server, shared)).toEqual([401, 200, 200, 201, 200, 200, 200, 200, 200]);
  await server.stop();
  expect(statements.length).toBeGreaterThan(100);
  expect(statements.filter(({ name }) => name !== '')).toEqual([]);
  expect(statements.filter(({ text }) => sessionCommand.test(text))).toEqual([]);
});

it('the settings of pooled connections are those of the role', async () => {
  const shared = await shareDatabase();
  const open = (pooling: 'session' | 'transaction') => {
    const pool = openPool(shared.serverConnectionString, { max: 1, pooling });
    onTestFinished(() => pool.end());
    return pool;
  };
  await expect(open('transaction').query('select 1')).rejects.toThrow(PooledSettingsError);
  const environment = {
    DATABASE_DIRECT_URL: shared.serverConnectionString,
    DATABASE_POOLING: 'transaction',
  };
  await shared.start(environment);
  await shared.start(environment);
  const client = await open('transaction').connect();
  await expect(assertSessionSettings(client)).resolves.toBeUndefined();
  await client.query(`set timezone = 'Asia/Jakarta'`);
  await expect(assertSessionSettings(client)).rejects.toThrow('timezone');
  client.release(true);
});
