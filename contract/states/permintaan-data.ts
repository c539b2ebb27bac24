import type { StateOf, StateTable } from '../core/lifecycle.ts';
import type { Role } from '../policy.ts';

/** What a person may ask for, by the articles of Law 27 of 2022 on personal data protection. */
export const requestKinds = [
  'SALINAN',
  'PERBAIKAN',
  'PEMBATASAN',
  'PENARIKAN',
  'PENGHAPUSAN',
  'KEBERATAN',
  'PORTABILITAS',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** The articles behind each kind of request. */
export const articlesOf: Readonly<Record<RequestKind, string>> = {
  SALINAN: '7, 32',
  PERBAIKAN: '6, 30',
  PEMBATASAN: '11, 41',
  PENARIKAN: '9, 40',
  PENGHAPUSAN: '8, 43, 44',
  KEBERATAN: '10',
  PORTABILITAS: '13',
};

/** Kinds that are answered with a copy of the data. */
export const copyKinds: readonly RequestKind[] = ['SALINAN', 'PORTABILITAS'];

/** Hours in which a request is answered: 3 × 24, which do not stop on holidays (articles 30, 32, 40, 41). */
export const answerHours = 72;

/** Hours before the end at which the officers are reminded. */
export const reminderHours = 12;

const officers = ['SUPERADMIN', 'ADMIN'] as const satisfies readonly Role[];

/**
 * Lifecycle of a request about personal data: registered, then its identity is checked, then it is worked on, and
 * answered, or refused with an article. A restriction that was granted is lifted again.
 */
export const permintaanDataStates = {
  names: ['DITERIMA', 'DIPERIKSA', 'DIKERJAKAN', 'DIJAWAB', 'DITOLAK', 'DICABUT'],
  initial: 'DITERIMA',
  creation: {
    event: 'create',
    by: [...officers, 'pemohon'],
    notifies: [{ to: officers, by: 'bell' }],
  },
  transitions: [
    { from: 'DITERIMA', event: 'identify', to: 'DIPERIKSA', by: officers },
    { from: 'DIPERIKSA', event: 'process', to: 'DIKERJAKAN', by: officers, guard: 'hasPeserta' },
    { from: 'DIKERJAKAN', event: 'answer', to: 'DIJAWAB', by: officers, guard: 'hasPeserta' },
    { from: 'DITERIMA', event: 'refuse', to: 'DITOLAK', by: officers, needsReason: true },
    { from: 'DIPERIKSA', event: 'refuse', to: 'DITOLAK', by: officers, needsReason: true },
    { from: 'DIKERJAKAN', event: 'refuse', to: 'DITOLAK', by: officers, needsReason: true },
    {
      from: 'DIJAWAB',
      event: 'lift',
      to: 'DICABUT',
      by: officers,
      needsReason: true,
      guard: 'isRestriction',
    },
  ],
  waitsFor: {
    DITERIMA: { side: 'seller', right: 'permintaanData.update', event: 'identify' },
    DIPERIKSA: { side: 'seller', right: 'permintaanData.update', event: 'process' },
    DIKERJAKAN: { side: 'seller', right: 'permintaanData.update', event: 'answer' },
    DIJAWAB: null,
    DITOLAK: null,
    DICABUT: null,
  },
} as const satisfies StateTable<
  'DITERIMA' | 'DIPERIKSA' | 'DIKERJAKAN' | 'DIJAWAB' | 'DITOLAK' | 'DICABUT',
  'identify' | 'process' | 'answer' | 'refuse' | 'lift',
  'hasPeserta' | 'isRestriction'
>;

export type PermintaanDataState = StateOf<typeof permintaanDataStates>;

/** States in which the clock of a request runs. */
export const openRequestStates = ['DITERIMA', 'DIPERIKSA', 'DIKERJAKAN'] as const;
