import { eq, sql } from 'drizzle-orm';
import type { Issue, Peserta } from '#contract/domains/peserta/index.ts';
import { bhbuExists } from '#server/domains/bhbu/index.ts';
import { lockFaskesOrThrow } from '#server/domains/faskes/index.ts';
import type { Context } from '#server/platform/context.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { isMergedAway } from '#server/platform/db/views/merges.ts';
import { hasVoucher } from '#server/platform/db/views/vouchers.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { recomputeBoostersOfPeople } from '../booster/recompute-eligibility.ts';
import { assertNotBeingSaved } from '../registration/import-conflict.ts';
import { personTypeKey, findSiblings, type RegistrationRow } from '../registration/siblings.ts';
import { getPeserta } from '../read.ts';
import { validityColumns } from '../registration/registration.ts';
import { pesertaAuditFields, createPesertaAuditEntry } from '../audit-entry.ts';

/** A participant row selected `for update`. */
export type LockedRow = typeof peserta.$inferSelect;

type PesertaChanges = Partial<typeof peserta.$inferInsert>;

/** Updates a locked row and returns the current record. @throws Problem 409 */
async function updateLocked(
  ctx: Context,
  row: LockedRow,
  values: PesertaChanges,
): Promise<Peserta> {
  await assertNotBeingSaved(ctx.db, row);
  await ctx.db
    .update(peserta)
    .set({
      ...values,
      ...updateStamps(ctx, peserta),
    })
    .where(eq(peserta.id, row.id));
  // Deleting or restoring a booster changes the eligibility of the person's other boosters.
  if (values.deletedAt !== undefined && row.vaccinationType !== 0) {
    await recomputeBoostersOfPeople(ctx, [row.personKey]);
  }
  return await getPeserta(ctx, row.id, sql`true`);
}

/** Deactivation requires a reason. @throws Problem 422 */
export function assertReason(isActive: boolean, reason: string | null | undefined): void {
  if (!isActive && !reason) throw invalidField('alasan', message('peserta.reasonMissing'));
}

/** Activates or deactivates a participant. */
export async function setPesertaActive(
  ctx: Context,
  row: LockedRow,
  isActive: boolean,
  reason: string | null | undefined,
): Promise<Peserta> {
  const inactiveReason = isActive ? null : (reason ?? null);
  const record = await updateLocked(ctx, row, { isActive, alasanNonaktif: inactiveReason });
  await ctx.audit(
    createPesertaAuditEntry(isActive ? 'activate' : 'deactivate', record, {
      before: { isActive: row.isActive, alasanNonaktif: row.alasanNonaktif },
      after: { isActive, alasanNonaktif: inactiveReason },
      ...(reason ? { reason } : {}),
    }),
  );
  return record;
}

/** Whether doses were given in this programme; an external booster's dose was given elsewhere. */
export const hasDoses = (row: Pick<LockedRow, 'vaccinationType' | 'dosisDiberikan'>): boolean =>
  row.vaccinationType !== 2 && row.dosisDiberikan > 0;

/**
 * Soft-deletes a participant; the person may be registered again meanwhile.
 * @throws Problem 409 when doses were given, because given doses stay on record, and while the
 *   participant has a voucher
 */
export async function removePeserta(ctx: Context, row: LockedRow): Promise<Peserta> {
  if (hasDoses(row)) {
    throw new Problem('MASIH_DIPAKAI', message('peserta.vaccinated', { nama: row.nama }));
  }
  if (await hasVoucher(ctx.db, row.id)) {
    throw new Problem('MASIH_DIPAKAI', message('peserta.hasVoucher', { nama: row.nama }));
  }
  const record = await updateLocked(ctx, row, { deletedAt: ctx.now.toISOString() });
  await ctx.audit(
    createPesertaAuditEntry('delete', record, { before: pesertaAuditFields(record) }),
  );
  return record;
}

/**
 * Restores a deleted participant and validates it against the current registrations.
 * @throws Problem 409
 */
export async function restorePeserta(ctx: Context, row: LockedRow): Promise<Peserta> {
  if (await isMergedAway(ctx.db, row.id)) {
    throw new Problem('KEADAAN_SALAH', message('duplicate.isMerged', { nama: row.nama }));
  }
  if (row.bhbuId !== null && !(await bhbuExists(ctx.db, row.bhbuId))) {
    throw new Problem('KEADAAN_SALAH', message('peserta.companyDeleted', { nama: row.nama }));
  }
  await lockFaskesOrThrow(ctx.db, row.faskesId === null ? [] : [row.faskesId]);
  const person = {
    ...row,
    vaccinationType: row.vaccinationType as RegistrationRow['vaccinationType'],
  };
  const siblings = (await findSiblings(ctx.db, [person])).get(personTypeKey(person)) ?? [];
  if (siblings.some(other => other.bhbuId === row.bhbuId)) {
    throw new Problem('KEADAAN_SALAH', message('peserta.registeredAgain', { nama: row.nama }));
  }
  const own = (row.alasan as Issue[]).filter(one => one.code !== 'E05');
  const isHeld = siblings.some(other => other.holdsPerson);
  const heldIssue: Issue = { code: 'E05', field: row.isWNI ? 'nik' : 'noPaspor' };
  const record = await updateLocked(ctx, row, {
    deletedAt: null,
    // Its voucher was released before it was deleted.
    isVoucher: false,
    ...validityColumns(isHeld ? [...own, heldIssue] : own),
  });
  await ctx.audit(
    createPesertaAuditEntry('restore', record, { after: pesertaAuditFields(record) }),
  );
  return record;
}
