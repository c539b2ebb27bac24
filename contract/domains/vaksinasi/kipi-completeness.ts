import { addMonths } from '../../core/values/day.ts';
import type { Kipi } from './kipi.ts';

/** A field of an event that can still be missing. */
export type KipiGap = keyof Kipi;

/** Whom an event concerns, as far as its form depends on it. */
export interface KipiPerson {
  readonly jenisKelamin: string;
  readonly tanggalLahir: string;
  /** Day of the dose. */
  readonly tanggal: string;
}

/** Age from which nobody is named as parent or guardian. */
export const adultAge = 18;

/** Ages of women of whom the national form asks whether they are pregnant (WUS). */
const fertileAges = { from: 15, until: 49 } as const;

/** What an event lacks: for the report within 24 hours, for the national form, for its investigation. */
export interface KipiGaps {
  readonly pertama: readonly KipiGap[];
  readonly formulir: readonly KipiGap[];
  readonly investigasi: readonly KipiGap[];
}

const firstReport = ['perawatan', 'kuSebelum', 'pelaporNama', 'pelaporTelepon'] as const;
const nationalForm = [
  'pelaporJabatan',
  'pelaporInstansi',
  'tempatPelayanan',
  'profesiVaksinator',
  'riwayatKesehatan',
  'vvm',
  'pelarut',
] as const;
const diluent = ['batchPelarut', 'kedaluwarsaPelarut', 'tanggalPelarutan', 'jamPelarutan'] as const;
const investigation = [
  'tanggalInvestigasi',
  'pewawancara',
  'responden',
  'dilayaniVialSama',
  'sakitTanpaVaksin',
  'klasifikasi',
  'kausalitas',
] as const;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** Returns the fields that are still empty, step by step; only serious events are investigated. */
export function kipiGaps(event: Kipi, person: KipiPerson): KipiGaps {
  const isAged = (years: number) => addMonths(person.tanggalLahir, years * 12) <= person.tanggal;
  const isFertile =
    person.jenisKelamin === 'P' && isAged(fertileAges.from) && !isAged(fertileAges.until + 1);
  const missing = (fields: readonly KipiGap[]) => fields.filter(field => isEmpty(event[field]));
  return {
    pertama: missing([
      ...firstReport,
      ...(isAged(adultAge) ? [] : (['namaOrangTua'] as const)),
      ...(isFertile ? (['kehamilan'] as const) : []),
    ]),
    formulir: missing([...nationalForm, ...(event.pelarut === 'ADA' ? diluent : [])]),
    investigasi: event.serius ? missing(investigation) : [],
  };
}
