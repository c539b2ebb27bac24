import { eq, sql } from 'drizzle-orm';
import {
  sides,
  type DuplicatePair,
  type duplicateCalls,
  type MergeChoices,
  type Side,
} from '#contract/domains/duplicate/index.ts';
import type { Issue, VaccinationType } from '#contract/domains/peserta/index.ts';
import {
  assertNotBeingSaved,
  createPesertaAuditEntry,
  getPeserta,
  personOfRow,
  copyConsent,
  pesertaAuditDifference,
  recomputeBoostersOfPeople,
  saveForm,
  validateForm,
  type LockedRow,
  type Person,
} from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import {
  certificate,
  peserta,
  pesertaMerge,
  pesertaPair,
  type MovedRows,
} from '#server/platform/db/schema/index.ts';
import { findVoucherEnds } from '#server/platform/db/views/vouchers.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField, Problem } from '#server/platform/problem.ts';
import { updateStamps } from '#server/platform/record/index.ts';
import { joinPersons } from './differences.ts';
import { lockBoth } from './lock.ts';
import { findBelongings, moveRows } from './move.ts';
import { findMergeObstacles } from './obstacles.ts';
import { lockPair } from './records.ts';

const otherSide: Readonly<Record<Side, Side>> = { kiri: 'kanan', kanan: 'kiri' };

/**
 * Merges two registrations of a person: one stays with the chosen values and gets what belongs to the
 * other, which is deleted. Both are stored as they were.
 * @throws Problem 404; 409 with what prevents it, or when one changed after it was read; 422 at a field
 */
export const merge: Handler<typeof duplicateCalls.merge> = async (ctx, { params, body }) => {
  const pair = await lockPair(ctx, params.id);
  const [kiri, kanan] = await lockBoth(ctx, pair.kiriId, pair.kananId);
  const rows = { kiri, kanan };
  await assertCanMerge(ctx, pair.status, rows, body.versi);
  const stays = rows[body.tetap];
  const leaves = rows[otherSide[body.tetap]];
  const person = joinPersons(
    { kiri: personOfRow(ctx.deps.keys, kiri), kanan: personOfRow(ctx.deps.keys, kanan) },
    body.tetap,
    body.pilihan,
  );
  await assertVoucherFacility(ctx, [kiri, kanan], person);

  // First, because an open pair ends with the deletion.
  await ctx.db
    .update(pesertaPair)
    .set({
      status: 'DIGABUNG',
      diputuskanPada: ctx.now.toISOString(),
      diputuskanOleh: ctx.user.fullName,
      alasan: null,
    })
    .where(eq(pesertaPair.id, pair.id));
  const before = await getPeserta(ctx, stays.id);
  const stored = await readRows(ctx, stays.id, leaves.id);
  const moved = await findBelongings(ctx.db, leaves.id);
  const own = await findBelongings(ctx.db, stays.id);
  await ctx.db
    .update(peserta)
    .set({
      deletedAt: ctx.now.toISOString(),
      isVoucher: false,
      noTiket: null,
      ...updateStamps(ctx, peserta),
    })
    .where(eq(peserta.id, leaves.id));
  await moveRows(ctx.db, moved, leaves, stays);
  await saveJoined(ctx, { stays, leaves, person, choices: body.pilihan, side: body.tetap });
  const after = await getPeserta(ctx, stays.id);

  await ctx.db.insert(pesertaMerge).values({
    tetapId: stays.id,
    digabungId: leaves.id,
    pilihan: takenFromOther(body.pilihan, body.tetap),
    tetapSebelum: stored.stays,
    digabungSebelum: stored.leaves,
    pindahan: moved,
    milikTetap: own,
    versiTetap: after.version,
    pada: ctx.now.toISOString(),
    oleh: ctx.user.fullName,
  });
  await auditMerge(ctx, { before, after, leaves, moved });
  return after;
};

/** The choices that take a group from the registration that is deleted. */
const takenFromOther = (choices: MergeChoices, stays: Side): MergeChoices =>
  Object.fromEntries(Object.entries(choices).filter(([, side]) => side !== stays));

/** @throws Problem 409 */
async function assertCanMerge(
  ctx: Context,
  status: DuplicatePair['status'],
  rows: Readonly<Record<Side, LockedRow>>,
  versions: Readonly<Record<Side, number>>,
): Promise<void> {
  const changed = sides.find(side => rows[side].version !== versions[side]);
  if (changed) {
    const { nama, modifiedBy } = rows[changed];
    throw new Problem(
      'KEADAAN_SALAH',
      message('duplicate.changed', { nama, oleh: modifiedBy ?? message('duplicate.server') }),
    );
  }
  const [obstacle] = await findMergeObstacles(ctx, status, rows.kiri, rows.kanan);
  if (obstacle) throw new Problem('KEADAAN_SALAH', obstacle);
  for (const side of sides) await assertNotBeingSaved(ctx.db, rows[side]);
}

