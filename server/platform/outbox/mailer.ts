import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config.ts';
import type { MessageDelivery } from './worker.ts';

/**
 * Creates a function that sends mail over SMTP, or holds it for an administrator to read when SMTP
 * is not configured.
 */
export function createMailer(smtp: Config['smtp']): MessageDelivery['mail'] {
  if (!smtp) return () => Promise.resolve('held');
  const transport = createTransport(smtp.url, { from: smtp.from });
  return async ({ to, subject, text, attachments = [] }) => {
    await transport.sendMail({ to, subject, text, attachments: [...attachments] });
    return 'delivered';
  };
}
