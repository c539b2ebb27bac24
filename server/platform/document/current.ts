import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { DocumentFacts, DocumentState, PrintedKind } from '#contract/core/document/calls.ts';
import type { RecordKind } from '#contract/record-pages.ts';
import type { Context, CurrentUser } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { findLatest, toDocument, withLogo, type FiledVersion } from './filing.ts';

/** Who reads the record of a document: a caller, or the server itself when an act files it. */
export type DocumentReader = Pick<Context, 'db' | 'now' | 'render' | 'scope'> & {
  readonly user: Pick<CurrentUser, 'bhbuId' | 'faskesId' | 'id'>;
};

/** The document of a record that the reader may see. */
export interface DocumentSource {
  readonly kind: PrintedKind;
  /** Id of the record, with a suffix where callers see different parts of it. */
  readonly recordId: string;
  /** Name of the record in the audit log. */
  readonly label: string;
  /** Day of the document; unused for a draft. */
  readonly day: string;
  /** The company whose addresses are proposed to those who mail the document. */
  readonly idBHBU?: number | null;
  /** Whether it prints the NPWP of that company, in full also when it is a person's. */
  readonly printsNpwp?: true;
  /** Whether it is made for each reader and never filed, because it is health data. */
  readonly isUnfiled?: boolean;
  /** The participant whose data it has, if it is about one. */
  readonly idPeserta?: number;
  /** Builds it from the records as they are now, for a draft and for the act that files it. */
  readonly build: () => Promise<PrintedDocument> | PrintedDocument;
  /** What the public page shows of it to be compared, as of the act. */
  readonly facts?: () => Promise<DocumentFacts> | DocumentFacts;
}

/** Where signed copies of a document are attached. */
export interface SignedCopies {
  readonly resource: string;
  readonly recordId: string;
  readonly slots: readonly string[];
}

/** A kind of printed document. `C` is what opening it needs of the call. */
export interface DocumentDefinition<C extends DocumentReader = DocumentReader> {
  /** Resource of the record, for the filed copies and for the audit log. */
  readonly resource: string;
  readonly kinds: readonly PrintedKind[];
  /** The page of what `open` finds by its id, where it is another than that of the resource. */
  readonly page?: RecordKind;
  /** Finds the document of a record. @throws Problem 404, or 409 while it has none */
  readonly open: (ctx: C, id: number) => Promise<DocumentSource>;
  /** Whether the latest version counts. */
  readonly stateOf: (db: Queryable, recordId: string) => Promise<DocumentState>;
  /** Whether it was replaced because what it shows was corrected. */
  readonly isCorrected?: (db: Queryable, recordId: string) => Promise<boolean>;
  /** Where its signed copies are, if it is signed on paper. */
  readonly signedCopies?: (db: Queryable, recordId: string) => Promise<readonly SignedCopies[]>;
}

/** The document of a record as it is now. */
export interface Current {
  readonly source: DocumentSource;
  readonly document: PrintedDocument;
  /** Undefined for a draft and for one that is never filed. */
  readonly filed: FiledVersion | undefined;
}

/** Returns the document of a record: as the act filed it, or built now while there was no act. */
export async function getCurrent(
  ctx: Context,
  { resource, open }: DocumentDefinition<Context>,
  id: number,
): Promise<Current> {
  const source = await open(ctx, id);
  if (source.idPeserta !== undefined) ctx.readsPeople([source.idPeserta]);
  const { kind, recordId, isUnfiled } = source;
  const filed = isUnfiled ? undefined : await findLatest(ctx.db, { resource, kind, recordId });
  const document = filed
    ? await toDocument(ctx.db, filed, ctx.deps.config.publicUrl)
    : await withLogo(ctx.db, await source.build());
  return { source, document, filed };
}
