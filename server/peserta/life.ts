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

/** A row that is locked for one of these. */
export type LockedRow = typeof peserta.$inferSelect;

type Change = Partial<typeof peserta.$inferInsert>;

/** Writes to a locked row, and gives it back as it then is. */
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
  // What goes or comes back takes along what it says of the person's boosters.
  if (values.deletedAt !== undefined && row.vaccinationType !== 0) {
    await renewBoostersOf(ctx, [row.personKey]);
  }
  return await getPeserta(ctx, row.id, sql`true`);
}

/** Setting somebody aside takes a reason, so that it can be told later. @throws Problem 422 */
export function checkReason(isActive: boolean, reason: string | null | undefined): void {
  if (!isActive && !reason) throw invalid('alasan', 'Tulis mengapa peserta ini dinonaktifkan');
}

/** Sets a participant aside, or brings them back. */
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

/** Whether doses were given here of a registration. Where one was given elsewhere, the registration itself says so. */
export const wasVaccinated = (row: Pick<LockedRow, 'vaccinationType' | 'dosesGiven'>): boolean =>
  row.vaccinationType !== 2 && row.dosesGiven > 0;

/**
 * Deletes a participant so that it can be undone; the person may be registered anew meanwhile.
 * @throws Problem 409 where doses were given: what was given stays on record
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

/** Brings a deleted participant back, judged against those there are now. @throws Problem 409 */
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
