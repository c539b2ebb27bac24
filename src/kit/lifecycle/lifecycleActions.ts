import { findTransition } from '#contract/core/lifecycle.ts';
import type { Role } from '#contract/policy.ts';
import type { ActionSpec, AnyRecord, ResourceSpec } from '../resource/definition.ts';

/**
 * Returns the actions of a resource's lifecycle, named after their events. Roles that trigger an
 * event in no state do not see its action; in the other states it is disabled with the reason
 * `resources.<name>.action.<event>.disabled`, or else one that names the state.
 */
export function lifecycleActions({ name, lifecycle }: ResourceSpec): ActionSpec<AnyRecord>[] {
  if (!lifecycle) return [];
  const { states, field = 'status', events = {} } = lifecycle;
  return Object.entries(events).map(([event, action]) => {
    const transitions = states.transitions.filter(one => one.event === event);
    return {
      ...(transitions.some(({ needsReason }) => needsReason) ? { reason: { maxLength: 500 } } : {}),
      ...action,
      name: event,
      roles: transitions.flatMap(({ by }) => by.filter(isRole)),
      disabledReason(record, session) {
        const state = String(record[field]);
        return findTransition(states, state, event)?.by.includes(session.role)
          ? action.disabledReason?.(record, session)
          : {
              messageKey: `resources.${name}.action.${event}.disabled`,
              stateKey: `resources.${name}.${field}.${state}`,
            };
      },
    };
  });
}

const isRole = (actor: string): actor is Role => actor !== 'sistem' && actor !== 'pemohon';
