import type { Permission, Role } from '../policy.ts';

/**
 * Who may trigger a transition. `sistem` is the server itself (a timer or worker); `pemohon` is a
 * person without an account: an applicant, or the reader of a letter.
 */
export type Actor = Role | 'sistem' | 'pemohon';

/**
 * Who is notified of a transition: the accounts of a role, of the record's company or facility, the
 * account that the record names, or an applicant without an account.
 */
export type Recipient = Role | 'ownerBhbu' | 'ownerFaskes' | 'person' | 'pemohon';

/** A notification that a transition causes, in the console (`bell`) or by mail. */
export interface NotificationRule {
  readonly to: readonly Recipient[];
  readonly by: 'bell' | 'mail';
  /**
   * The right to act on it: of the accounts of the record's company only those with the right are notified, unless
   * none has it.
   */
  readonly right?: Permission;
}

/** One transition of a state table: who may trigger it, and under which named guard. */
export interface Transition<S extends string, E extends string, G extends string = never> {
  readonly from: S;
  readonly event: E;
  readonly to: S;
  readonly by: readonly Actor[];
  readonly guard?: G;
  /** Whether the actor has to give a reason. */
  readonly needsReason?: true;
  readonly notifies?: readonly NotificationRule[];
}

/** The event that creates a record in the initial state, such as an application. */
export interface Creation {
  readonly event: string;
  readonly by: readonly Actor[];
  readonly notifies?: readonly NotificationRule[];
}

/** Whose turn it is: the company, the seller's staff, a facility, or the one that receives a delivery. */
export type Side = 'buyer' | 'seller' | 'facility' | 'receiver';

/** What a record waits for in a state. */
export interface Wait<E extends string> {
  readonly side: Side;
  /** The right to do it. */
  readonly right: Permission;
  /** The event that ends the wait. The server triggers it when the act is at another record, such as a payment. */
  readonly event: E;
}

/** The lifecycle of a record as a table; transitions that are not listed are forbidden. */
export interface StateTable<S extends string, E extends string, G extends string = never> {
  /** All states, in the order of filters. */
  readonly names: readonly [S, ...S[]];
  readonly initial: S;
  readonly creation?: Creation;
  readonly transitions: readonly Transition<S, E, G>[];
  /** Who acts next in each state; null where no one has to. */
  readonly waitsFor?: Readonly<Record<S, Wait<E> | null>>;
}

/** A state table of any lifecycle. */
export type AnyStateTable = StateTable<string, string, string>;

export type StateOf<T extends AnyStateTable> = T['names'][number];
export type EventOf<T extends AnyStateTable> = T['transitions'][number]['event'];
export type GuardOf<T extends AnyStateTable> = Extract<
  T['transitions'][number],
  { readonly guard: string }
>['guard'];

/** Returns the transition for an event in a state, or undefined. */
export function findTransition<T extends AnyStateTable>(
  table: T,
  from: StateOf<T>,
  event: EventOf<T>,
): Transition<StateOf<T>, EventOf<T>, string> | undefined {
  return table.transitions.find(
    transition => transition.from === from && transition.event === event,
  );
}

/** Returns the events that an actor may trigger in a state. */
export function possibleEvents<T extends AnyStateTable>(
  table: T,
  from: StateOf<T>,
  actor: Actor,
): EventOf<T>[] {
  return table.transitions
    .filter(transition => transition.from === from && transition.by.includes(actor))
    .map(transition => transition.event);
}

/** Whether an actor may trigger an event in at least one state. */
export const mayTrigger = (table: AnyStateTable, event: string, actor: Actor): boolean =>
  table.transitions.some(transition => transition.event === event && transition.by.includes(actor));

/** An act that a record waits for. */
export interface AwaitedAct<S extends Side = Side> {
  readonly side: S;
  readonly right: Permission;
  /** The actors among whom those with the right are; undefined when the right alone decides. */
  readonly by?: readonly Actor[] | undefined;
}

type SideOf<T extends AnyStateTable> = Extract<
  NonNullable<T['waitsFor']>[StateOf<T>],
  { readonly side: Side }
>['side'];

/** Returns the act that a record waits for in a state; undefined when no one has to act. */
export function awaitedIn<T extends AnyStateTable>(
  table: T,
  state: StateOf<T>,
): AwaitedAct<SideOf<T>> | undefined {
  const wait = table.waitsFor?.[state];
  if (!wait) return undefined;
  const { side, right, event } = wait;
  const by = findTransition(table, state, event)?.by;
  const isOfServer = by?.every(actor => actor === 'sistem');
  return { side, right, by: isOfServer ? undefined : by };
}

/** Returns the states in which a record waits for someone. */
export const waitingStatesOf = <T extends AnyStateTable>({ waitsFor = {} }: T): string[] =>
  Object.entries(waitsFor).flatMap(([state, wait]) => (wait === null ? [] : [state]));
