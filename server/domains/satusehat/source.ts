import { and, between, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { Zone } from '#contract/core/values/zone.ts';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { RecordKey, SatusehatSource } from '#contract/domains/satusehat/record.ts';
import type { DoseReason, DoseResult, Kipi } from '#contract/domains/vaksinasi/index.ts';
import { toKipi } from '#server/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { isAnyOf } from '#server/platform/db/list-query.ts';
import {
  dose,
  faskes,
  kipi,
  peserta,
  product,
  satusehatRecord,
  satusehatVaccinator,
} from '#server/platform/db/schema/index.ts';

/** What a record needs of its facility. */
export interface SourceFaskes {
  readonly id: number;
  readonly namaFaskes: string;
  readonly zona: Zone;
  readonly ihsOrganisasi: string | null;
  readonly ihsLokasi: string | null;
}

/** What a record needs of its vaccine. */
export interface SourceProduct {
  readonly id: number;
  readonly nama: string;
  readonly produsen: string;
  readonly volumeMl: number;
  readonly dosisPerOrang: number;
  readonly kodeKFA: string | null;
  readonly kodeCVX: string | null;
  readonly kodeICD10: string | null;
  readonly ihsProdusen: string | null;
}

/** Everything that is stored about one visit, or one booster given elsewhere, as far as SATUSEHAT asks for it. */
export interface Source {
  readonly sumber: SatusehatSource;
  /** Id of the visit, or of the registration of the booster. */
  readonly nomor: number;
  readonly idPeserta: number;
  readonly nama: string;
  readonly nikMask: string | null;
  readonly tanggalLahir: string;
  /** Blind index of the person's identity number. */
  readonly personKey: Buffer;
  readonly isRestricted: boolean;
  readonly vaccinationType: VaccinationType;
  readonly dosisKe: number;
  /** Day on the clock of the facility. */
  readonly tanggal: string;
  readonly jam: string | null;
  /** Null for a booster given elsewhere. */
  readonly hasil: DoseResult | null;
  readonly alasan: DoseReason | null;
  readonly isCancelled: boolean;
  readonly batch: string | null;
  readonly kadaluarsa: string | null;
  readonly lokasi: string | null;
  readonly vaksinator: string | null;
  /** The facility that gave a booster elsewhere. */
  readonly pelaksana: string | null;
  /** When it was recorded in the portal. */
  readonly recordedAt: string;
  readonly faskes: SourceFaskes;
  readonly product: SourceProduct | null;
  /** Whether the visit itself names the product. */
  readonly hasOwnProduct: boolean;
  readonly noIHS: string | null;
  readonly kunjungan: string | null;
  readonly ihsVaksinator: string | null;
  /** Digest of what was sent, and when and by whom. */
  readonly sidik: string | null;
  readonly dikirimPada: string | null;
  readonly dikirimOleh: string | null;
  /** The number of the organization in whose namespace it was sent; null for what was not sent. */
  readonly organisasi: string | null;
  /** The identifiers of the observations that were sent with it. */
  readonly pengamatan: readonly string[];
  readonly kipi: readonly Kipi[];
}

/** The number of a person, from any of their registrations; a deleted one needs it to correct what was sent. */
export const patientNumberColumn = sql<string | null>`(
  select max(o.no_ihs) from ${peserta} o where o.person_key = peserta.person_key)`;

const sharedColumns = {
  idPeserta: peserta.id,
  nama: peserta.nama,
  nikMask: peserta.nikMask,
  tanggalLahir: peserta.tanggalLahir,
  personKey: peserta.personKey,
  isRestricted: sql<boolean>`${peserta.pembatasan} is not null`,
  noIHS: patientNumberColumn,
  faskes: {
    id: faskes.id,
    namaFaskes: faskes.namaFaskes,
    zona: zoneColumn,
    ihsOrganisasi: faskes.ihsOrganisasi,
    ihsLokasi: faskes.ihsLokasi,
  },
  product: {
    id: product.id,
    nama: product.nama,
    produsen: product.produsen,
    volumeMl: product.volumeMl,
    dosisPerOrang: product.dosisPerOrang,
    kodeKFA: product.kodeKFA,
    kodeCVX: product.kodeCVX,
    kodeICD10: product.kodeICD10,
    ihsProdusen: product.ihsProdusen,
  },
  kunjungan: satusehatRecord.kunjungan,
  sidik: satusehatRecord.sidik,
  dikirimPada: satusehatRecord.dikirimPada,
  dikirimOleh: satusehatRecord.dikirimOleh,
  organisasi: satusehatRecord.organisasi,
  // A record without numbers has no row.
  pengamatan: sql<string[]>`coalesce(${satusehatRecord.pengamatan}, '{}')`,
};

/** Reads the adverse events of visits with their details, by visit. */
async function findKipiOf(
  ctx: Context,
  visits: readonly { readonly nomor: number; readonly faskes: SourceFaskes }[],
): Promise<Map<number, Kipi[]>> {
  const zones = new Map(visits.map(({ nomor, faskes: { zona } }) => [nomor, zona]));
  const rows = await ctx.db
    .select()
    .from(kipi)
    .where(isAnyOf(kipi.doseId, [...zones.keys()]))
    .orderBy(kipi.mulai, kipi.id);
  const found = new Map<number, Kipi[]>();
  for (const row of rows) {
    const event = toKipi(ctx, { ...row, zona: zones.get(row.doseId) ?? 'WIB' });
    found.set(row.doseId, [...(found.get(row.doseId) ?? []), event]);
  }
  return found;
}

async function findVisits(ctx: Context, where: SQL | undefined, limit: number): Promise<Source[]> {
  const rows = await ctx.db
    .select({
      ...sharedColumns,
      nomor: dose.id,
      vaccinationType: sql<VaccinationType>`${dose.vaccinationType}`,
      dosisKe: dose.dosisKe,
      tanggal: dose.tanggal,
      jam: dose.jam,
      hasil: dose.hasil,
      alasan: sql<DoseReason | null>`${dose.alasan}`,
      // A registration is deleted only if it has no given dose; its other visits go with it.
      isCancelled: sql<boolean>`${dose.dibatalkan} is not null or ${peserta.deletedAt} is not null`,
      batch: dose.batch,
      kadaluarsa: dose.kadaluarsa,
      lokasi: dose.lokasi,
      vaksinator: dose.vaksinator,
      recordedAt: dose.createdAt,
      hasOwnProduct: sql<boolean>`${dose.idProduk} is not null`,
      ihsVaksinator: satusehatVaccinator.ihs,
    })
    .from(dose)
    .innerJoin(peserta, eq(peserta.id, dose.pesertaId))
    .innerJoin(faskes, eq(faskes.id, dose.faskesId))
    .leftJoin(satusehatRecord, eq(satusehatRecord.doseId, dose.id))
    .leftJoin(product, eq(product.id, sql`coalesce(${dose.idProduk}, ${satusehatRecord.idProduk})`))
    .leftJoin(
      satusehatVaccinator,
      and(
        eq(satusehatVaccinator.faskesId, dose.faskesId),
        eq(satusehatVaccinator.nama, sql`lower(${dose.vaksinator})`),
      ),
    )
    .where(where)
    .orderBy(dose.tanggal, dose.jam, dose.id)
    .limit(limit);
  const events = await findKipiOf(ctx, rows);
  return rows.map(row => ({
    ...row,
    sumber: 'DOSIS' as const,
    pelaksana: null,
    kipi: events.get(row.nomor) ?? [],
  }));
}

/** Boosters given elsewhere; a deleted one only if it was sent, so that it is corrected. */
async function findExternal(
  ctx: Context,
  where: SQL | undefined,
  limit: number,
): Promise<Source[]> {
  const rows = await ctx.db
    .select({
      ...sharedColumns,
      nomor: peserta.id,
      tanggal: sql<string>`${peserta.tanggalBooster}`,
      batch: peserta.batch,
      pelaksana: peserta.faskesPelaksana,
      recordedAt: peserta.createdAt,
      isCancelled: sql<boolean>`${peserta.deletedAt} is not null`,
    })
    .from(peserta)
    .innerJoin(faskes, eq(faskes.id, peserta.faskesId))
    .leftJoin(satusehatRecord, eq(satusehatRecord.pesertaId, peserta.id))
    .leftJoin(product, eq(product.id, satusehatRecord.idProduk))
    .where(
      and(
        where,
        eq(peserta.vaccinationType, 2),
        isNotNull(peserta.tanggalBooster),
        or(isNull(peserta.deletedAt), isNotNull(satusehatRecord.dikirimPada)),
      ),
    )
    .orderBy(peserta.tanggalBooster, peserta.id)
    .limit(limit);
  return rows.map(row => ({
    ...row,
    sumber: 'BOOSTER_LUAR' as const,
    vaccinationType: 2 as const,
    dosisKe: 1,
    jam: null,
    hasil: null,
    alasan: null,
    kadaluarsa: null,
    lokasi: null,
    vaksinator: null,
    hasOwnProduct: false,
    ihsVaksinator: null,
    kipi: [],
  }));
}

/**
 * Finds the visits and the boosters given elsewhere of a facility on some days, in order of day and time.
 * @param limit of each source
 */
export async function findSources(
  ctx: Context,
  { idFaskes, dari, sampai }: { idFaskes: number; dari: string; sampai: string },
  limit: number,
): Promise<Source[]> {
  const visits = await findVisits(
    ctx,
    and(eq(dose.faskesId, idFaskes), between(dose.tanggal, dari, sampai)),
    limit,
  );
  const external = await findExternal(
    ctx,
    and(eq(peserta.faskesId, idFaskes), between(peserta.tanggalBooster, dari, sampai)),
    limit,
  );
  const orderOf = ({ tanggal, jam }: Source): string => `${tanggal} ${jam ?? ''}`;
  return [...visits, ...external].toSorted((a, b) => orderOf(a).localeCompare(orderOf(b), 'en'));
}

/** Finds records of one facility, or of any, by their keys. */
export async function findSourcesByKey(
  ctx: Context,
  keys: readonly RecordKey[],
  idFaskes?: number,
): Promise<Source[]> {
  const idsOf = (sumber: SatusehatSource): number[] =>
    keys.filter(key => key.sumber === sumber).map(({ nomor }) => nomor);
  const [visitIds, externalIds] = [idsOf('DOSIS'), idsOf('BOOSTER_LUAR')];
  const at = (column: typeof dose.faskesId | typeof peserta.faskesId): SQL | undefined =>
    idFaskes === undefined ? undefined : eq(column, idFaskes);
  return [
    ...(visitIds.length === 0
      ? []
      : await findVisits(ctx, and(inArray(dose.id, visitIds), at(dose.faskesId)), visitIds.length)),
    ...(externalIds.length === 0
      ? []
      : await findExternal(
          ctx,
          and(inArray(peserta.id, externalIds), at(peserta.faskesId)),
          externalIds.length,
        )),
  ];
}
