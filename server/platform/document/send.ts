import { and, eq } from 'drizzle-orm';
import { deadState, type DeadState, type documentCalls } from '#contract/core/document/calls.ts';
import type { HandlerInput } from '#contract/core/endpoint.ts';
import type { Permission } from '#contract/policy.ts';
import { withPrecheck, type Context } from '#server/platform/context.ts';
import { transaction, type Queryable } from '#server/platform/db/client.ts';
import { bhbu, markedCopy } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueMails } from '#server/platform/outbox/outbox.ts';
import type { renderPdf } from '#server/platform/pdf/render-pdf.ts';
import { Problem } from '#server/platform/problem.ts';
import { getCurrent, type DocumentDefinition } from './current.ts';
import { filedPdf, markedPdf, notRendered } from './filed-pdf.ts';
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
async function getFiled(ctx: Context, definition: DocumentDefinition<Context>, id: number) {
  const { source, document, filed } = await getCurrent(ctx, definition, id);
  if (!filed) {
    throw new Problem('KEADAAN_SALAH', message('document.draftNotSent'), { reason: 'draft' });
  }
  const dead = deadState(await definition.stateOf(ctx.db, filed.recordId));
  return { source, document, filed, dead };
}

/** @throws Problem 409 unless the sender was shown that the document no longer counts */
function checkShown(dead: DeadState | undefined, shown: DeadState | null | undefined): void {
  if (dead === undefined || dead === shown) return;
  throw new Problem('KEADAAN_SALAH', message(`document.notShown.${dead}`), {
    currentState: dead,
    reason: 'keadaan',
  });
}

/** Whether the PDF that a mail attaches is stored. */
async function isRendered(
  db: Queryable,
  { id, sha256 }: FiledVersion,
  mark: DeadState | undefined,
): Promise<boolean> {
  if (mark === undefined) return sha256 !== null;
  const copies = and(eq(markedCopy.idDocument, id), eq(markedCopy.mark, mark));
  return (await db.$count(markedCopy, copies)) > 0;
}

/** Returns what the mail with a document says. */
/** The sender's own words, marked as such on each line, since the mail comes from the portal. */
const quotedNote = (nama: string, note: string): string =>
  [
    translator.render(message('mail.document.note', { nama })),
    ...note.split('\n').map(line => `> ${line}`),
  ].join('\n');

function mailOf(
  ctx: Context,
  filed: FiledVersion,
  note: string | null | undefined,
  dead: DeadState | undefined,
) {
  const { publicUrl } = ctx.deps.config;
  const sender = filed.letterhead?.name ?? 'Portal Vaksin';
  const paragraphs = [
    ...(dead ? [translator.render(message(`mail.document.dead.${dead}`))] : []),
    translator.render(message('mail.document.text', { judul: filed.title, penerbit: sender })),
    ...(note ? [quotedNote(ctx.user.fullName, note)] : []),
    translator.render(
      message('mail.document.verify', { alamat: `${publicUrl}/verify/${filed.token}` }),
    ),
    translator.render(message('mail.document.sender', { nama: ctx.user.fullName })),
  ];
  return {
    subject: dead ? `${dead}: ${filed.title}` : filed.title,
    text: paragraphs.join('\n\n'),
    idDocument: filed.id,
    ...(dead ? { documentMark: dead } : {}),
  };
}

type SendInput = HandlerInput<ReturnType<typeof documentCalls<Permission>>['send']>;

/**
 * Creates the handler that mails the filed PDF of a document, or its marked copy when it no longer
 * counts, a mail for each address. The PDF is rendered before the transaction, so that the outbox finds it.
 */
export const sendHandler = (definition: DocumentDefinition<Context>, render: typeof renderPdf) =>
  withPrecheck(
    async (ctx: Context, { params, body: { kepada, catatan, keadaan } }: SendInput) => {
      const { source, filed, dead } = await getFiled(ctx, definition, params.id);
      checkShown(dead, keadaan);
      if (!(await isRendered(ctx.db, filed, dead))) throw notRendered();
      const mail = mailOf(ctx, filed, catatan, dead);
      await enqueueMails(
        ctx.db,
        ctx.now,
        kepada.map(to => ({
          ...mail,
          to,
          about: { resource: definition.page ?? definition.resource, recordId: params.id },
        })),
        ctx.user.id,
      );
      await ctx.audit({
        action: `${definition.resource}.sendPdf`,
        resource: definition.resource,
        recordId: params.id,
        recordLabel: source.label,
        after: {
          jenis: filed.kind,
          versi: filed.version,
          kepada,
          ...(dead ? { tanda: dead } : {}),
        },
      });
      return { terkirim: kepada.length };
    },
    async (ctx, { params, body: { kepada, keadaan } }) => {
      const { filed, dead } = await transaction(ctx.deps.db, tx =>
        getFiled({ ...ctx, db: tx }, definition, params.id),
      );
      checkShown(dead, keadaan);
      await ctx.deps.throttle.countDocumentMails(ctx.user.id, kepada.length);
      if (dead) await markedPdf(ctx.deps, filed, dead, render);
      else await filedPdf(ctx.deps, filed, render);
    },
  );
