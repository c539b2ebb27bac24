import { eq, sql } from 'drizzle-orm';
import type { Finding, Peserta } from '#contract/peserta/index.ts';
import { isThereBhbu } from '../bhbu/choices.ts';
import type { Context } from '../context.ts';
import { peserta } from '../db/schema/index.ts';
import { mustHoldFaskes } from '../faskes/hold.ts';
import { invalid, Problem } from '../problem.ts';
import { renewBoostersOf } from './next-booster.ts';
import { personOf, siblingsOf, type Row } from './others.ts';
import { getPeserta } from './read.ts';
import { judged } from './registration.ts';
import { forTrail, onPeserta } from './trail.ts';

/** A participant row selected `for update`. */
export type LockedRow = typeof peserta.$inferSelect;

type Change = Partial<typeof peserta.$inferInsert>;

/** Updates a locked row and returns the current record. */
async function change(ctx: Context, row: LockedRow, values: Change): Promise<Peserta> {
  await ctx.db
    .update(peserta)
    .set({
      ...values,
      version: sql`${peserta.version} + 1`,
      modifiedAt: ctx.now.toISOString(),
      modifiedBy: ctx.user.fullName,
    })
    .where(eq(peserta.id, row.id));
  // Deleting or restoring a booster changes the eligibility of the person's other boosters.
  if (values.deletedAt !== undefined && row.vaccinationType !== 0) {
    await renewBoostersOf(ctx, [row.personKey]);
  }
  return await getPeserta(ctx, row.id, sql`true`);
}

/** Deactivation requires a reason. @throws Problem 422 */
export function checkReason(isActive: boolean, reason: string | null | undefined): void {
  if (!isActive && !reason) throw invalid('alasan', 'Tulis mengapa peserta ini dinonaktifkan');
}

/** Activates or deactivates a participant. */
export async function setActive(
  ctx: Context,
  row: LockedRow,
  isActive: boolean,
  reason: string | null | undefined,
): Promise<Peserta> {
  const inactiveReason = isActive ? null : (reason ?? null);
  const record = await change(ctx, row, { isActive, inactiveReason });
  await ctx.audit(
    onPeserta(isActive ? 'activate' : 'deactivate', record, {
      before: { isActive: row.isActive, alasanNonaktif: row.inactiveReason },
      after: { isActive, alasanNonaktif: inactiveReason },
      ...(reason ? { reason } : {}),
    }),
  );
  return record;
}

/** Whether doses were given in this programme; an external booster's dose was given elsewhere. */
export const wasVaccinated = (row: Pick<LockedRow, 'vaccinationType' | 'dosesGiven'>): boolean =>
  row.vaccinationType !== 2 && row.dosesGiven > 0;

/**
 * Soft-deletes a participant; the person may be registered again meanwhile.
 * @throws Problem 409 when doses were given, because given doses stay on record
 */
export async function remove(ctx: Context, row: LockedRow): Promise<Peserta> {
  if (wasVaccinated(row)) {
    throw new Problem(
      'MASIH_DIPAKAI',
      `${row.name} sudah menerima dosis, jadi datanya tidak dapat dihapus. Nonaktifkan saja.`,
    );
  }
  const record = await change(ctx, row, { deletedAt: ctx.now.toISOString() });
  await ctx.audit(onPeserta('delete', record, { before: forTrail(record) }));
  return record;
}

/**
 * Restores a deleted participant and validates it against the current registrations.
 * @throws Problem 409
 */
export async function restore(ctx: Context, row: LockedRow): Promise<Peserta> {
  if (row.bhbuId !== null && !(await isThereBhbu(ctx.db, row.bhbuId))) {
    throw new Problem(
      'KEADAAN_SALAH',
      `Perusahaan ${row.name} sudah dihapus. Pulihkan perusahaannya lebih dahulu.`,
    );
  }
  await mustHoldFaskes(ctx.db, row.faskesId === null ? [] : [row.faskesId]);
  const person = { ...row, vaccinationType: row.vaccinationType as Row['vaccinationType'] };
  const siblings = (await siblingsOf(ctx.db, [person])).get(personOf(person)) ?? [];
  if (siblings.some(other => other.bhbuId === row.bhbuId)) {
    throw new Problem(
      'KEADAAN_SALAH',
      `${row.name} sudah didaftarkan lagi di perusahaan yang sama; data yang dihapus tidak diperlukan.`,
    );
  }
  const own = (row.findings as Finding[]).filter(one => one.code !== 'E05');
  const isHeld = siblings.some(other => other.holdsPerson);
  const held: Finding = { code: 'E05', field: row.isCitizen ? 'nik' : 'noPaspor' };
  const record = await change(ctx, row, {
    deletedAt: null,
    ...judged(isHeld ? [...own, held] : own),
  });
  await ctx.audit(onPeserta('restore', record, { after: forTrail(record) }));
  return record;
}
