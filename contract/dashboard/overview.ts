import { z } from '../zod.ts';
import { endpoint } from '../endpoint.ts';
import { taskNames } from './tasks.ts';

/** Participants per stage of the programme; `boosterLuar` counts external boosters separately. */
export const funnel = z.object({
  terunggah: z.int(),
  valid: z.int(),
  dosis1: z.int(),
  dosis2: z.int(),
  booster: z.int(),
  boosterLuar: z.int(),
});
export type Funnel = z.infer<typeof funnel>;

/** Time ranges of the dose chart: days up to today, or everything. */
export const spans = ['30', '90', 'semua'] as const;
export type Span = (typeof spans)[number];

/**
 * Grouping of the dose chart: a longer time range uses a longer period, so the number of bars stays
 * small.
 */
export const periods = ['hari', 'minggu', 'bulan'] as const;
export type Period = (typeof periods)[number];

/** Doses of one period; `mulai` is its first day. */
export const dosesOfPeriod = z.object({
  mulai: z.iso.date(),
  dosis1: z.int(),
  dosis2: z.int(),
  booster: z.int(),
});
export type DosesOfPeriod = z.infer<typeof dosesOfPeriod>;

export const progress = z.object({
  satuan: z.enum(periods),
  /** Every period of the time range, including those without doses. */
  data: z.array(dosesOfPeriod),
});
export type Progress = z.infer<typeof progress>;

const tally = { terunggah: z.int(), valid: z.int(), selesai: z.int() };

/** Number of entries listed by name; the others are summed. */
export const partsShown = 8;

/**
 * Registrations grouped by facility or by company: the largest groups, and the sum of the others.
 */
export const parts = z.object({
  /** `id` is null for registrations without a facility or company. */
  data: z.array(z.object({ id: z.int().nullable(), nama: z.string().nullable(), ...tally })),
  lainnya: z.object({ jumlah: z.int(), ...tally }),
});
export type Parts = z.infer<typeof parts>;

export const spread = z.object({ faskes: parts.nullable(), perusahaan: parts.nullable() });
export type Spread = z.infer<typeof spread>;

export const overviewCalls = {
  summary: endpoint({
    method: 'GET',
    path: '/Dashboard/ringkasan',
    access: 'dashboard.read',
    summary: 'Dari terunggah sampai booster: berapa peserta pada tiap langkah',
    extension: true,
    answer: funnel,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/Dashboard/kemajuan',
    access: 'dashboard.read',
    summary: 'Dosis yang diberikan dari waktu ke waktu',
    extension: true,
    query: z.strictObject({ rentang: z.enum(spans).default('30') }),
    answer: progress,
  }),
  spread: endpoint({
    method: 'GET',
    path: '/Dashboard/sebaran',
    access: 'dashboard.read',
    summary: 'Peserta menurut faskes dan menurut perusahaan, sejauh jangkauan peran',
    extension: true,
    answer: spread,
  }),
  tasks: endpoint({
    method: 'GET',
    path: '/Dashboard/pekerjaan',
    access: 'dashboard.read',
    summary: 'Apa yang menunggu dikerjakan pemanggil, dengan jumlahnya',
    extension: true,
    answer: z.object({
      data: z.array(z.object({ jenis: z.enum(taskNames), jumlah: z.int() })),
    }),
  }),
};
