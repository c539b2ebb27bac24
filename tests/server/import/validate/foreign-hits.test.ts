import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxForeignHits } from '#server/domains/peserta/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { auditLog, foreignHit, notification } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { sheetLine } from '../../../builders/sheet-file.ts';
import {
  importOf,
  nonZeroCounts,
  startImportFixture,
  uploadFile,
  type ImportFixture,
} from '../fixture.ts';

let fixture: ImportFixture;
/** Numbers of people whom another company has registered. */
let foreign: string[];

beforeAll(async () => {
  fixture = await startImportFixture();
  const { server, admin } = fixture;
  const other = await buildBhbu(server.db);
  foreign = Array.from({ length: maxForeignHits + 5 }, newNik);
  for (const nik of foreign)
    await buildPeserta(server.deps, { userId: admin.id, bhbuId: other, nik });
});
afterAll(() => fixture.server.stop());

const preview = (niks: readonly string[]) =>
  uploadFile(
    fixture,
    niks.map(nik => sheetLine({ nik })),
  );

const hitsOf = (userId: number) =>
  fixture.server.db.$count(foreignHit, eq(foreignHit.userId, userId));

describe('people whom another company has registered', () => {
  it('are counted once a day for the account that enters them, with an audit entry', async () => {
    const { server, company } = fixture;
    const response = await preview([...foreign.slice(0, 20), newNik()]);
    expect(nonZeroCounts(importOf(response))).toEqual({ tidakValid: 20, baru: 1 });
    await preview(foreign.slice(0, 20));
    expect(await hitsOf(company.id)).toBe(20);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.actorId, company.id), eq(auditLog.action, 'peserta.foreignHit')));
    expect(entries.map(({ after }) => after)).toEqual([
      { baru: 20, hariIni: 20, batas: maxForeignHits },
    ]);
    expect(JSON.stringify(entries)).not.toContain(foreign[0]);
  });

  it('end the imports and forms of the account for the day, and administrators are notified once', async () => {
    const { server, company, admin } = fixture;
    const refused = await preview(foreign);
    expect([refused.status, refused.json['code']]).toEqual([429, 'TERLALU_SERING']);
    expect(JSON.stringify(refused.json)).not.toContain(foreign[0]);
    // Also for someone who was counted before, and by the other ways to enter a person.
    expect((await preview(foreign.slice(0, 1))).status).toBe(429);
    const { json } = await server.request('GET', '/Peserta/getByUserId', { token: company.token });
    expect(json['totalRecords']).toBe(0);
    const notices = await server.db
      .select()
      .from(notification)
      .where(and(eq(notification.userId, admin.id), eq(notification.message, 'user.foreignHits')));
    expect(notices).toHaveLength(1);
    // It leads to the page of the account, which is there.
    expect(notices[0]?.path).toBe(recordPath('user', company.id));
    // People of its own are entered as before, and staff are not limited.
    expect((await preview([newNik()])).status).toBe(200);
    const byStaff = await uploadFile(
      fixture,
      foreign.map(nik => sheetLine({ nik })),
      { token: admin.token, path: `/Peserta/ImportByAM/0/${fixture.bhbuId}?preview=true` },
    );
    expect(byStaff.status).toBe(200);
    server.advanceTime(86_400_000);
    const { token } = await server.signIn({ role: 'BHBU', bhbuId: fixture.bhbuId });
    expect((await uploadFile(fixture, [sheetLine({ nik: foreign[0] })], { token })).status).toBe(
      200,
    );
  });
});
