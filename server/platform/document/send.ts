import { eq } from 'drizzle-orm';
import type { documentCalls } from '#contract/core/document/calls.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Permission } from '#contract/policy.ts';
import { withPrecheck, type Context } from '#server/platform/context.ts';
import { transaction, type Queryable } from '#server/platform/db/client.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueMails } from '#server/platform/outbox/outbox.ts';
import type { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { Problem } from '#server/platform/problem.ts';
import { getCurrent, type DocumentDefinition } from './current.ts';
import { filedPdf, notRendered } from './filed-pdf.ts';
import type { FiledVersion } from './filing.ts';

/** Returns the addresses of a company, its contact person's first. */
export async function findAddresses(db: Queryable, idBHBU: number | null): Promise<string[]> {
  if (idBHBU === null) return [];
  const [found] = await db
    .select({ contact: bhbu.email, company: bhbu.emailPerusahaan, head: bhbu.emailPenanggungJawab })
    .from(bhbu)
    .where(eq(bhbu.id, idBHBU));
  const { contact, company, head } = found ?? {};
  const addresses = [contact, company].filter(address => !!address);
  return [...new Set(addresses.length > 0 ? addresses : [head])].flatMap(one => one ?? []);
}

/** Returns the filed document of a record. @throws Problem 404, or 409 while it is a draft */
async function getFiled(ctx: Context, definition: DocumentDefinition, id: number) {
  const { source, document, filed } = await getCurrent(ctx, definition, id);
  if (!filed) {
    throw new Problem('KEADAAN_SALAH', message('document.draftNotSent'), { reason: 'draft' });
  }
  return { source, document, filed };
}

/** Returns what the mail with a document says. */
function mailOf(ctx: Context, filed: FiledVersion, note: string | null | undefined) {
  const { publicUrl } = ctx.deps.config;
  const sender = filed.letterhead?.name ?? 'Portal Vaksin';
  const paragraphs = [
    translator.render(message('mail.document.text', { judul: filed.title, penerbit: sender })),
    ...(note ? [note] : []),
    translator.render(
      message('mail.document.verify', { alamat: `${publicUrl}/verify/${filed.token}` }),
    ),
    translator.render(message('mail.document.sender', { nama: ctx.user.fullName })),
  ];
  return {
    subject: filed.title,
    text: paragraphs.join('\n\n'),
    idDocument: filed.id,
  };
}

type SendInput = HandlerInput<ReturnType<typeof documentCalls<Permission>>['send']>;

/**
 * Creates the handler that mails the filed PDF of a document, a mail for each address. The PDF is
 * rendered before the transaction, so that the outbox finds it.
 */
export const sendHandler = (definition: DocumentDefinition, render: typeof renderPdf) =>
  withPrecheck(
    async (ctx: Context, { params, body: { kepada, catatan } }: SendInput) => {
      const { source, filed } = await getFiled(ctx, definition, params.id);
      if (filed.sha256 === null) throw notRendered();
      const mail = mailOf(ctx, filed, catatan);
      await enqueueMails(
        ctx.db,
        ctx.now,
        kepada.map(to => ({ ...mail, to })),
      );
      await ctx.audit({
        action: `${definition.resource}.sendPdf`,
        resource: definition.resource,
        recordId: params.id,
        recordLabel: source.label,
        after: { jenis: filed.kind, versi: filed.version, kepada },
      });
      return { terkirim: kepada.length };
    },
    async (ctx, { params, body: { kepada } }) => {
      const { filed } = await transaction(ctx.deps.db, tx =>
        getFiled({ ...ctx, db: tx }, definition, params.id),
      );
      await ctx.deps.throttle.countDocumentMails(ctx.user.id, kepada.length);
      await filedPdf(ctx.deps, filed, render);
    },
  );
