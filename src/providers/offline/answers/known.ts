import type { PreparedDay, PreparedPerson } from '#contract/domains/luring/index.ts';
import type { KnownAct, OfflineDay } from '../offlineDay.ts';
import type { CallOptions } from '../../api/http.ts';
import { unreachable } from '../../api/http.ts';

/** The prepared day with what was done on it. */
export interface Known {
  readonly browserDay: OfflineDay;
  readonly day: PreparedDay;
  readonly acts: readonly KnownAct[];
  readonly people: readonly PreparedPerson[];
}

/** Options of a call that is answered without network. */
export interface OfflineCallOptions extends CallOptions {
  /** Whether the call was made, and may have reached the server without an answer. */
  readonly mayHaveArrived?: boolean;
}

/** Returns a person of the day. @throws CallError when the day does not have them */
export function personOf({ people }: Known, id: number): PreparedPerson {
  const found = people.find(({ antrean }) => antrean.id === id);
  if (!found) throw unreachable();
  return found;
}
