import { and, eq, inArray, sql } from 'drizzle-orm';
import type { VaccinationType } from '#contract/domains/peserta/record.ts';
import type { QueueEntry, Dose } from '#contract/domains/vaksinasi/index.ts';
import {
  queueFacts,
  type NextDoseInput,
  type OtherDose,
} from '#contract/domains/vaksinasi/index.ts';
import { doseHistory, doseHistoryColumns } from '#server/domains/peserta/index.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { zoneColumn } from '#server/platform/db/facility-zone.ts';
import { bhbu, faskes, peserta } from '#server/platform/db/schema/index.ts';

/** Live registrations `o` of the same person; `person_key` is the blind index of the person. */
const otherRegistrations = sql`peserta o
  where o.person_key = peserta.person_key and o.id <> peserta.id and o.deleted_at is null`;

/** The doses given on the person's other registrations, at any facility and for any company. */
const otherDoses = sql<OtherDose[]>`(
  select coalesce(json_agg(json_build_object('day', g.day, 'isPrimary', g.is_primary)), '[]')
  from (
    select d.tanggal as day, d.vaccination_type = 0 as is_primary
    from dose d where d.hasil = 'DIBERIKAN' and d.dibatalkan is null
      and d.peserta_id in (select o.id from ${otherRegistrations})
    union all
    select o.tanggal_vaksinasi, false from ${otherRegistrations}
      and o.vaccination_type = 2 and o.dosis_diberikan > 0
  ) g)`;

/** Second dose before a booster, as entered on a valid booster registration of the person. */
const statedSecondDoseOn = sql<string | null>`(
  select min(o.tanggal_dosis2) from ${otherRegistrations}
    and o.vaccination_type <> 0 and o.is_active and o.is_valid)`;

/** Vaccine of the last primary dose of the registration. */
const vaksinSebelumnya = sql<QueueEntry['vaksinSebelumnya']>`(
  select json_build_object('idProduk', d.id_produk, 'vaksin', d.vaksin)
  from dose d where d.peserta_id = peserta.id and d.vaccination_type = 0
    and d.hasil = 'DIBERIKAN' and d.dibatalkan is null and d.vaksin is not null
  order by d.dosis_ke desc limit 1)`;

const candidateColumns = {
  id: peserta.id,
  nama: peserta.nama,
  nik: peserta.nikMask,
  noPaspor: peserta.noPasporMask,
  tanggalLahir: peserta.tanggalLahir,
  jenisKelamin: peserta.jenisKelamin,
  vaccinationType: peserta.vaccinationType,
  noHP: peserta.noHP,
  alasan: peserta.alasan,
  idBHBU: peserta.bhbuId,
  namaBHBU: bhbu.namaBHBU,
  zona: zoneColumn,
  rencanaTanggal: peserta.rencanaTanggal,
  komorbid: peserta.komorbid,
  dosisDiberikan: peserta.dosisDiberikan,
  tanggalVaksinasi: peserta.tanggalVaksinasi,
  isValid: peserta.isValid,
  isActive: peserta.isActive,
  refusal: peserta.alasanTidakLayak,
  otherDoses,
  vaksinSebelumnya,
  statedSecondDoseOn,
  ...doseHistoryColumns,
};

/** A person with the input of the dose rules. */
export interface QueueCandidate {
  readonly fields: Omit<
    QueueEntry,
    'dosisBerikut' | 'jatuhTempo' | 'halangan' | 'peringatan' | 'bolehMulai' | 'kunjungan' | 'hadir'
  >;
  readonly doses: NextDoseInput;
}

/** Finds registrations with the input of the dose rules, by ID. */
export async function findQueueCandidates(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, QueueCandidate>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(candidateColumns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .leftJoin(faskes, eq(faskes.id, peserta.faskesId))
    .where(and(inArray(peserta.id, [...ids])));
  return new Map(
    rows.map(({ isValid, isActive, refusal, otherDoses: others, ...row }) => {
      const { birthDate, primaryHere, lastBoosterOn, lastPrimaryOn, ...rest } = row;
      const { secondDoseOn: entered, statedSecondDoseOn: stated, alasan, ...fields } = rest;
      const vaccinationType = row.vaccinationType as VaccinationType;
      const secondDoseOn = vaccinationType === 0 ? stated : entered;
      const doses: NextDoseInput = {
        vaccinationType,
        ...doseHistory({ birthDate, secondDoseOn, primaryHere, lastBoosterOn, lastPrimaryOn }),
        isValid,
        isActive,
        dosesGiven: row.dosisDiberikan,
        lastGivenOn: row.tanggalVaksinasi,
        otherDoses: others,
        refusal,
      };
      return [
        row.id,
        { fields: { ...fields, vaccinationType, alasan: alasan as QueueEntry['alasan'] }, doses },
      ];
    }),
  );
}

/** Builds the queue entry of a person on a day. */
export function toQueueEntry(
  { fields, doses }: QueueCandidate,
  day: string,
  visit: Dose | undefined,
  hadir: string | undefined,
  render: Context['render'],
): QueueEntry {
  const { halangan, peringatan, ...facts } = queueFacts(doses, day);
  return {
    ...fields,
    ...facts,
    halangan: halangan && render(halangan),
    peringatan: peringatan && render(peringatan),
    kunjungan: visit ?? null,
    hadir: hadir ?? null,
  };
}
