import type { Role } from './policy.ts';

/** One step of a life: from a state, by an event, to another; who may take it, and under which named condition. */
export interface Transition<S extends string, E extends string, G extends string = never> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  /** `sistem` is the server itself: a clock, a worker. */
  readonly by: readonly (Role | 'sistem')[];
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
  who: Role | 'sistem',
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

const importers = ['SUPERADMIN', 'ADMIN', 'AM', 'BHBU'] as const satisfies readonly Role[];

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
