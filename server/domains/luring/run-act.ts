import { and, eq, inArray, sql } from 'drizzle-orm';
import { callScope } from '#contract/core/endpoint.ts';
import { toLocal } from '#contract/core/values/zone.ts';
import { foundWithAct, type OfflineAct } from '#contract/domains/luring/index.ts';
import type { DoseInput } from '#contract/domains/vaksinasi/index.ts';
import { voucherCalls } from '#contract/domains/voucher/calls.ts';
import { remainingPeserta } from '#server/domains/duplicate/index.ts';
import {
  addKipi,
  recordArrival,
  recordVisit,
  runVisitEffects,
} from '#server/domains/vaksinasi/index.ts';
import { useVoucherById } from '#server/domains/voucher/index.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneOfFaskes } from '#server/platform/db/facility-zone.ts';
import { dose, offlineAct } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { notFound, Problem } from '#server/platform/problem.ts';
import { wasPrepared } from './prepare.ts';

/** What a person decided about a refused act. */
export interface Amendment {
  readonly konfirmasi: boolean;
  readonly idBatch?: number | null | undefined;
  readonly alasanBatch?: string | null | undefined;
  readonly rencanaTanggal?: string | null | undefined;
}

/** The fields of a visit that a decision changes; what the person saw before deciding is the last visit. */
const amendedFields = (amendment: Amendment | undefined): Partial<DoseInput> =>
  amendment === undefined
    ? {}
    : {
        sesudah: undefined,
        konfirmasi: amendment.konfirmasi,
        ...(amendment.idBatch
          ? { idBatch: amendment.idBatch, idProduk: null, vaksin: null, batch: null }
          : {}),
        ...(amendment.alasanBatch ? { alasanBatch: amendment.alasanBatch } : {}),
        ...(amendment.rencanaTanggal === undefined
          ? {}
          : { rencanaTanggal: amendment.rencanaTanggal }),
      };

type VisitFields = Omit<DoseInput, 'idFaskes' | 'idPeserta'>;

/**
 * Returns when the day of an act was prepared, by which its batch is checked; undefined when the device did not prepare
 * it then, so that an earlier time than the true one gains nothing.
 */
const knownAtOf = async (ctx: Context, act: OfflineAct): Promise<string | undefined> =>
  (await wasPrepared(ctx, act)) ? act.disiapkan : undefined;

/** Returns whom an act is about; once it is decided, the registration that is left after merges. */
const personOf = async (
  ctx: Context,
  { idPeserta }: OfflineAct,
  amendment: Amendment | undefined,
): Promise<number> => (amendment ? await remainingPeserta(ctx.db, idPeserta) : idPeserta);

/** Records the visit of an act at its time. @returns the id of the visit */
async function runVisit(
  ctx: Context,
  act: OfflineAct,
  isi: VisitFields,
  amendment: Amendment | undefined,
): Promise<number> {
  const { day, time } = toLocal(act.pada, await zoneOfFaskes(ctx.db, act.idFaskes));
  const { idFaskes } = act;
  const idPeserta = await personOf(ctx, act, amendment);
  const when = { tanggal: isi.tanggal ?? day, jam: isi.jam ?? (isi.tanggal ? null : time) };
  const body = { ...isi, ...when, idPeserta, idFaskes, ...amendedFields(amendment) };
  const visit = await recordVisit(ctx, body, { knownAt: await knownAtOf(ctx, act) });
  await runVisitEffects('recorded', ctx, visit, new Date(act.pada));
  return visit.id;
}

type KipiAct = Extract<OfflineAct, { jenis: 'KIPI' }>;

/** Returns the dose that another act recorded. @throws Problem 409 */
async function doseRecordedBy(db: Context['db'], id: string, idFaskes: number): Promise<number> {
  const [found] = await db
    .select({ doseId: offlineAct.doseId })
    .from(offlineAct)
    .where(and(eq(offlineAct.id, id), eq(offlineAct.faskesId, idFaskes)));
  if (!found?.doseId) throw new Problem('KEADAAN_SALAH', message('luring.doseNotRecorded'));
  return found.doseId;
}

