import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './outbox.ts';

/** Sends mails over SMTP where it is configured; otherwise they are held for an administrator to read. */
export function createMailer(smtp: Config['smtp']): (mail: Mail) => Promise<'delivered' | 'held'> {
  if (!smtp) return () => Promise.resolve('held');
  const transport = createTransport(smtp.url, { from: smtp.from });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text });
    return 'delivered';
  };
}
