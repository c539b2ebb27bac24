import type { PrintedDocument } from '#contract/core/document/block.ts';
import { deadState, type Printable } from '#contract/core/document/calls.ts';
import { canAccess } from '#contract/policy.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { withoutTransaction, type Context } from '#server/platform/context.ts';
import { transaction } from '#server/platform/db/client.ts';
import { contentDisposition, pdfFileName } from '#server/platform/files/document.ts';
import { message } from '#server/platform/messages/message.ts';
import { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { Problem } from '#server/platform/problem.ts';
import { getCurrent, type DocumentDefinition, type DocumentSource } from './current.ts';
import { findNpwp, withNpwp } from './filed-npwp.ts';
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
    const maySend = canAccess(ctx.user, 'document.send') !== undefined;
    const npwp = await findNpwp(ctx.db, ctx.deps.keys, filed.id);
    const isClosed = npwp !== undefined && !mayReadNpwp(ctx);
    return {
      dokumen:
        npwp === undefined || isClosed
          ? document
          : await revealNpwp(ctx, definition.resource, source, document, npwp),
      berkas: {
        ...(isClosed ? { npwpTertutup: true } : {}),
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
    const printsNpwp =
      filed !== undefined &&
      mark === undefined &&
      (await findNpwp(db, ctx.deps.keys, filed.id)) !== undefined;
    if (printsNpwp) await countNpwp(ctx);
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
            ...(printsNpwp ? { npwpLengkap: true } : {}),
          },
        },
      ),
    );
    const title = mark === undefined ? document.title : `${mark} - ${document.title}`;
    return pdfResponse(pdf, { ...document, title });
  }),

  send: sendHandler(definition, render),
});

const mayReadNpwp = ({ user }: Context): boolean => canAccess(user, 'document.npwp') !== undefined;

/**
 * Checks that the caller may read personal NPWP in full.
 * @throws Problem 403 for other roles, 429 for staff who open too many
 */
async function countNpwp(ctx: Context): Promise<void> {
  if (!mayReadNpwp(ctx)) throw new Problem('AKSES_DITOLAK', message('document.npwpClosed'));
  if (canAccess(ctx.user, 'document.npwp') === 'all') await ctx.deps.throttle.countReveal(ctx);
}

/** Returns a document with the buyer's personal NPWP in full; the audit log records it. @throws Problem 403, 429 */
async function revealNpwp(
  ctx: Context,
  resource: string,
  { label, kind, recordId }: DocumentSource,
  document: PrintedDocument,
  npwp: string,
): Promise<PrintedDocument> {
  await countNpwp(ctx);
  await writeAudit(ctx, {
    action: `${resource}.revealNpwp`,
    resource,
    recordId,
    recordLabel: label,
    after: { jenis: kind },
  });
  return withNpwp(document, npwp);
}

async function renderDraft(
  { log }: Context,
  document: PrintedDocument,
  render: typeof renderPdf,
): Promise<Pdf> {
  const bytes = await renderOrExplain(log, document, render);
  return { bytes, sha256: sha256Of(bytes) };
}