/**
 * Returns the dose on which an act without network records an adverse event: one of its person at its facility.
 * @throws Problem 404, 409
 */
async function doseOfAct({ db }: Context, { idFaskes, idPeserta, isi }: KipiAct): Promise<number> {
  const id = isi.idDosis ?? (await doseRecordedBy(db, isi.tindakanDosis ?? '', idFaskes));
  const people = [idPeserta, await remainingPeserta(db, idPeserta)];
  const found = await db.$count(
    dose,
    and(eq(dose.id, id), eq(dose.faskesId, idFaskes), inArray(dose.pesertaId, people)),
  );
  if (found === 0) throw notFound('visit');
  return id;
}

/**
 * Records the adverse event of an act, which was found when the act was done unless it says otherwise: the legal time
 * for the report of a serious one begins then, not when the network is back. @returns the id of its dose
 */
async function runKipi(ctx: Context, act: KipiAct): Promise<number> {
  const id = await doseOfAct(ctx, act);
  const { kipi } = act.isi;
  const zone = await zoneOfFaskes(ctx.db, act.idFaskes);
  const body = kipi.tanggalDiketahui ? kipi : { ...kipi, ...foundWithAct(act.pada, kipi, zone) };
  await addKipi(ctx, { params: { id }, query: undefined, body });
  return id;
}

/** Returns an act that is not later than now, though the clock of its device is ahead. */
const notLater = (act: OfflineAct, now: Date): OfflineAct =>
  new Date(act.pada) > now ? { ...act, pada: now.toISOString() } : act;

/**
 * Runs an act by the rules of its call, at the time at which it was done.
 * @param amendment what a person decided about an act that was refused; the use of a voucher then follows from the dose
 * @returns the visit that it concerns, if any
 * @throws Problem like the call
 */
export async function runAct(
  caller: Context,
  signed: OfflineAct,
  amendment?: Amendment,
): Promise<number | null> {
  const act = notLater(signed, caller.now);
  // The version that a decision names is that of the act, not of what the act changes.
  const ctx: Context = { ...caller, expectedVersion: undefined };
  switch (act.jenis) {
    case 'KUNJUNGAN':
      return await runVisit(ctx, act, act.isi, amendment);
    case 'HADIR': {
      const id = await personOf(ctx, act, amendment);
      const at = new Date(act.pada);
      await recordArrival(ctx, { id, isHere: act.isi.hadir, at, idFaskes: act.idFaskes });
      return null;
    }
    case 'KIPI':
      return await runKipi(ctx, act);
    case 'VOUCHER': {
      const { dosis, idVoucher } = act.isi;
      if (amendment && dosis) return await runVisit(ctx, act, dosis, amendment);
      const scope = callScope(ctx.user, voucherCalls.use);
      if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
      const { day, time } = toLocal(act.pada, await zoneOfFaskes(ctx.db, act.idFaskes));
      const when = { tanggal: dosis?.tanggal ?? day, jam: dosis?.jam ?? time };
      const body = dosis ? { dosis: { ...dosis, ...when } } : {};
      const knownAt = await knownAtOf(ctx, act);
      const { idFaskes } = act;
      const idPeserta = await personOf(ctx, act, amendment);
      const offline = { at: new Date(act.pada), knownAt, idFaskes, idPeserta };
      const used = await useVoucherById({ ...ctx, scope }, idVoucher, body, offline);
      return used.idDosis;
    }
  }
}

/**
 * Runs work that may be refused without ending the transaction.
 * @returns the problem with which the rules refused it
 * @throws what is no refusal, such as a missing connection
 */
export async function refusedBy(ctx: Context, work: () => Promise<void>): Promise<Problem | null> {
  await ctx.db.execute(sql`savepoint offline_act`);
  try {
    await work();
    await ctx.db.execute(sql`release savepoint offline_act`);
    return null;
  } catch (error) {
    const isRefusal = error instanceof Problem && [403, 404, 409, 422].includes(error.status);
    if (!isRefusal) throw error;
    await ctx.db.execute(sql`rollback to savepoint offline_act`);
    return error;
  }
}
