import { afterAll, expect, it, onTestFinished } from 'vitest';
import { openDb, type Db } from '#server/platform/db/client.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { dose } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { buildUser } from '../../builders/user.ts';
import { startProcess, type TestProcess } from '../harness/test-process.ts';
import {
  startLoadedProcess,
  signalServer,
  removeSharedDataDir,
  startInProcess,
  createUsedDataDir,
} from '../harness/embedded.ts';
import { accountContext } from '../import/account-context.ts';
import { findDifferences } from '../stock/recount.ts';
import { doseCountDifferences } from './count-differences.ts';
import type { NurseTask } from './fixtures/nurse.ts';

afterAll(removeSharedDataDir);

async function loadNurseProcess(task: NurseTask): Promise<TestProcess> {
  const child = startProcess('tests/server/vaksinasi/fixtures/nurse.ts', [JSON.stringify(task)]);
  onTestFinished(async () => {
    child.kill();
    await child.exitCode;
    await signalServer(task.dataDir, 'SIGQUIT');
  });
  await child.waitForLine('loaded');
  return child;
}

const readDoseIds = async (db: Db): Promise<number[]> =>
  (await db.select({ id: dose.id }).from(dose)).map(({ id }) => id);

it('kill -9 of nurse and database keeps every reported dose, and counts and books it once', async () => {
  const dataDir = await createUsedDataDir();
  const first = await startInProcess(dataDir);
  const before = openDb(first.connectionString);
  await migrate(before.pool);
  const bhbuId = await buildBhbu(before.db);
  const faskesId = await buildFaskes(before.db, { serves: [bhbuId] });
  const { deps } = accountContext(before, 0, bhbuId);
  const { id: userId } = await buildUser(deps, { role: 'FASKES', faskesId });
  const { idBatch } = await buildStock(before.db, { bhbuId, faskesId, doses: 20 });
  const people: number[] = [];
  for (let i = 0; i < 60; i++) {
    people.push((await buildPeserta(deps, { userId, bhbuId, idFaskes: faskesId })).id);
  }
  await before.close();
  await first.stop();

  const reportedIds: number[] = [];
  for (const from of [0, 30]) {
    const task = { dataDir, userId, faskesId, idBatch, people: people.slice(from, from + 30) };
    const nurse = await startLoadedProcess(await loadNurseProcess(task));
    const enough = 1 + Math.floor(Math.random() * 25);
    const keptLines = () => nurse.lines.filter(line => line.startsWith('kept '));
    while (keptLines().length < enough) await new Promise(go => setImmediate(go));
    await signalServer(dataDir, 'SIGKILL');
    nurse.kill();
    await nurse.exitCode;
    reportedIds.push(...keptLines().map(line => Number(line.slice('kept '.length))));
  }

  const last = await startInProcess(dataDir);
  const after = openDb(last.connectionString);
  const ids = await readDoseIds(after.db);
  expect(ids).toEqual(expect.arrayContaining(reportedIds));
  // The visit in progress may have been committed before its line was printed.
  expect(ids.length - reportedIds.length).toBeLessThanOrEqual(2);
  expect(await doseCountDifferences(after.db)).toEqual([]);
  expect(await findDifferences(after.db, false)).toEqual([]);
  await after.close();
});
