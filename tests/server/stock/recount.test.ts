import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stockActions } from '#contract/domains/stock/record.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { expireStock } from '#server/domains/stock/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildStockWorld, type StockWorld } from '../../builders/stock.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { findDifferences } from './recount.ts';

let server: TestServer;
let world: StockWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildStockWorld(server);
});
afterAll(() => server.stop());

const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('receive' as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('inject' as const), n: fc.nat(2) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('act' as const),
      tindakan: fc.constantFrom(...stockActions),
      jumlah: fc.integer({ min: 1, max: 220 }),
      which: fc.nat(3),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expire' as const) }) },
);

it('the stock equals a recount of the ledger, the receipts and the doses after any operations', async () => {
  await world.receive();
  const given: number[] = [];
  const ids = async () =>
    (await server.db.execute<{ id: number }>(sql`select id from stock order by id`)).rows;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 12 }), async steps => {
      for (const one of steps) {
        if (one.kind === 'receive') await world.receive({ qtyTiba: 190, bocor: 3 });
        else if (one.kind === 'inject') {
          const answers = await Promise.all(
            Array.from({ length: one.n + 1 }, () =>
              world.inject({ alasanBatch: 'Dosis cadangan' }),
            ),
          );
          for (const { status, text, json } of answers) {
            // Doses in quarantine are not used, whatever the reason.
            if (status === 422) expect(text).toContain('dikarantina dan tidak boleh dipakai');
            else {
              expect(status, text).toBe(201);
              given.push(Number(json['id']));
            }
          }
        } else if (one.kind === 'cancel') {
          const id = given.pop();
          if (id === undefined) continue;
          const body = { alasan: 'Salah catat' };
          expect(
            (await world.request('FASKES', 'PUT', `/Vaksinasi/batal/${id}`, body)).status,
          ).toBe(200);
        } else if (one.kind === 'act') {
          const rows = await ids();
          const id = rows[one.which % rows.length]?.id ?? 0;
          expect((await world.act('PS', id, one.tindakan, one.jumlah)).status).toBeLessThan(500);
        } else {
          await server.db.execute(
            sql`update batch set kedaluwarsa = '2029-12-31' where id = ${world.idBatch}`,
          );
          await runRecordJob({ ...server.deps, clock: server.now }, expireStock);
          await server.db.execute(
            sql`update batch set kedaluwarsa = '2099-06-30' where id = ${world.idBatch}`,
          );
        }
      }
      expect(await findDifferences(server.db)).toEqual([]);
    }),
    { numRuns: runs(3) },
  );
});
