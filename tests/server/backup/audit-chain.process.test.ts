import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { sealLog } from '#server/platform/audit/seal/seal-entries.ts';
import { sealedAuditLog } from '#server/platform/audit/seal/sealed-log.ts';
import { verifySeals } from '#server/platform/audit/seal/verify-seals.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { openDb } from '#server/platform/db/client.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { emptyDatabase, useDatabase } from '../harness/database.ts';

const source = useDatabase();

it('a restored audit log has the same chain of seals, which goes on', async () => {
  const now = new Date('2030-01-02T03:00:00Z');
  const key = new Uint8Array(32).fill(5);
  const entry = { actorName: 'Siti', actorRole: 'ADMIN', action: 'role.update', resource: 'role' };
  const values = {
    ...entry,
    before: { 'nama "x"': 'é\\n\n' },
    after: { angka: [1.5, 1e21, null] },
  };
  await source.db.insert(auditLog).values([values, values, values]);
  await sealLog(sealedAuditLog, { auditSeal: key }).runAll(source.db, now);
  await source.db.insert(auditLog).values(entry);
  const output = new PassThrough();
  const file = buffer(output);
  const appKey = new Uint8Array(32).fill(7);
  await writeBackup(source.pool, output, { appKey, now });

  const target = await emptyDatabase();
  const { db, pool, close } = openDb(target.connectionString);
  onTestFinished(async () => {
    await close();
    await target.drop();
  });
  await restoreBackup(pool, Readable.from([await file]), { appKey });
  const { head, ...rest } = await verifySeals(db, sealedAuditLog, { key, now });
  expect(rest).toEqual({
    entries: 4,
    seals: 1,
    unsealed: { entries: 1, newest: 4, overdue: 1 },
    issue: null,
  });
  expect(await sealLog(sealedAuditLog, { auditSeal: key }).runAll(db, now)).toBe(1);
  expect(
    await verifySeals(db, sealedAuditLog, { key, now, expectedHead: head?.hash }),
  ).toMatchObject({
    seals: 2,
    issue: null,
  });
});
