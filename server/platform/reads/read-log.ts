import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ReadActivity } from '#contract/person-reads.ts';
import type { ProcessingPurpose } from '#contract/processing.ts';
import { withoutQueryValues, type Db } from '#server/platform/db/client.ts';
import { personRead } from '#server/platform/db/schema/index.ts';

/** A read of data of participants, to be logged. */
export interface PersonRead {
  /** An instant. */
  readonly at: string;
  readonly requestId: string;
  readonly actorId: number | null;
  readonly actorName: string;
  readonly actorRole: string;
  readonly call: string;
  readonly activity: ReadActivity;
  readonly purpose: ProcessingPurpose;
  readonly basis: string;
  readonly isFile: boolean;
  readonly recordId: string | null;
  /** Any order; not empty unless `recordId` says whose data it was. */
  readonly pesertaIds: readonly number[];
}

/** Writes reads shortly after their answer, many in one statement. */
export interface ReadLog {
  /** Queues a read. */
  readonly add: (read: PersonRead) => void;
  /**
   * Waits until the queue has room, so that no call answers what could not be logged.
   * @throws the error of the database when a full queue cannot be written
   */
  readonly makeRoom: () => Promise<void>;
  /** Writes what is queued. @throws the error of the database; the queue stays */
  readonly flush: () => Promise<void>;
  /** Writes what is queued for the last time. */
  readonly stop: () => Promise<void>;
}

interface ReadLogOptions {
  readonly log: Pick<Logger, 'error'>;
  /** Time in ms between a read and its writing; null when only `flush` writes, as in tests. */
  readonly delayMs?: number | null;
  /** Participants in the queue from which calls wait for the database. */
  readonly capacity?: number;
}

/** Time from an answer to the statement that logs it; the statement itself takes some ms. */
const writeDelayMs = 500;

/** Participants in the queue; an id takes 4 to 8 bytes. */
const queueCapacity = 1_000_000;

/** Participants in one row, so that an export is several rows of moderate size. */
const maxIdsPerRow = 10_000;

/** Participants in one statement. */
const maxIdsPerStatement = 100_000;

/** What a read costs besides its participants, counted as participants. */
const rowCost = 20;

const costOf = ({ pesertaIds }: PersonRead): number => pesertaIds.length + rowCost;

/** Splits a read into rows. */
function* rowsOf(read: PersonRead): Generator<PersonRead, void, undefined> {
  const ids = Array.from(new Set(read.pesertaIds)).sort((a, b) => a - b);
  if (ids.length <= maxIdsPerRow) yield { ...read, pesertaIds: ids };
  else
    for (let at = 0; at < ids.length; at += maxIdsPerRow)
      yield { ...read, pesertaIds: ids.slice(at, at + maxIdsPerRow) };
}

/** Writes reads in one statement, whose only parameter is their JSON. */
async function insertReads(db: Db, reads: readonly PersonRead[]): Promise<void> {
  await db.execute(sql`
    insert into ${personRead} (at, request_id, actor_id, actor_name, actor_role, call, activity,
      purpose, basis, is_file, record_id, peserta_ids)
    select at, "requestId", "actorId", "actorName", "actorRole", call, activity, purpose, basis,
      "isFile", "recordId", "pesertaIds"
    from json_to_recordset(${JSON.stringify(reads)}) as read (at timestamptz, "requestId" text,
      "actorId" int, "actorName" text, "actorRole" text, call text, activity text, purpose text,
      basis text, "isFile" boolean, "recordId" text, "pesertaIds" int[])`);
}

/** Creates the log of reads of a server process. */
export function createReadLog(
  db: Db,
  { log, delayMs = writeDelayMs, capacity = queueCapacity }: ReadLogOptions,
): ReadLog {
  let queue: PersonRead[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  const schedule = (): void => {
    if (delayMs === null || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      flush().catch((error: unknown) => {
        log.error({ err: withoutQueryValues(error), queued: queue.length }, 'reads not logged yet');
        schedule();
      });
    }, delayMs);
    // A process with nothing else to do ends by `stop`, which writes the queue.
    timer.unref();
  };

  const writeAll = async (): Promise<void> => {
    while (queue.length > 0) {
      let cost = 0;
      let count = 0;
      while (count < queue.length && (count === 0 || cost < maxIdsPerStatement)) {
        cost += costOf(queue[count] as PersonRead);
        count++;
      }
      await insertReads(db, queue.slice(0, count));
      const written = queue.slice(0, count);
      queue = queue.slice(count);
      for (const read of written) size -= costOf(read);
    }
  };

  /** Runs one write at a time; what is queued meanwhile is written too. */
  const flush = (): Promise<void> =>
    (writing ??= writeAll().finally(() => {
      writing = undefined;
    }));

  return {
    add(read) {
      for (const row of rowsOf(read)) {
        queue.push(row);
        size += costOf(row);
      }
      schedule();
    },
    async makeRoom() {
      if (size >= capacity) await flush();
    },
    flush,
    async stop() {
      clearTimeout(timer);
      await flush();
    },
  };
}
