import type { PrintedDocument } from '#contract/core/document/block.ts';
import type { Printable, PrintedKind } from '#contract/core/document/calls.ts';
import { canAccess } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { contentDisposition, pdfFileName } from '#server/platform/files/document.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { getCurrent, type DocumentDefinition, type DocumentSource } from './current.ts';
import { filedPdf, renderOrExplain, sha256Of, type Pdf } from './filed-pdf.ts';
import { fileDocument, findLatestOfMany, toDocument } from './filing.ts';
import { findAddresses, sendHandler } from './send.ts';

/** Answers with a PDF, whose file has the title of its document. */
export function pdfResponse({ bytes, sha256 }: Pdf, { title }: PrintedDocument): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.byteLength),
      'content-disposition': contentDisposition(pdfFileName(title)),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      etag: `"${sha256}"`,
    },
  });
}

interface RecordInput {
  readonly params: { readonly id: number };
}

/**
 * Creates the handlers of `documentCalls`.
 * @param render another renderer than that of the process
 */
export const createDocumentHandlers = (definition: DocumentDefinition, render = renderPdf) => ({
  /** Returns the blocks of a document with its filed copy. */
  printed: async (ctx: Context, { params }: RecordInput): Promise<Printable> => {
    const { source, document, filed } = await getCurrent(ctx, definition, params.id);
    if (!filed) return { dokumen: document, berkas: null, penerima: [] };
    const maySend = canAccess(ctx.user.role, 'document.send') !== undefined;
    return {
      dokumen: document,
      berkas: {
        versi: filed.version,
        sha256: filed.sha256,
        diterbitkan: filed.createdAt,
        keadaan: await definition.stateOf(ctx.db, filed.recordId),
      },
      penerima: maySend ? await findAddresses(ctx.db, source.idBHBU ?? null) : [],
    };
  },

  /** Returns the filed PDF; that of a draft is rendered and not filed. */
  pdf: withoutTransaction(async (ctx: Context, { params }: RecordInput): Promise<Response> => {
    const { db } = ctx.deps;
    const { source, document, filed } = await transaction(db, tx =>
      getCurrent({ ...ctx, db: tx }, definition, params.id),
    );
    const pdf = filed
      ? await filedPdf(ctx.deps, filed, render)
      : await renderDraft(ctx, document, render);
    await transaction(db, tx =>
      writeAudit(
        { ...ctx, db: tx },
        {
          action: `${definition.resource}.downloadPdf`,
          resource: definition.resource,
          recordId: params.id,
          recordLabel: source.label,
          after: { jenis: source.kind, versi: filed?.version ?? null, sha256: pdf.sha256 },
        },
      ),
    );
    return pdfResponse(pdf, document);
  }),

  send: sendHandler(definition, render),
});

async function renderDraft(
  { log }: Context,
  document: PrintedDocument,
  render: typeof renderPdf,
): Promise<Pdf> {
  const bytes = await renderOrExplain(log, document, render);
  return { bytes, sha256: sha256Of(bytes) };
}

/** Files the document of a record that has just been issued, in the transaction of its issue. */
export async function fileIssued(
  ctx: Context,
  { resource, open }: DocumentDefinition,
  id: number,
): Promise<void> {
  const { kind, recordId, day, build } = await open(ctx, id);
  await fileDocument(ctx, { resource, kind, recordId }, await build(), day);
}

/**
 * Files those frozen documents of one kind that are not filed yet, in the caller's transaction.
 * @returns the documents with their QR codes, in the order of the sources
 */
export async function fileFrozen(
  ctx: Context,
  resource: string,
  kind: PrintedKind,
  sources: readonly DocumentSource[],
): Promise<PrintedDocument[]> {
  const ids = sources.map(({ recordId }) => recordId);
  const filed = await findLatestOfMany(ctx.db, { resource, kind }, ids);
  const documents: PrintedDocument[] = [];
  for (const { recordId, build, day } of sources) {
    const version =
      filed.get(recordId) ??
      (await fileDocument(ctx, { resource, kind, recordId }, await build(), day));
    documents.push(toDocument(version, ctx.deps.config.publicUrl));
  }
  return documents;
}
