import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import { batchNumberKey } from '#contract/core/values/vaccine.ts';
import {
  nextDose,
  type Dose,
  type DoseFields,
  type VaccineInput,
} from '#contract/domains/vaksinasi/index.ts';
import type { lockPeserta } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import { dose, product } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidField } from '#server/platform/problem.ts';
import { findQueueCandidates } from '../queue/queue-entry.ts';
import { resolveVaccine, vaccineColumns, type ResolvedDose } from '../vaccine/resolve-vaccine.ts';
import { hasLaterDose } from './cancel-visit.ts';

type LockedPeserta = Awaited<ReturnType<typeof lockPeserta>>;

/** Whether the vaccine and batch that are entered are those of a visit. */
function isVaccineKept(before: Dose, entered: VaccineInput): boolean {
  if (before.idBatch !== null || entered.idBatch) return entered.idBatch === before.idBatch;
  const isSameProduct =
    before.idProduk === null
      ? !entered.idProduk && (entered.vaksin || null) === before.vaksin
      : entered.idProduk === before.idProduk;
  return (
    isSameProduct &&
    batchNumberKey(entered.batch ?? '') === batchNumberKey(before.batch ?? '') &&
    (entered.kadaluarsa ?? null) === before.kadaluarsa
  );
}

/** Returns a dose with the vaccine and batch that it has; only their reasons are entered anew. */
async function keepVaccine(
  ctx: Context,
  before: Dose,
  entered: DoseFields & { readonly idFaskes: number },
): Promise<ResolvedDose> {
  const [found] = await ctx.db
    .select({ tipe: product.tipe })
    .from(product)
    .where(eq(product.id, before.idProduk ?? 0));
  const { idProduk, idBatch, vaksin, batch, kadaluarsa } = before;
  return {
    input: {
      ...entered,
      ...{ idProduk, idBatch, vaksin, batch, kadaluarsa },
      alasanVaksin: entered.alasanVaksin || before.alasanVaksin,
      alasanBatch: entered.alasanBatch || before.alasanBatch,
    },
    batchWarning: null,
    productType: found?.tipe ?? null,
  };
}

/** Finds the vaccine of the primary dose before a dose of the regular programme. */
async function findPreviousVaccine(ctx: Context, { idPeserta, dosisKe, vaccinationType }: Dose) {
  if (vaccinationType !== 0) return null;
  const [found] = await ctx.db
    .select({ idProduk: dose.idProduk, vaksin: dose.vaksin })
    .from(dose)
    .where(
      and(
        eq(dose.pesertaId, idPeserta),
        lt(dose.dosisKe, dosisKe),
        eq(dose.hasil, 'DIBERIKAN'),
        isNull(dose.dibatalkan),
        isNotNull(dose.vaksin),
      ),
    )
    .orderBy(desc(dose.dosisKe))
    .limit(1);
  return found ? { idProduk: found.idProduk, vaksin: found.vaksin ?? '' } : null;
}

/**
 * Checks that a dose may have been given on another day, by the rules for the next dose of a
 * participant who does not have it. @returns the warning to confirm
 * @throws Problem 422 on `tanggal`
 */
async function checkOtherDay(ctx: Context, before: Dose, day: string) {
  const { id, idPeserta, dosisKe } = before;
  if (await hasLaterDose(ctx, idPeserta, dosisKe)) {
    throw invalidField('tanggal', message('vaksinasi.laterDoseKeepsDay', { dosis: dosisKe }));
  }
  // The rules read the given doses from the database, so this one does not count meanwhile.
  const setCancelled = (dibatalkan: string | null) =>
    ctx.db.update(dose).set({ dibatalkan }).where(eq(dose.id, id));
  await setCancelled(ctx.now.toISOString());
  const candidate = (await findQueueCandidates(ctx.db, [idPeserta])).get(idPeserta);
  await setCancelled(null);
  if (!candidate) throw new Error('The locked registration was not found.');
  // What the registration or an external service says today does not concern a dose of then.
  const then = { ...candidate.doses, isActive: true, isValid: true, refusal: null };
  const { blockedReason, warning } = nextDose(then, day);
  if (blockedReason !== null) {
    throw invalidField('tanggal', message('vaksinasi.doseBlocked', { alasan: blockedReason }));
  }
  return warning;
}

interface GivenAgainOptions {
  readonly idBHBU: number | null;
  readonly idFaskes: number;
  /** Day in Jakarta on which the dose was given. */
  readonly day: string;
  /** Takes the dose back in the ledger, before what is left there is read. */
  readonly takeBack: () => Promise<void>;
}

/**
 * Resolves what a corrected visit says of its dose, like that of a new one. A vaccine and batch that
 * stay are not checked again, because they were when the dose was recorded.
 */
export async function resolveGivenAgain(
  ctx: Context,
  row: LockedPeserta,
  before: Dose,
  fields: DoseFields,
  { idBHBU, idFaskes, day, takeBack }: GivenAgainOptions,
) {
  const isMoved = day !== before.tanggal;
  const isKept = isVaccineKept(before, fields);
  const isTakenBack = isMoved || !isKept;
  if (isTakenBack) await takeBack();
  const warning = isMoved ? await checkOtherDay(ctx, before, day) : null;
  const entered = { ...fields, idFaskes };
  const vaccinationType = row.vaccinationType as VaccinationType;
  const resolved = isTakenBack
    ? await resolveVaccine(ctx.db, entered, { idBHBU, vaccinationType, day })
    : await keepVaccine(ctx, before, entered);
  const { lokasi, vaksinator } = fields;
  return {
    ...resolved,
    warning,
    previousVaccine: await findPreviousVaccine(ctx, before),
    isTakenBack,
    columns: {
      ...vaccineColumns(resolved.input),
      ...(isKept && before.idBatch === null
        ? { batchTidakTerdaftar: before.batchTidakTerdaftar }
        : {}),
      lokasi: lokasi ?? null,
      vaksinator: vaksinator ?? null,
    },
  };
}
