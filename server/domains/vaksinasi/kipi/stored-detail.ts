import { toLocal } from '#contract/core/values/zone.ts';
import { kipiFollowUpInput, kipiInput } from '#contract/domains/vaksinasi/input.ts';
import type { kipiFollowUpFields } from '#contract/domains/vaksinasi/kipi-follow-up.ts';
import {
  durationUnits,
  type DurationUnit,
  type kipiFormFields,
} from '#contract/domains/vaksinasi/kipi-form.ts';
import type { Kipi } from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';
import { decryptHealth, type KipiData } from '../visits/health-data.ts';
import type { KipiRow } from './kipi-record.ts';

export type KipiFormFields = Pick<Kipi, 'kesudahan' | keyof typeof kipiFormFields>;
export type KipiFollowUp = Pick<Kipi, keyof typeof kipiFollowUpFields>;
export type KipiDetail = KipiFormFields & KipiFollowUp;

const ownKeys = ['jenis', 'version', 'kesudahan', 'tanggalDiketahui', 'jamDiketahui'];
const listNames: readonly string[] = [
  'manifestasi',
  'perawatan',
  'vaksinLain',
  'pelaporan',
  'pewawancara',
  'responden',
];

/** Every field of an event without a value. */
const emptyDetail = Object.fromEntries(
  Object.keys({ ...kipiInput.shape, ...kipiFollowUpInput.shape })
    .filter(name => !ownKeys.includes(name))
    .map(name => [name, listNames.includes(name) ? [] : name === 'meresahkan' ? false : null]),
) as unknown as KipiDetail;

/** Longest text of a symptom; a longer complaint stays a description of the event. */
const longestSymptom = 200;

/** Reads `3 hari` as a duration; any other text stays text. */
function parseDuration(text: string): { lama: number; satuan: DurationUnit } | undefined {
  const [, count, unit] = /^(\d{1,3})\s*(menit|jam|hari)$/i.exec(text.trim()) ?? [];
  const satuan = durationUnits.find(one => one === unit?.toUpperCase());
  return count && Number(count) > 0 && satuan ? { lama: Number(count), satuan } : undefined;
}

/** Turns the one complaint of an event that was recorded before symptoms had rows into its row. */
function symptomOf({ keluhan, lamaGejala }: KipiData, row: KipiRow): Partial<KipiDetail> {
  const started = toLocal(row.mulai, row.zona);
  const duration = lamaGejala ? parseDuration(lamaGejala) : undefined;
  const text = [keluhan, lamaGejala && !duration ? `(${lamaGejala})` : null]
    .filter(Boolean)
    .join(' ');
  const isLong = text.length > longestSymptom;
  return {
    manifestasi: [
      {
        gejala: 'LAINNYA',
        uraian: isLong ? `${text.slice(0, longestSymptom - 1)}…` : text,
        tanggal: started.day,
        jam: started.time,
        ...(duration ?? { lama: null, satuan: null }),
      },
    ],
    keluhan: isLong ? text.slice(0, 1000) : null,
  };
}

/** Decrypts the details of an event, in the present form whatever the form they were recorded in. */
export function readKipiDetail({ deps }: Pick<Context, 'deps'>, row: KipiRow): KipiDetail {
  const stored = decryptHealth(deps.keys, 'kipi', row.detail);
  const { lamaGejala: _duration, ...fields } = stored;
  return {
    ...emptyDetail,
    ...fields,
    ...(stored.manifestasi ? {} : symptomOf(stored, row)),
  };
}
