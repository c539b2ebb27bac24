import { sql, type SQL } from 'drizzle-orm';
import type { AnyStateTable, EventOf } from '#contract/core/lifecycle.ts';
import { transaction, type Db, type Queryable } from '#server/platform/db/client.ts';
import { systemContext, type Lifecycle } from '#server/platform/lifecycle/lifecycle.ts';
import { translator } from '#server/platform/messages/translator.ts';
import type { DocumentDefinition, DocumentReader, DocumentSource } from './current.ts';
import {
  fileDocument,
  fileNew,
  findLatest,
  findLatestOfMany,
  toDocument,
  type FiledVersion,
} from './filing.ts';
import type { PrintedDocument } from '#contract/core/document/block.ts';

/** The act that files a document: its transaction, its time and who did it. */
export interface Act {
  readonly db: Queryable;
  readonly now: Date;
  readonly user: { readonly fullName: string };
}

/** The server reads the record that it files; `faskesId` names a facility whose part is filed. */
const asServer = ({ db, now }: Act, faskesId: number | null): DocumentReader => ({
  db,
  now,
  scope: 'all',
  render: translator.render,
  user: { id: 0, bhbuId: null, faskesId },
});

/**
 * Files the document of a record as it is now, in the transaction of the act that issues it. From
 * then on it is shown as filed, whatever becomes of the records that it was built from.
 * @param faskesId the facility whose part of the document is filed
 * @returns undefined for a draft, which is not filed
 */
export async function fileAct(
  act: Act,
  { resource, open }: DocumentDefinition,
  id: number,
  faskesId: number | null = null,
): Promise<FiledVersion | undefined> {
  const source = await open(asServer(act, faskesId), id);
  const { kind, recordId, day, build, facts, idBHBU, printsNpwp } = source;
  const document = await build();
  if (document.isDraft) return undefined;
  return await fileDocument(act, { resource, kind, recordId }, document, {
    day,
    facts: (await facts?.()) ?? null,
    ...(printsNpwp && idBHBU ? { npwpOf: idBHBU } : {}),
  });
}

/** Whether the document of a record is filed. */
async function isFiled(
  act: Act,
  { resource, open }: DocumentDefinition,
  id: number,
  faskesId: number | null,
): Promise<boolean> {
  const { kind, recordId } = await open(asServer(act, faskesId), id);
  return (await findLatest(act.db, { resource, kind, recordId })) !== undefined;
}

/** Makes events of a lifecycle acts that file documents of their records. */
export function fileOn<
  T extends AnyStateTable,
  R extends { readonly id: number },
  V extends object,
>(
  lifecycle: Lifecycle<T, R, V>,
  events: readonly EventOf<T>[],
  definition: DocumentDefinition,
): void {
  for (const event of events) {
    lifecycle.addEffect(event, async (ctx, { after }) => {
      await fileAct(ctx, definition, after.id);
    });
  }
}

/** Files the documents of records that an act has just made, which have none yet. */
export async function fileMany(
  act: Act,
  resource: string,
  sources: readonly DocumentSource[],
): Promise<void> {
  const documents = [];
  for (const { kind, recordId, day, build, facts } of sources) {
    documents.push({
      key: { resource, kind, recordId },
      document: await build(),
      day,
      facts: (await facts?.()) ?? null,
    });
  }
  await fileNew(act, documents);
}

/** Documents of acts that happened before acts filed their documents. */
export interface EarlierActs {
  readonly definition: DocumentDefinition;
  /** Selects the id of the records whose act happened, and of the facility whose part is filed or null. */
  readonly records: SQL;
  /** Prepares a record, such as by giving it a number. */
  readonly prepare?: (act: Act, id: number) => Promise<void>;
}

/** Is called with a record whose document could not be filed. */
export type OnUnfiled = (error: unknown, record: { resource: string; id: number }) => void;

/** Records whose documents are filed in one transaction. */
const filedAtOnce = 100;

/** Key of the advisory lock, so that of several servers one files at a time. */
const earlierActsLock = 5_118_022_041;

/**
 * Files what acts issued before they filed it, from the records as they are now. Later starts find
 * nothing to do. A record whose document cannot be built is passed over, and tried at the next start.
 * @returns the number of filed documents
 */
export async function fileEarlierActs(
  db: Db,
  now: Date,
  earlier: readonly EarlierActs[],
  onUnfiled: OnUnfiled,
): Promise<number> {
  let filed = 0;
  for (const { definition, records, prepare } of earlier) {
    const { resource, kinds } = definition;
    const kindList = sql.join(
      kinds.map(kind => sql`${kind}`),
      sql`, `,
    );
    // What turns out to be a draft, or filed with another record, is found again, so it is passed over.
    let skipped = 0;
    for (;;) {
      const found = await transaction(db, async tx => {
        await tx.execute(sql`set local statement_timeout = 0`);
        await tx.execute(sql`select pg_advisory_xact_lock(${earlierActsLock}::bigint)`);
        const { rows } = await tx.execute<{ id: number; faskes_id: number | null }>(sql`
          select r.id, r.faskes_id from (${records}) as r (id, faskes_id)
          where not exists (
            select from filed_document f where f.resource = ${resource} and f.kind in (${kindList})
              and f.record_id = r.id || coalesce('/faskes/' || r.faskes_id, ''))
          order by r.id, r.faskes_id limit ${filedAtOnce} offset ${skipped}`);
        const act = systemContext(tx, now);
        for (const { id, faskes_id: faskesId } of rows) {
          await tx.execute(sql`savepoint earlier_act`);
          let isNew = false;
          try {
            await prepare?.(act, id);
            isNew =
              !(await isFiled(act, definition, id, faskesId)) &&
              (await fileAct(act, definition, id, faskesId)) !== undefined;
            await tx.execute(sql`release savepoint earlier_act`);
          } catch (error) {
            await tx.execute(sql`rollback to savepoint earlier_act`);
            onUnfiled(error, { resource, id });
          }
          if (isNew) filed += 1;
          else skipped += 1;
        }
        return rows;
      });
      if (found.length < filedAtOnce) break;
    }
  }
  return filed;
}

/** Returns filed documents of one kind with their QR codes, in the order of the records. */
export async function findFiled(
  db: Queryable,
  {
    resource,
    kind,
    publicUrl,
  }: { readonly resource: string; readonly kind: FiledVersion['kind']; readonly publicUrl: string },
  recordIds: readonly string[],
): Promise<PrintedDocument[]> {
  if (recordIds.length === 0) return [];
  const rows = await findLatestOfMany(db, { resource, kind }, recordIds);
  const found = recordIds.flatMap(id => rows.get(id) ?? []);
  const documents: PrintedDocument[] = [];
  for (const filed of found) documents.push(await toDocument(db, filed, publicUrl));
  return documents;
}
