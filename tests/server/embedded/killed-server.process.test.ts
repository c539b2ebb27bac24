import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '#server/app/app.ts';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { openDb } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { buildUser } from '#tests/builders/user.ts';
import { testAppKey, testConfig } from '../harness/config.ts';
import {
  createUsedDataDir,
  readMarker,
  readPostmasterPid,
  removeSharedDataDir,
  signalServer,
  startInProcess,
  writeMarker,
} from '../harness/embedded.ts';
import { waitUntil } from '../harness/wait-until.ts';

afterAll(removeSharedDataDir);

/** Whether the marker can be read, which needs a running server. */
const canRead = (connectionString: string): Promise<boolean> =>
  readMarker(connectionString).then(
    () => true,
    () => false,
  );

describe('a database server that is killed', () => {
  it('is restarted with its data, at the same address', async () => {
    const folder = await createUsedDataDir();
    const log: string[] = [];
    const { connectionString, stop } = await startInProcess(folder, {
      log: { info: text => log.push(text), warn: text => log.push(text) },
    });
    await writeMarker(connectionString);
    for (const round of [1, 2]) {
      const before = await readPostmasterPid(folder);
      await signalServer(folder, 'SIGKILL');
      await waitUntil(() => canRead(connectionString), 60_000);
      expect(await readPostmasterPid(folder)).not.toBe(before);
      // The server accepts connections a moment before the restart is over.
      await waitUntil(
        () => log.filter(text => text.includes('berjalan lagi')).length === round,
        60_000,
      );
      expect(log.filter(text => text.includes('berhenti mendadak'))).toHaveLength(round);
    }
    await stop();
    expect(await readPostmasterPid(folder)).toBeUndefined();
    expect(await canRead(connectionString)).toBe(false);
  });

  it('is answered with 503 and Retry-After until it runs again, and never with 500', async () => {
    const folder = await createUsedDataDir();
    const { connectionString } = await startInProcess(folder);
    const opened = openDb(connectionString, { max: 4, reconnectMs: 1 });
    onTestFinished(() => opened.close());
    const log = createLogger('silent');
    await migrate(opened.pool, { log });
    const keys = deriveKeys(testAppKey);
    const deps = {
      db: opened.db,
      clock: () => new Date(),
      config: testConfig,
      keys,
      log,
      throttle: createThrottle(opened.pool, keys.throttle),
      messages: translator,
    };
    const app = createApp(deps);
    const { token } = await buildUser(deps);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const calls = [
      () => new Request('http://portal.test/api/Product', { headers }),
      () => new Request('http://portal.test/api/Faskes', { headers }),
      () => new Request('http://portal.test/api/gtc/sesi', { method: 'DELETE', headers }),
    ];
    const answers: { status: number; retryAfter: string | null; text: string }[] = [];
    const askAll = async (): Promise<void> => {
      await Promise.all(
        calls.map(async call => {
          const response = await app.fetch(call());
          const retryAfter = response.headers.get('retry-after');
          answers.push({ status: response.status, retryAfter, text: await response.text() });
        }),
      );
    };
    const isUp = (): boolean => answers.slice(-calls.length).every(one => one.status < 500);
    await askAll();
    expect(isUp()).toBe(true);
    await signalServer(folder, 'SIGKILL');
    await waitUntil(async () => {
      await askAll();
      return isUp() && answers.some(one => one.status === 503);
    }, 60_000);
    const failed = answers.filter(one => one.status >= 500);
    expect(new Set(failed.map(one => `${one.status} ${one.retryAfter}`))).toEqual(
      new Set(['503 5']),
    );
    for (const { text } of failed) expect(JSON.parse(text)).toMatchObject({ code: 'BELUM_SIAP' });
  });

  it('that cannot run is tried again until it can', { timeout: 120_000 }, async () => {
    const folder = await createUsedDataDir();
    const warnings: string[] = [];
    const { connectionString, stop } = await startInProcess(folder, {
      log: { info: () => undefined, warn: text => warnings.push(text) },
    });
    await writeMarker(connectionString);
    const [present, missing] = ['global', 'hilang'].map(name => join(folder, 'postgres', name));
    await rename(present ?? '', missing ?? '');
    await signalServer(folder, 'SIGKILL');
    await waitUntil(() => warnings.some(text => text.includes('gagal dijalankan ulang')), 60_000);
    await rename(missing ?? '', present ?? '');
    await waitUntil(() => canRead(connectionString), 60_000);
    await stop();
  });
});
