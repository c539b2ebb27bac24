import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { certificateCalls } from '#contract/domains/certificate/calls.ts';
import type { WaitingPeserta } from '#contract/domains/certificate/record.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import { countryName } from '#server/domains/lookup/index.ts';
import { isUnrestricted, livePesertaScope } from '#server/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { containsName } from '#server/platform/db/list-query.ts';
import { bhbu, certificate, faskes, peserta } from '#server/platform/db/schema/index.ts';
import { countWaitingRows, type Waiting } from '#server/platform/db/waiting.ts';
import { createList } from '#server/platform/record/index.ts';

/**
 * Condition for vaccinated registrations without a valid proof that shows all doses and the present
 * data. Its text is that of the partial indexes.
 */
const isWaiting: SQL = sql`${peserta.deletedAt} is null and ${peserta.vaccinationType} <> 2
  and ${peserta.dosisDiberikan} > ${peserta.sertifikatDosis}`;

/** Limits lists and issues to a company and a facility. */
export interface OwnerFilters {
  readonly idBHBU?: number | undefined;
  readonly idFaskes?: number | undefined;
}

/** Condition for the waiting registrations in the caller's scope. */
export const waitingCondition = (
  ctx: Pick<Context, 'accountManagerId' | 'scope' | 'user'>,
  { idBHBU, idFaskes }: OwnerFilters,
): SQL | undefined =>
  and(
    isWaiting,
    isUnrestricted,
    livePesertaScope(ctx),
    idBHBU === undefined ? undefined : eq(peserta.bhbuId, idBHBU),
    idFaskes === undefined ? undefined : eq(peserta.faskesId, idFaskes),
  );

/** Counts the registrations that wait for a proof. */
export const countWaiting = (ctx: Context, filters: OwnerFilters = {}): Promise<number> =>
  ctx.db.$count(peserta, waitingCondition(ctx, filters));

/** Counts the registrations that wait for a proof since their last dose. */
export const countUnissued = (ctx: Context): Promise<Waiting> =>
  countWaitingRows(ctx.db, peserta, waitingCondition(ctx, {}), peserta.tanggalVaksinasi);

/** Returns the masked NIK, or the country and the masked passport number. */
export function identityOf({
  isWNI,
  nikMask,
  negara,
  noPasporMask,
}: Pick<typeof peserta.$inferSelect, 'isWNI' | 'nikMask' | 'negara' | 'noPasporMask'>): string {
  if (isWNI) return nikMask ?? '';
  const country = negara === null ? null : (countryName(negara) ?? negara);
  return [country, noPasporMask].filter(part => part !== null).join(', ');
}

/** Starts the select of waiting registrations; the company and facility may be missing. */
const selectWaiting = ({ db }: Context) =>
  db
    .select({
      id: peserta.id,
      nama: peserta.nama,
      isWNI: peserta.isWNI,
      nikMask: peserta.nikMask,
      negara: peserta.negara,
      noPasporMask: peserta.noPasporMask,
      vaccinationType: peserta.vaccinationType,
      idBHBU: peserta.bhbuId,
      namaBHBU: bhbu.namaBHBU,
      idFaskes: peserta.faskesId,
      namaFaskes: faskes.namaFaskes,
      dosisDiberikan: peserta.dosisDiberikan,
      tanggalVaksinasi: peserta.tanggalVaksinasi,
      nomorLama: certificate.nomor,
    })
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .leftJoin(
      certificate,
      and(eq(certificate.idPeserta, peserta.id), sql`${certificate.status} = 'BERLAKU'`),
    )
    .$dynamic();

type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

const toWaiting = ({
  isWNI,
  nikMask,
  negara,
  noPasporMask,
  ...row
}: WaitingRow): WaitingPeserta => ({
  ...row,
  negara: isWNI ? null : negara,
  noPaspor: isWNI ? null : noPasporMask,
  vaccinationType: row.vaccinationType as VaccinationType,
  identitas: identityOf({ isWNI, nikMask, negara, noPasporMask }),
});

type WaitingQuery = Parameters<Handler<typeof certificateCalls.waiting>>[1]['query'];

/** Lists the registrations that wait for a proof. */
export const waiting = createList<WaitingQuery, WaitingRow, WaitingPeserta>(
  {
    id: peserta.id,
    select: selectWaiting,
    complete: (_ctx, rows) => rows.map(toWaiting),
    where: ctx => waitingCondition(ctx, {}),
  },
  {
    search: q => containsName(q, peserta.namaKey),
    sort: { tanggalVaksinasi: peserta.tanggalVaksinasi, nama: peserta.namaKey },
    filters: { idBHBU: peserta.bhbuId, idFaskes: peserta.faskesId },
    selectIds: ({ db }) => db.select({ id: peserta.id }).from(peserta).$dynamic(),
  },
);
