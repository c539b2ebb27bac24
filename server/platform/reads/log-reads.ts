import type { Endpoint } from '#contract/core/endpoint.ts';
import { peopleOf, type CollectPeople } from '#contract/core/person-id.ts';
import { basisNames } from '#contract/core/messages/id/processing.ts';
import { personReadOf, readActivities, type PeopleSource } from '#contract/person-reads.ts';
import { processingPurposes } from '#contract/processing.ts';
import type { CurrentUser } from '#server/platform/context.ts';
import type { PersonRead, ReadLog } from './read-log.ts';

/** What a call reads of people, found once when the server starts. */
export interface CallReads {
  readonly source: PeopleSource | 'answer';
  /** Finds the participants of an answer, or of a record in a 412. */
  readonly collect: CollectPeople | undefined;
  readonly fixed: Pick<PersonRead, 'activity' | 'basis' | 'call' | 'isFile' | 'purpose'>;
}

/** Returns what a call reads of people; undefined for one that answers none. */
export function readsOfCall(call: string, endpoint: Endpoint): CallReads | undefined {
  const read = personReadOf(call);
  if (!read) return undefined;
  const { activity, source } = read;
  const purpose = readActivities[activity];
  return {
    source,
    collect: peopleOf(endpoint.versioned ?? endpoint.answer),
    fixed: {
      call,
      activity,
      purpose,
      basis: basisNames[processingPurposes[purpose]],
      isFile: endpoint.download !== undefined,
    },
  };
}

/** One use of a call, whose reads are logged. */
export interface ReadsOfRequest {
  /** Logs participants whose data the handler answers. */
  readonly ofPeople: (ids: readonly number[]) => void;
  /** Logs the participants of an answer by its schema, or by the path of the call; a file has no schema. */
  readonly ofAnswer: (answer: unknown) => void;
}

/** A call without an account: a personal link, which the person got. */
const linkHolder = { id: null, fullName: 'Tautan pribadi', role: 'PUBLIK' } as const;

/** Starts the logging of one use of a call. */
export function startReads(
  log: ReadLog,
  { source, collect, fixed }: CallReads,
  request: {
    readonly now: Date;
    readonly requestId: string;
    readonly user: Pick<CurrentUser, 'fullName' | 'id' | 'role'> | null;
    readonly params: unknown;
  },
): ReadsOfRequest {
  const { id, fullName, role } = request.user ?? linkHolder;
  const pathId = (request.params as { readonly id?: number } | undefined)?.id;
  const add = (pesertaIds: readonly number[], recordId: string | null): void =>
    log.add({
      ...fixed,
      at: request.now.toISOString(),
      requestId: request.requestId,
      actorId: id,
      actorName: fullName,
      actorRole: role,
      recordId,
      pesertaIds,
    });
  const recordId = pathId === undefined || source === 'path' ? null : String(pathId);
  return {
    ofPeople: ids => {
      if (ids.length > 0) add(ids, recordId);
    },
    ofAnswer(answer) {
      if (source === 'path' && pathId !== undefined) add([pathId], null);
      if (source !== 'answer' && source !== 'record') return;
      const ids = new Set<number>();
      collect?.(answer, ids);
      if (ids.size > 0 || source === 'record') add([...ids], recordId);
    },
  };
}
