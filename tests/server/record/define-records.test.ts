import { eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import type { NewAuditEntry } from '#server/platform/audit/write-audit.ts';
import { databaseError, transaction, type Queryable } from '#server/platform/db/client.ts';
import { faskes, role } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { useDatabase } from '#tests/server/harness/database.ts';

const database = useDatabase();
const now = new Date('2026-05-04T03:02:01.000Z');

/** Roles, which are deleted for good; the scope is the base role. */
const roles = defineRecords({
  table: role,
  resource: 'role',
  noun: 'role',
  select: ({ db }: ReadContext) => db.select().from(role).$dynamic(),
  scope: ({ base }: { base?: Role }) => base && eq(role.peranDasar, base),
  labelOf: ({ name }) => name,
  auditFields: ['name', 'keterangan'],
  constraints: [
    { constraint: 'role_name_unique', field: 'name', message: message('role.nameTaken') },
  ],
});

/** Facilities, which are soft-deleted. */
const facilities = defineRecords({
  table: faskes,
  resource: 'faskes',
  noun: 'faskes',
  select: ({ db }: ReadContext) =>
    db
      .select({ ...getTableColumns(faskes), kode: sql<string>`upper(${faskes.kodePcare})` })
      .from(faskes)
      .$dynamic(),
  complete: (_ctx, rows) => Promise.resolve(rows.map(row => ({ ...row, panggilan: row.kode }))),
  labelOf: ({ namaFaskes }) => namaFaskes,
  auditFields: ({ namaFaskes, isActive }) => ({ nama: namaFaskes, isActive }),
});

let entries: NewAuditEntry[] = [];
const audit = (entry: NewAuditEntry) => {
  entries.push(entry);
  return Promise.resolve();
};
const contextOf = (db: Queryable, fullName = 'Ani') => ({ db, now, user: { fullName }, audit });
const context = (fullName?: string) => contextOf(database.db, fullName);

beforeEach(async () => {
  entries = [];
  await database.db.delete(role).where(eq(role.bawaan, false));
  await database.db.delete(faskes);
});

const insertRole = (name: string) => roles.insert(context(), { name, peranDasar: 'AM' });

describe('insert', () => {
  it('stamps the record and writes what it holds to the audit log', async () => {
    const created = await roles.insert(
      context(),
      { name: 'Koordinator', peranDasar: 'AM' },
      { audited: { harga: 5 }, reason: 'baru' },
    );
    expect(created).toMatchObject({
      version: 1,
      createdAt: now.toISOString(),
      createdBy: 'Ani',
      modifiedAt: now.toISOString(),
      modifiedBy: 'Ani',
    });
    expect(entries).toEqual([
      {
        action: 'role.create',
        resource: 'role',
        recordId: created.id,
        recordLabel: 'Koordinator',
        reason: 'baru',
        after: { name: 'Koordinator', keterangan: null, harga: 5 },
      },
    ]);
  });

  it('saves rows that belong to the record before it is read', async () => {
    const after = async (id: number) => {
      await database.db.update(role).set({ keterangan: 'anak' }).where(eq(role.id, id));
    };
    const values = { name: 'Induk', peranDasar: 'AM' } as const;
    expect(await roles.insert(context(), values, { after })).toMatchObject({ keterangan: 'anak' });
  });

  it('maps a duplicate to its field and passes other errors on', async () => {
    await insertRole('Sama');
    await expect(insertRole('sama')).rejects.toMatchObject({
      code: 'TIDAK_SAH',
      extensions: { errors: { name: [message('role.nameTaken')] } },
    });
    const invalid = roles.insert(context(), { name: '\0', peranDasar: 'AM' });
    const code = await invalid.catch((error: unknown) => databaseError(error)?.code);
    expect(code).toBe('22021');
  });
});

describe('update', () => {
  it('increments the version, stamps the change and audits what differs', async () => {
    const before = await insertRole('Lama');
    const after = await roles.update(context('Budi'), before, { name: 'Baru' });
    expect(after).toMatchObject({
      name: 'Baru',
      version: 2,
      createdBy: 'Ani',
      modifiedBy: 'Budi',
    });
    expect(entries.at(-1)).toMatchObject({
      action: 'role.update',
      recordLabel: 'Baru',
      before: { name: 'Lama' },
      after: { name: 'Baru' },
    });
    expect(entries.at(-1)).not.toHaveProperty('reason');
  });

  it('keeps the version and takes the action of another write on request', async () => {
    const before = await insertRole('Tetap');
    const after = await roles.update(
      context(),
      before,
      { keterangan: 'x' },
      { action: 'note', keepsVersion: true, audited: { lain: true } },
    );
    expect(after.version).toBe(1);
    expect(entries.at(-1)).toMatchObject({
      action: 'role.note',
      before: { keterangan: null },
      after: { keterangan: 'x', lain: true },
    });
  });

  it('maps a duplicate to its field', async () => {
    await insertRole('Satu');
    const second = await insertRole('Dua');
    await expect(roles.update(context(), second, { name: 'SATU' })).rejects.toMatchObject({
      extensions: { errors: { name: [message('role.nameTaken')] } },
    });
  });

  it('activates and deactivates', async () => {
    const before = await facilities.insert(context(), { namaFaskes: 'Klinik' });
    const inactive = await facilities.setActive(context(), before, false, {
      reason: 'tutup',
      values: { alasanNonaktif: 'tutup' },
    });
    expect(inactive).toMatchObject({ isActive: false, alasanNonaktif: 'tutup', version: 2 });
    expect(entries.at(-1)).toMatchObject({
      action: 'faskes.deactivate',
      reason: 'tutup',
      before: { isActive: true },
      after: { isActive: false },
    });
    await facilities.setActive(context(), inactive, true);
    expect(entries.at(-1)).toMatchObject({ action: 'faskes.activate' });
  });
});

describe('lock', () => {
  it('rejects an outdated version with the stored record and what was submitted', async () => {
    const before = await insertRole('Berubah');
    await roles.update(context(), before, { keterangan: 'lebih baru' });
    const submitted = { name: 'Usang' };
    await expect(
      roles.lock({ ...context(), expectedVersion: 1 }, before.id, { submitted }),
    ).rejects.toMatchObject({
      code: 'VERSI_BASI',
      extensions: { current: { version: 2, keterangan: 'lebih baru' }, submitted },
    });
    for (const [expectedVersion, options] of [
      [2, { submitted }],
      [undefined, { submitted: null }],
      [1, {}],
    ] as const) {
      const locked = await roles.lock({ ...context(), expectedVersion }, before.id, options);
      expect(locked.version).toBe(2);
    }
  });

  it.each(['update', 'no key update'] as const)('locks the row %s', async strength => {
    const { id } = await insertRole('Terkunci');
    const reference = await transaction(database.db, async tx => {
      await roles.lock(contextOf(tx), id, { strength });
      return await database.db
        .execute(sql`select 1 from ${role} where ${role.id} = ${id} for key share nowait`)
        .catch((error: unknown) => databaseError(error)?.code);
    });
    // 55P03: a row that references the record cannot be added.
    if (strength === 'update') expect(reference).toBe('55P03');
    else expect(reference).not.toBe('55P03');
  });
});

describe('scope', () => {
  it('hides records outside it, with the answer for a missing record', async () => {
    const { id } = await insertRole('Milik AM');
    expect(await roles.find({ ...context(), base: 'AM' }, id)).toMatchObject({ id });
    const outside = { ...context(), base: 'PS' as const };
    expect(await roles.find(outside, id)).toBeUndefined();
    const missing = { code: 'TIDAK_DITEMUKAN' };
    await expect(roles.get(outside, id)).rejects.toMatchObject(missing);
    await expect(roles.lock(outside, id)).rejects.toMatchObject(missing);
    await expect(roles.get(context(), 999_999)).rejects.toMatchObject(missing);
  });
});

describe('remove', () => {
  it('deletes a row for good when its table has no soft deletion', async () => {
    const before = await insertRole('Dibuang');
    expect(await roles.remove(context(), before, { reason: 'usang' })).toEqual(before);
    expect(await roles.find(context(), before.id, 'any')).toBeUndefined();
    expect(entries.at(-1)).toMatchObject({
      action: 'role.delete',
      reason: 'usang',
      before: { name: 'Dibuang', keterangan: null },
    });
  });

  it('soft-deletes and restores a record', async () => {
    const before = await facilities.insert(context(), { namaFaskes: 'Klinik', kodePcare: 'ab12' });
    const removed = await facilities.remove(context('Budi'), before);
    expect(removed).toMatchObject({
      deletedAt: now.toISOString(),
      version: 2,
      modifiedBy: 'Budi',
      panggilan: 'AB12',
    });
    expect(entries.at(-1)).toMatchObject({ action: 'faskes.delete', before: { nama: 'Klinik' } });
    expect(await facilities.find(context(), before.id)).toBeUndefined();
    expect(await facilities.find(context(), before.id, 'any')).toMatchObject({ id: before.id });
    await expect(facilities.lock(context(), before.id)).rejects.toMatchObject({
      code: 'TIDAK_DITEMUKAN',
    });
    const locked = await facilities.lock(context(), before.id, { which: 'deleted' });
    expect(await facilities.restore(context(), locked)).toMatchObject({
      deletedAt: null,
      version: 3,
    });
    expect(entries.at(-1)).toMatchObject({ action: 'faskes.restore', after: { nama: 'Klinik' } });
    await expect(facilities.lock(context(), before.id, { which: 'deleted' })).rejects.toMatchObject(
      { code: 'TIDAK_DITEMUKAN' },
    );
  });
});

it('audits another action on a record', async () => {
  const record = await insertRole('Dilihat');
  await roles.audit(context(), record, 'reveal', { after: { nik: 'ya' }, reason: null });
  expect(entries.at(-1)).toEqual({
    action: 'role.reveal',
    resource: 'role',
    recordId: record.id,
    recordLabel: 'Dilihat',
    after: { nik: 'ya' },
  });
});

/** Calls that must not compile; they are not run. */
export async function invalidCalls(): Promise<void> {
  const record = await insertRole('a');
  // @ts-expect-error: a role has no such column
  await roles.insert(context(), { name: 'a', peranDasar: 'AM', nama: 'b' });
  // @ts-expect-error: the kit sets the version
  await roles.update(context(), record, { version: 2 });
  // @ts-expect-error: a role is not soft-deleted
  await roles.restore(context(), record);
  // @ts-expect-error: a role cannot be deactivated
  await roles.setActive(context(), record, true);
}
