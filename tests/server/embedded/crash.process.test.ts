import { afterAll, describe, expect, it } from 'vitest';
import { runSql } from '#tests/server/harness/database-admin.ts';
import {
  startLoadedProcess,
  signalServer,
  removeSharedDataDir,
  loadOwnerProcess,
  startInProcess,
  createUsedDataDir,
} from '#tests/server/harness/embedded.ts';
import { waitUntil } from '#tests/server/harness/wait-until.ts';

afterAll(removeSharedDataDir);

const rounds = 20;

describe('kill -9 while writing', () => {
  it(
    `loses no acknowledged row and saves no partial transaction in ${rounds} of ${rounds} rounds`,
    // Each round starts a process, which takes seconds while other tests run.
    { timeout: 300_000 },
    async () => {
      const folder = await createUsedDataDir();
      const first = await startInProcess(folder);
      await runSql(
        first.connectionString,
        'create table first_half (id int generated always as identity primary key)',
      );
      await runSql(first.connectionString, 'create table second_half (id int primary key)');
      await first.stop();

      const acknowledged: number[] = [];
      let next = loadOwnerProcess({ dataDir: folder, afterReady: 'write' });
      for (let round = 1; round <= rounds; round++) {
        const child = await startLoadedProcess(await next);
        // Loading takes longest, so the next process loads during the round.
        if (round < rounds) next = loadOwnerProcess({ dataDir: folder, afterReady: 'write' });
        expect(await findMissingRows(child.connectionString, acknowledged)).toEqual([]);
        const enough = 20 + Math.random() * 100;
        await waitUntil(() => child.lines.length > enough);
        // Odd rounds kill only the process, whose server the next one ends; even rounds kill both.
        if (round % 2 === 0) await signalServer(folder, 'SIGKILL');
        child.kill();
        await child.exitCode;
        const wrote = child.lines.filter(line => line.startsWith('wrote '));
        acknowledged.push(...wrote.map(line => Number(line.slice('wrote '.length))));
      }
      const { connectionString } = await startInProcess(folder);
      expect(acknowledged.length).toBeGreaterThan(rounds * 10);
      expect(await findMissingRows(connectionString, acknowledged)).toEqual([]);
      expect(
        await runSql(
          connectionString,
          'select id from first_half full join second_half using (id) where first_half.id is null or second_half.id is null',
        ),
      ).toEqual([]);
    },
  );
});

/** Returns the acknowledged ids that are missing from the table. */
const findMissingRows = (connectionString: string, ids: readonly number[]) =>
  runSql(
    connectionString,
    `select unnest('{${ids.join()}}'::int[]) as id except select id from second_half`,
  );
