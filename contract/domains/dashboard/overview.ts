import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { managerFilter } from '../../core/list.ts';
import { managedQuery } from './counts.ts';

/** Participants per stage of the programme; `boosterLuar` counts external boosters separately. */
export const vaccinationFunnel = z.object({
  terunggah: z.int(),
  valid: z.int(),
  dosis1: z.int(),
  dosis2: z.int(),
  booster: z.int(),
  boosterLuar: z.int(),
});
export type VaccinationFunnel = z.infer<typeof vaccinationFunnel>;

/** Time ranges of the dose chart: days up to today, or everything. */
export const timeRanges = ['30', '90', 'semua'] as const;
export type TimeRange = (typeof timeRanges)[number];

/**
 * Grouping of the dose chart: a longer time range uses a longer period, so the number of bars stays
 * small.
 */
export const groupingPeriods = ['hari', 'minggu', 'bulan'] as const;
export type GroupingPeriod = (typeof groupingPeriods)[number];

/** Doses of one period; `mulai` is its first day. */
export const dosesOfPeriod = z.object({
  mulai: z.iso.date(),
  dosis1: z.int(),
  dosis2: z.int(),
  booster: z.int(),
});
export type DosesOfPeriod = z.infer<typeof dosesOfPeriod>;

export const doseProgress = z.object({
  satuan: z.enum(groupingPeriods),
  /** Every period of the time range, including those without doses. */
  data: z.array(dosesOfPeriod),
});
export type DoseProgress = z.infer<typeof doseProgress>;

const registrationCounts = { terunggah: z.int(), valid: z.int(), selesai: z.int() };

/** Number of entries listed by name; the others are summed. */
export const maxBreakdownGroups = 8;

/**
 * Registrations grouped by facility or by company: the largest groups, and the sum of the others.
 */
export const breakdown = z.object({
  /** `id` is null for registrations without a facility or company. */
  data: z.array(
    z.object({ id: z.int().nullable(), nama: z.string().nullable(), ...registrationCounts }),
  ),
  lainnya: z.object({ jumlah: z.int(), ...registrationCounts }),
});
export type Breakdown = z.infer<typeof breakdown>;

export const registrationBreakdowns = z.object({
  faskes: breakdown.nullable(),
  perusahaan: breakdown.nullable(),
});
export type RegistrationBreakdowns = z.infer<typeof registrationBreakdowns>;

export const overviewCalls = {
  summary: endpoint({
    method: 'GET',
    path: '/Dashboard/ringkasan',
    access: 'dashboard.read',
    summary: 'Dari terunggah sampai booster: berapa peserta pada tiap langkah',
    extension: true,
    query: managedQuery,
    answer: vaccinationFunnel,
  }),
  progress: endpoint({
    method: 'GET',
    path: '/Dashboard/kemajuan',
    access: 'dashboard.read',
    summary: 'Dosis yang diberikan dari waktu ke waktu',
    extension: true,
    query: z.strictObject({ ...managerFilter, rentang: z.enum(timeRanges).default('30') }),
    answer: doseProgress,
  }),
  breakdowns: endpoint({
    method: 'GET',
    path: '/Dashboard/sebaran',
    access: 'dashboard.read',
    summary: 'Peserta menurut faskes dan menurut perusahaan, sejauh jangkauan peran',
    extension: true,
    query: managedQuery,
    answer: registrationBreakdowns,
  }),
};
