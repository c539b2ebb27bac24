import type { PrintedDocument } from '#contract/core/document/block.ts';
import { deadState, type Printable } from '#contract/core/document/calls.ts';
import { canAccess } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { contentDisposition, pdfFileName } from '#server/platform/files/document.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { getCurrent, type DocumentDefinition } from './current.ts';
import { filedPdf, markedPdf, renderOrExplain, sha256Of, type Pdf } from './filed-pdf.ts';
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

interface PdfInput extends RecordInput {
  readonly query?: { readonly salinan?: 'asli' | undefined } | undefined;
}

/**
 * Creates the handlers of `documentCalls`.
 * @param render another renderer than that of the process
 */
export const createDocumentHandlers = (
  definition: DocumentDefinition<Context>,
  render = renderPdf,
) => ({
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

  /**
   * Returns the filed PDF, or its marked copy when the document no longer counts; that of a draft is
   * rendered and not filed.
   */
  pdf: withoutTransaction(async (ctx: Context, { params, query }: PdfInput): Promise<Response> => {
    const { db } = ctx.deps;
    const { source, document, filed } = await transaction(db, tx =>
      getCurrent({ ...ctx, db: tx }, definition, params.id),
    );
    const dead = filed && deadState(await definition.stateOf(db, filed.recordId));
    const mark = query?.salinan === 'asli' ? undefined : dead;
    const pdf = !filed
      ? await renderDraft(ctx, document, render)
      : mark === undefined
        ? await filedPdf(ctx.deps, filed, render)
        : await markedPdf(ctx.deps, filed, mark, render);
    await transaction(db, tx =>
      writeAudit(
        { ...ctx, db: tx },
        {
          action: `${definition.resource}.downloadPdf`,
          resource: definition.resource,
          recordId: params.id,
          recordLabel: source.label,
          after: {
            jenis: source.kind,
            versi: filed?.version ?? null,
            sha256: pdf.sha256,
            ...(mark === undefined ? {} : { tanda: mark }),
          },
        },
      ),
    );
    const title = mark === undefined ? document.title : `${mark} - ${document.title}`;
    return pdfResponse(pdf, { ...document, title });
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
