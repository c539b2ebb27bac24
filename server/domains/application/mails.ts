import type { Message } from '#contract/core/messages/message.ts';
import { message } from '#server/platform/messages/message.ts';
import { translator } from '#server/platform/messages/translator.ts';
import type { Mail } from '#server/platform/outbox/outbox.ts';

/** Recipient address and application of a mail. */
export interface ApplicationMailContext {
  readonly to: string;
  /** Id of the company. */
  readonly id: number;
  readonly company: string;
  readonly ticket: string;
}

/** Pages that applicants are led to: of their application, of a new one, and of sign-in. */
const pages = { status: '/register/status', register: '/register', signIn: '/' } as const;

const applicationMail = (
  { to, id }: ApplicationMailContext,
  page: keyof typeof pages,
  subject: Message,
  paragraphs: readonly (Message | string)[],
): Mail => ({
  to,
  path: pages[page],
  about: { resource: 'application', recordId: id },
  subject: translator.render(subject),
  text: paragraphs
    .map(part => (typeof part === 'string' ? part : translator.render(part)))
    .join('\n\n'),
});

export const receivedMail = (mailContext: ApplicationMailContext): Mail => {
  const { company: perusahaan, ticket: tiket } = mailContext;
  return applicationMail(mailContext, 'status', message('mail.received.subject', { perusahaan }), [
    message('mail.received.text', { perusahaan }),
    message('mail.received.ticket', { tiket }),
    message('mail.received.status'),
  ]);
};

export const correctionRequestMail = (
  mailContext: ApplicationMailContext,
  corrections: readonly { readonly label: string; readonly note: string }[],
): Mail => {
  const { company: perusahaan, ticket: tiket } = mailContext;
  return applicationMail(
    mailContext,
    'status',
    message('mail.correction.subject', { perusahaan }),
    [
      message('mail.correction.text', { perusahaan, tiket }),
      corrections.map(({ label, note }) => `- ${label}: ${note}`).join('\n'),
      message('mail.correction.action'),
    ],
  );
};

export const rejectionMail = (mailContext: ApplicationMailContext, reason: string): Mail => {
  const { company: perusahaan, ticket: tiket } = mailContext;
  return applicationMail(
    mailContext,
    'register',
    message('mail.rejection.subject', { perusahaan }),
    [
      message('mail.rejection.text', { perusahaan, tiket }),
      message('mail.reason', { alasan: reason }),
      message('mail.rejection.again'),
    ],
  );
};

/** Contains the first password in plain text, so it must be queued with `enqueueSecretMail`. */
export const approvalMail = (
  mailContext: ApplicationMailContext,
  account: { readonly userName: string; readonly password: string; readonly until: string },
): Mail => {
  const { company: perusahaan, ticket: tiket } = mailContext;
  return applicationMail(mailContext, 'signIn', message('mail.approval.subject', { perusahaan }), [
    message('mail.approval.text', { perusahaan, tiket }),
    message('mail.approval.account', { nama: account.userName, sandi: account.password }),
    message('mail.approval.until', { batas: account.until }),
  ]);
};
