import type { Role } from './policy.ts';

/**
 * Who may trigger a transition. `sistem` is the server itself (a timer or worker); `pemohon` is an
 * applicant without an account.
 */
export type Actor = Role | 'sistem' | 'pemohon';

/** One transition of a state table: who may trigger it, and under which named guard. */
export interface Transition<S extends string, E extends string, G extends string = never> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  readonly by: readonly Actor[];
  readonly guard?: G;
}

/** The lifecycle of a record as a table; transitions that are not listed are forbidden. */
export interface StateTable<S extends string, E extends string, G extends string = never> {
  readonly initial: S;
  readonly transitions: readonly Transition<S, E, G>[];
}

/** Returns the transition for an event in a state, or undefined. */
export function step<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  event: E,
): Transition<S, E, G> | undefined {
  return table.transitions.find(one => one.from === from && one.event === event);
}

/** Returns the events that an actor may trigger in a state. */
export function possible<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  who: Actor,
): E[] {
  return table.transitions
    .filter(one => one.from === from && one.by.includes(who))
    .map(one => one.event);
}

/**
 * Lifecycle of an outbox message: inserted in the transaction of the change it reports, delivered
 * by a worker.
 */
export const messageStates = {
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'deliver', to: 'done', by: ['sistem'] },
    { from: 'pending', event: 'give up', to: 'dead', by: ['sistem'] },
    { from: 'pending', event: 'hold', to: 'held', by: ['sistem'] },
  ],
} as const satisfies StateTable<
  'pending' | 'done' | 'dead' | 'held',
  'deliver' | 'give up' | 'hold'
>;

export type MessageState =
  (typeof messageStates)['transitions'][number]['to'] | typeof messageStates.initial;

const importers = [
  'SUPERADMIN',
  'ADMIN',
  'AM',
  'BHBU',
  'FASKES',
] as const satisfies readonly Role[];

/** Lifecycle of an import: validated, then saved or discarded; a saved one can be undone. */
export const imporStates = {
  names: ['DIPERIKSA', 'DISIMPAN', 'DIURUNGKAN', 'DIBUANG'],
  initial: 'DIPERIKSA',
  transitions: [
    { from: 'DIPERIKSA', event: 'simpan', to: 'DISIMPAN', by: importers },
    { from: 'DIPERIKSA', event: 'buang', to: 'DIBUANG', by: [...importers, 'sistem'] },
    { from: 'DISIMPAN', event: 'urungkan', to: 'DIURUNGKAN', by: importers },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'DISIMPAN' | 'DIURUNGKAN' | 'DIBUANG',
  'simpan' | 'buang' | 'urungkan'
> & { readonly names: readonly string[] };

export type ImporState = (typeof imporStates.names)[number];
export type ImporEvent = (typeof imporStates.transitions)[number]['event'];

const verifiers = ['SUPERADMIN', 'ADMIN', 'AM', 'VERIFICATOR'] as const;
const administrators = ['SUPERADMIN', 'ADMIN'] as const;

/**
 * Lifecycle of a company: application, verification, active, inactive. A rejected company may apply
 * again.
 */
export const bhbuStates = {
  initial: 'MENUNGGU',
  transitions: [
    { from: 'MENUNGGU', event: 'approve', to: 'AKTIF', by: verifiers },
    { from: 'MENUNGGU', event: 'reject', to: 'DITOLAK', by: verifiers },
    { from: 'MENUNGGU', event: 'ask', to: 'PERLU_PERBAIKAN', by: verifiers },
    { from: 'PERLU_PERBAIKAN', event: 'mend', to: 'MENUNGGU', by: ['pemohon'] },
    { from: 'PERLU_PERBAIKAN', event: 'reject', to: 'DITOLAK', by: verifiers },
    { from: 'AKTIF', event: 'deactivate', to: 'NONAKTIF', by: administrators },
    { from: 'NONAKTIF', event: 'activate', to: 'AKTIF', by: administrators },
  ],
} as const satisfies StateTable<
  'MENUNGGU' | 'PERLU_PERBAIKAN' | 'AKTIF' | 'DITOLAK' | 'NONAKTIF',
  'approve' | 'reject' | 'ask' | 'mend' | 'deactivate' | 'activate'
>;

export type BhbuState =
  (typeof bhbuStates)['transitions'][number]['to'] | typeof bhbuStates.initial;
