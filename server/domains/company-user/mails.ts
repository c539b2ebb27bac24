import type { Message } from '#contract/core/messages/message.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import { enqueueSecretMail } from '#server/platform/outbox/outbox.ts';

const longDateFormat = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeZone: 'Asia/Jakarta',
});

/** An account with the first password that its owner gets by mail. */
interface Invited {
  readonly id: number;
  readonly userName: string;
  readonly email: string;
  readonly password: string;
  readonly expiresAt: string;
}

/** Queues the mail with a first password, which is erased when the account signs in. */
export async function mailFirstPassword(
  ctx: Context,
  company: string,
  { id, userName, email, password, expiresAt }: Invited,
  kind: 'invite' | 'reset',
): Promise<void> {
  const subject: Message = message(`mail.companyUser.${kind}.subject`, { perusahaan: company });
  const paragraphs: Message[] = [
    message(`mail.companyUser.${kind}.text`, { nama: ctx.user.fullName, perusahaan: company }),
    message('mail.approval.account', { nama: userName, sandi: password }),
    message('mail.approval.until', { batas: longDateFormat.format(new Date(expiresAt)) }),
  ];
  const mail = {
    to: email,
    path: '/',
    about: { resource: 'user', recordId: id },
    subject: translator.render(subject),
    text: paragraphs.map(paragraph => translator.render(paragraph)).join('\n\n'),
  };
  await enqueueSecretMail(ctx.db, ctx.now, ctx.deps.keys, mail, {
    userId: id,
    expiresAt,
    senderId: ctx.user.id,
  });
}
