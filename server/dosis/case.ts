import { and, eq, inArray } from 'drizzle-orm';
import type { Antrean, Dosis } from '#contract/dosis/index.ts';
import { judgeDose, judgeInterval, type DoseCase } from '#contract/dosis/index.ts';
import type { VaccinationType } from '#contract/peserta/record.ts';
import type { Queryable } from '../db/client.ts';
import { bhbu, peserta } from '../db/schema/index.ts';
import { dosesBefore, dosesBeforeColumns } from '../peserta/index.ts';

const columns = {
  id: peserta.id,
  nama: peserta.name,
  nik: peserta.nikMask,
  noPaspor: peserta.passportMask,
  tanggalLahir: peserta.birthDate,
  jenisKelamin: peserta.sex,
  vaccinationType: peserta.vaccinationType,
  idBHBU: peserta.bhbuId,
  namaBHBU: bhbu.name,
  rencanaTanggal: peserta.plannedOn,
  komorbid: peserta.hasComorbidity,
  dosisDiberikan: peserta.dosesGiven,
  tanggalVaksinasi: peserta.vaccinatedOn,
  isValid: peserta.isValid,
  isActive: peserta.isActive,
  refusal: peserta.eligibilityRefusal,
  ...dosesBeforeColumns,
};

/** A person with the input of the dose rules. */
export interface Standing {
  readonly shown: Omit<
    Antrean,
    'dosisBerikut' | 'jatuhTempo' | 'halangan' | 'peringatan' | 'bolehMulai' | 'kunjungan'
  >;
  readonly doses: DoseCase;
}

/** Finds registrations with the input of the dose rules, by ID. */
export async function standingsOf(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, Standing>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(columns)
    .from(peserta)
    .leftJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
    .where(and(inArray(peserta.id, [...ids])));
  return new Map(
    rows.map(({ isValid, isActive, refusal, ...row }) => {
      const { birthDate, secondDoseOn, primaryHere, lastBoosterOn, ...shown } = row;
      const vaccinationType = row.vaccinationType as VaccinationType;
      const doses: DoseCase = {
        vaccinationType,
        ...dosesBefore({ birthDate, secondDoseOn, primaryHere, lastBoosterOn }),
        isValid,
        isActive,
        dosesGiven: row.dosisDiberikan,
        lastGivenOn: row.tanggalVaksinasi,
        refusal,
      };
      return [row.id, { shown: { ...shown, vaccinationType }, doses }];
    }),
  );
}

/** Returns the window of the second dose; null when none is due. */
function dueOf({ vaccinationType, dosesGiven, lastGivenOn }: DoseCase, day: string) {
  if (vaccinationType !== 0 || dosesGiven !== 1 || lastGivenOn === null) return null;
  const { verdict, from, until } = judgeInterval(lastGivenOn, day);
  return { mulai: from, palingLambat: until, terlambat: verdict === 'late' };
}

/** Builds the queue entry of a person on a day. */
export function inQueue(
  { shown, doses }: Standing,
  day: string,
  visit: Dosis | undefined,
): Antrean {
  const { number, obstacle, warning, from } = judgeDose(doses, day);
  return {
    ...shown,
    dosisBerikut: number,
    jatuhTempo: dueOf(doses, day),
    halangan: obstacle,
    peringatan: warning,
    bolehMulai: from,
    kunjungan: visit ?? null,
  };
}