/** A voucher that is not used binds its holder to its facility. @throws Problem 422 */
async function assertVoucherFacility(
  ctx: Context,
  rows: readonly LockedRow[],
  { idFaskes, nama }: Person,
): Promise<void> {
  const held = await findVoucherEnds(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const holder = rows.find(({ id }) => held.has(id));
  if (holder && holder.faskesId !== idFaskes) {
    throw invalidField('idFaskes', message('peserta.voucherElsewhere', { nama }));
  }
}

/** Reads both rows as they are, for an undo. */
async function readRows(ctx: Context, staysId: number, leavesId: number) {
  const rows = await ctx.db
    .select({ id: peserta.id, row: sql<object>`to_jsonb(${peserta})` })
    .from(peserta)
    .where(sql`${peserta.id} in (${staysId}, ${leavesId})`);
  const rowOf = (id: number): object => {
    const found = rows.find(one => one.id === id);
    if (!found) throw new Error('A registration was lost while its row was locked.');
    return found.row;
  };
  return { stays: rowOf(staysId), leaves: rowOf(leavesId) };
}

interface Joined {
  readonly stays: LockedRow;
  readonly leaves: LockedRow;
  readonly person: Person;
  readonly choices: MergeChoices;
  readonly side: Side;
}

/** Saves the joined values like a form; issues that one of both had may stay. */
async function saveJoined(
  ctx: Context,
  { stays, leaves, person, choices, side }: Joined,
): Promise<void> {
  const takesIdentity = (choices.identitas ?? side) !== side;
  const checks = takesIdentity ? leaves : stays;
  // The results of external checks belong to the identity, so they change before the save compares it.
  await ctx.db
    .update(peserta)
    .set({
      personKey: checks.personKey,
      nikKey: checks.nikKey,
      holdsPerson: checks.holdsPerson,
      smartCheckStatus: checks.smartCheckStatus,
      smartCheckCatatan: checks.smartCheckCatatan,
      smartCheckedAt: checks.smartCheckedAt,
      alasanTidakLayak: checks.alasanTidakLayak,
      layakDiperiksa: checks.layakDiperiksa,
      noIHS: checks.noIHS,
      isVoucher: stays.isVoucher || leaves.isVoucher,
      noTiket: stays.noTiket ?? leaves.noTiket,
      noSertifikatNasional: stays.noSertifikatNasional ?? leaves.noSertifikatNasional,
    })
    .where(eq(peserta.id, stays.id));
  const vaccinationType = stays.vaccinationType as VaccinationType;
  const issues = validateForm(ctx, person, vaccinationType, {
    issues: [...(stays.alasan as Issue[]), ...(leaves.alasan as Issue[])],
    // Every value is one of the two that were saved before.
    values: { ...person },
  });
  await saveForm(ctx, {
    id: stays.id,
    bhbuId: stays.bhbuId,
    vaccinationType,
    person,
    issues,
    userId: stays.userId,
    importId: stays.importId,
    saluran: 'FORMULIR',
  });
  if (person.persetujuan && !stays.persetujuan) await copyConsent(ctx.db, leaves.id, stays.id);
  await setCertifiedDoses(ctx, stays.id);
  await recomputeBoostersOfPeople(ctx, [stays.personKey, leaves.personKey]);
}

/** Sets how many doses the valid proof shows; 0 when it shows another name, birth date or number. */
async function setCertifiedDoses(ctx: Context, pesertaId: number): Promise<void> {
  await ctx.db.execute(sql`
    update ${peserta} p set sertifikat_dosis = coalesce((
      select jsonb_array_length(c.dosis) from ${certificate} c
      where c.id_peserta = p.id and c.status = 'BERLAKU' and c.nama = p.nama
        and c.tanggal_lahir = p.tanggal_lahir and c.id_bhbu is not distinct from p.bhbu_id
        and position(coalesce(p.nik_mask, p.no_paspor_mask) in c.identitas) > 0
    ), 0)
    where p.id = ${pesertaId}`);
}

/** Writes the audit entries of both registrations. */
async function auditMerge(
  ctx: Context,
  {
    before,
    after,
    leaves,
    moved,
  }: {
    readonly before: Awaited<ReturnType<typeof getPeserta>>;
    readonly after: Awaited<ReturnType<typeof getPeserta>>;
    readonly leaves: LockedRow;
    readonly moved: MovedRows;
  },
): Promise<void> {
  const difference = pesertaAuditDifference(before, after);
  await ctx.audit(
    createPesertaAuditEntry('merge', after, {
      before: difference.before,
      after: {
        ...difference.after,
        digabungDari: leaves.id,
        kunjunganPindah: moved.dose.length,
        voucherPindah: moved.voucher.length,
        buktiPindah: moved.certificate.length,
      },
    }),
  );
  await ctx.audit(
    createPesertaAuditEntry('mergeInto', leaves, { after: { digabungKe: after.id } }),
  );
}
