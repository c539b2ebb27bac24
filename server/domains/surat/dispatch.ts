import { addDays } from '#contract/core/values/day.ts';
import type { suratCalls } from '#contract/domains/surat.ts';
import { linkDays } from '#contract/states/surat.ts';
import { createLinkToken, hashOfLink } from '#server/platform/auth/personal-link.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import { fileOn } from '#server/platform/document/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { checkTransition, transition } from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueSecretMail } from '#server/platform/outbox/outbox.ts';
import { suratDocuments, titleOf } from './document.ts';
import { getSubject } from './kinds.ts';
import { suratLifecycle, suratRecords, type SuratRow } from './records.ts';

fileOn(suratLifecycle, ['dispatch'], suratDocuments);

/** A new personal link: its token, and the columns that store it and when it is sent. */
function createLink({ now }: Pick<Context, 'now'>) {
  const token = createLinkToken();
  const tautanSampai = new Date(now.getTime() + linkDays * 86_400_000).toISOString();
  return {
    token,
    columns: { tokenHash: hashOfLink(token), tautanSampai, dikirimPada: now.toISOString() },
  };
}

/** Queues the mail with the personal link of a letter. Its text is encrypted, as the link is a secret. */
async function mailLink(ctx: Context, row: SuratRow, token: string): Promise<void> {
  const { publicUrl } = ctx.deps.config;
  const until = addDays(dayInJakarta(ctx.now), linkDays);
  const subject = `${titleOf(row)} ${row.noSurat ?? ''}`.trim();
  const paragraphs = [
    message('mail.surat.text', {
      perihal: titleOf(row),
      nomor: row.noSurat ?? '',
      perusahaan: row.namaBHBU,
    }),
    message('mail.surat.link', { alamat: `${publicUrl}/surat/${token}` }),
    ...(row.batas ? [message('mail.surat.until', { batas: row.batas })] : []),
    message('mail.surat.personal', { sampai: until }),
  ];
  await enqueueSecretMail(
    ctx.db,
    ctx.now,
    ctx.deps.keys,
    {
      to: row.kepada,
      subject,
      about: { resource: 'surat', recordId: row.id },
      text: paragraphs.map(paragraph => translator.render(paragraph)).join('\n\n'),
    },
    {
      userId: null,
      expiresAt: new Date(ctx.now.getTime() + linkDays * 86_400_000).toISOString(),
      senderId: ctx.user.id,
    },
  );
}

/** The calls that send letters. */
export const dispatchHandlers = {
  /**
   * Numbers, files and mails a letter, and does what the letter is, such as the notice of a breach,
   * from whose day the cure days run.
   */
  dispatch: async (ctx, { params, body }) => {
    const before = await suratRecords.lock(ctx, params.id, { submitted: body });
    checkTransition(ctx.user, suratLifecycle, before, 'dispatch');
    const subject = await getSubject(ctx, before.jenis, before);
    const noSurat = await drawDocumentNumber(ctx, 'surat');
    const dated = await subject.act(noSurat);
    const { token, columns } = createLink(ctx);
    const sent = await transition(ctx, suratLifecycle, before, 'dispatch', {
      values: { ...columns, ...dated, noSurat, tanggal: dayInJakarta(ctx.now) },
    });
    await mailLink(ctx, sent, token);
    return sent;
  },

  /** Sends an unread letter again; its earlier link ends. */
  redispatch: async (ctx, { params, body }) => {
    const before = await suratRecords.lock(ctx, params.id, { submitted: body });
    const { token, columns } = createLink(ctx);
    const sent = await transition(ctx, suratLifecycle, before, 'redispatch', {
      values: { ...columns, kepada: body.kepada },
    });
    await mailLink(ctx, sent, token);
    return sent;
  },
} satisfies Partial<Handlers<typeof suratCalls>>;
