import { afterAll, describe, expect, it } from 'vitest';
import { query } from '#tests/server/harness/admin.ts';
import {
  begin,
  endServer,
  forgetUsedFolder,
  loadOwner,
  startHere,
  usedFolder,
} from '#tests/server/harness/embedded.ts';
import { until } from '#tests/server/harness/until.ts';

afterAll(forgetUsedFolder);

const rounds = 20;

describe('kill -9 while writing', () => {
  it(
    `loses no acknowledged row and saves no partial transaction in ${rounds} of ${rounds} rounds`,
    { timeout: 120_000 },
    async () => {
      const folder = await usedFolder();
      const first = await startHere(folder);
      await query(
        first.connectionString,
        'create table first_half (id int generated always as identity primary key)',
      );
      await query(first.connectionString, 'create table second_half (id int primary key)');
      await first.stop();

      const acknowledged: number[] = [];
      let next = loadOwner({ dataDir: folder, then: 'write' });
      for (let round = 1; round <= rounds; round++) {
        const child = await begin(await next);
        // Loading takes longest, so the next process loads during the round.
        if (round < rounds) next = loadOwner({ dataDir: folder, then: 'write' });
        expect(await missingFrom(child.connectionString, acknowledged)).toEqual([]);
        const enough = 20 + Math.random() * 100;
        await until(() => child.lines.length > enough);
        // Odd rounds kill only the process, whose server the next one ends; even rounds kill both.
        if (round % 2 === 0) await endServer(folder, 'SIGKILL');
        child.kill();
        await child.ended;
        const wrote = child.lines.filter(line => line.startsWith('wrote '));
        acknowledged.push(...wrote.map(line => Number(line.slice('wrote '.length))));
      }
      const { connectionString } = await startHere(folder);
      expect(acknowledged.length).toBeGreaterThan(rounds * 10);
      expect(await missingFrom(connectionString, acknowledged)).toEqual([]);
      expect(
        await query(
          connectionString,
          'select id from first_half full join second_half using (id) where first_half.id is null or second_half.id is null',
        ),
      ).toEqual([]);
    },
  );
});

/** Returns the acknowledged ids that are missing from the table. */
const missingFrom = (connectionString: string, ids: readonly number[]) =>
  query(
    connectionString,
    `select unnest('{${ids.join()}}'::int[]) as id except select id from second_half`,
  );
