import { desc, sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { findHead, sealedLedger } from '#server/platform/audit/seal/sealed-log.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { openDb } from '#server/platform/db/client.ts';
import { stockEntry } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { startTestServer } from '../harness/server.ts';

describe('the seals of the dose ledger', () => {
  it('prove every entry to everyone who noted the last one', async () => {
    const server = await startTestServer();
    onTestFinished(() => server.stop());
    const key = server.deps.keys.auditSeal;
    const job = sealLog(sealedLedger, { auditSeal: key });
    const verify = (expectedHead?: string) =>
      verifySeals(server.db, sealedLedger, { key, now: server.now(), expectedHead });
    expect(await findHead(server.db, sealedLedger)).toBeUndefined();

    const bhbuId = await buildBhbu(server.db);
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    await buildStock(server.db, { bhbuId, faskesId, doses: 100 });
    await job.runAll(server.db, server.now());
    const head = await findHead(server.db, sealedLedger);
    const report = await verify(head?.hash);
    expect(report).toMatchObject({ seals: 1, issue: null, unsealed: { entries: 0 } });
    expect(report.entries).toBe(1);
    expect((await verify('0'.repeat(64))).issue).toContain('tidak ada');

    const [last] = await server.db
      .select({ id: stockEntry.id })
      .from(stockEntry)
      .orderBy(desc(stockEntry.id))
      .limit(1);
    const owner = openDb(server.ownerConnectionString, { max: 1 });
    onTestFinished(() => owner.close());
    await owner.db.execute(sql`alter table stock_entry disable trigger user`);
    await owner.db.execute(sql`update stock_entry set jumlah = jumlah + 1 where id = ${last?.id}`);
    expect((await verify()).issue).toContain('tidak cocok');
  });
});
