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
export function findTransition<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  event: E,
): Transition<S, E, G> | undefined {
  return table.transitions.find(
    transition => transition.from === from && transition.event === event,
  );
}

/** Returns the events that an actor may trigger in a state. */
export function possibleEvents<S extends string, E extends string, G extends string>(
  table: StateTable<S, E, G>,
  from: S,
  actor: Actor,
): E[] {
  return table.transitions
    .filter(transition => transition.from === from && transition.by.includes(actor))
    .map(transition => transition.event);
}

/**
 * Lifecycle of an outbox message: inserted in the transaction of the change it reports, delivered
 * by a worker.
 */
export const messageStates = {
  initial: 'pending',
  transitions: [
    { from: 'pending', event: 'deliver', to: 'done', by: ['sistem'] },
    { from: 'pending', event: 'fail', to: 'dead', by: ['sistem'] },
    { from: 'pending', event: 'hold', to: 'held', by: ['sistem'] },
  ],
} as const satisfies StateTable<'pending' | 'done' | 'dead' | 'held', 'deliver' | 'fail' | 'hold'>;

export type MessageState =
  (typeof messageStates)['transitions'][number]['to'] | typeof messageStates.initial;

const importRoles = [
  'SUPERADMIN',
  'ADMIN',
  'AM',
  'BHBU',
  'FASKES',
] as const satisfies readonly Role[];

/** Lifecycle of an import: validated, then saved or discarded; a saved one can be undone. */
export const importStates = {
  names: ['DIPERIKSA', 'DISIMPAN', 'DIURUNGKAN', 'DIBUANG'],
  initial: 'DIPERIKSA',
  transitions: [
    { from: 'DIPERIKSA', event: 'save', to: 'DISIMPAN', by: importRoles },
    { from: 'DIPERIKSA', event: 'discard', to: 'DIBUANG', by: [...importRoles, 'sistem'] },
    { from: 'DISIMPAN', event: 'undo', to: 'DIURUNGKAN', by: importRoles },
  ],
} as const satisfies StateTable<
  'DIPERIKSA' | 'DISIMPAN' | 'DIURUNGKAN' | 'DIBUANG',
  'save' | 'discard' | 'undo'
> & { readonly names: readonly string[] };

export type ImportState = (typeof importStates.names)[number];
export type ImportEvent = (typeof importStates.transitions)[number]['event'];

const verifierRoles = ['SUPERADMIN', 'ADMIN', 'AM', 'VERIFICATOR'] as const;
const administratorRoles = ['SUPERADMIN', 'ADMIN'] as const;

/**
 * Lifecycle of a company: application, verification, active, inactive. A rejected company may apply
 * again.
 */
export const bhbuStates = {
  initial: 'MENUNGGU',
  transitions: [
    { from: 'MENUNGGU', event: 'approve', to: 'AKTIF', by: verifierRoles },
    { from: 'MENUNGGU', event: 'reject', to: 'DITOLAK', by: verifierRoles },
    { from: 'MENUNGGU', event: 'requestCorrection', to: 'PERLU_PERBAIKAN', by: verifierRoles },
    { from: 'PERLU_PERBAIKAN', event: 'resubmit', to: 'MENUNGGU', by: ['pemohon'] },
    { from: 'PERLU_PERBAIKAN', event: 'reject', to: 'DITOLAK', by: verifierRoles },
    { from: 'AKTIF', event: 'deactivate', to: 'NONAKTIF', by: administratorRoles },
    { from: 'NONAKTIF', event: 'activate', to: 'AKTIF', by: administratorRoles },
  ],
} as const satisfies StateTable<
  'MENUNGGU' | 'PERLU_PERBAIKAN' | 'AKTIF' | 'DITOLAK' | 'NONAKTIF',
  'approve' | 'reject' | 'requestCorrection' | 'resubmit' | 'deactivate' | 'activate'
>;

export type BhbuState =
  (typeof bhbuStates)['transitions'][number]['to'] | typeof bhbuStates.initial;
