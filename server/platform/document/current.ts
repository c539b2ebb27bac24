import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { DocumentState, PrintedKind } from '#contract/core/document/calls.ts';
import type { Context } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { fileDocument, findLatest, toDocument, type FiledVersion } from './filing.ts';

/** The document of a record that the caller may read. */
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
  /** Whether the version that is filed first counts for ever. */
  readonly isFrozen?: boolean;
  /** Whether it is made for each reader and never filed, because it is health data. */
  readonly isUnfiled?: boolean;
  readonly build: () => Promise<PrintedDocument> | PrintedDocument;
}

/** Where signed copies of a document are attached. */
export interface SignedCopies {
  readonly resource: string;
  readonly recordId: string;
  readonly slots: readonly string[];
}

/** A kind of printed document. */
export interface DocumentDefinition {
  /** Resource of the record, for the filed copies and for the audit log. */
  readonly resource: string;
  readonly kinds: readonly PrintedKind[];
  /** Finds the document of a record. @throws Problem 404, or 409 while it has none */
  readonly open: (ctx: Context, id: number) => Promise<DocumentSource>;
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

/** Returns the document of a record, filed unless it is a draft or never filed, in the caller's transaction. */
export async function getCurrent(
  ctx: Context,
  { resource, open }: DocumentDefinition,
  id: number,
): Promise<Current> {
  const source = await open(ctx, id);
  const { publicUrl } = ctx.deps.config;
  const { kind, recordId } = source;
  const key = { resource, kind, recordId };
  const frozen = source.isFrozen ? await findLatest(ctx.db, key) : undefined;
  if (frozen) return { source, document: toDocument(frozen, publicUrl), filed: frozen };
  const document = await source.build();
  if (document.isDraft || source.isUnfiled) return { source, document, filed: undefined };
  const filed = await fileDocument(ctx, key, document, source.day);
  return { source, document: toDocument(filed, publicUrl), filed };
}
