import type { Role } from './policy.ts';

/** Who may take a step. `sistem` is the server itself: a clock, a worker. `pemohon` is who applies, without an account. */
export type Actor = Role | 'sistem' | 'pemohon';

/** One step of a life: from a state, by an event, to another; who may take it, and under which named condition. */
export interface Transition<S extends string, E extends string, G extends string = never> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  readonly by: readonly Actor[];
  readonly guard?: G;
}

/** A life as a table: what is not in it cannot happen. */
export interface StateTable<S extends string, E extends string, G extends string = never> {
  readonly initial: S;
  readonly transitions: readonly Transition<S, E, G>[];
}

/** The step a table allows from a state for an event, or undefined. */
export function step<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  event: E,
): Transition<S, E, G> | undefined {
  return table.transitions.find(one => one.from === from && one.event === event);
}

/** The events that are possible in a state for one who asks. */
export function possible<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  who: Actor,
): E[] {
  return table.transitions
    .filter(one => one.from === from && one.by.includes(who))
    .map(one => one.event);
}

/** A message on its way out of the product: kept in the same transaction as what it tells of, delivered by a worker. */
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

/** A file with rows: judged, and then saved or thrown away; what was saved may be taken back. */
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

/** A company: it applies, is looked at, and takes part until it is set aside. One that was refused may apply anew. */
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
