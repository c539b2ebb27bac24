import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './outbox.ts';

/**
 * Creates a function that sends mail over SMTP, or holds it for an administrator to read when SMTP
 * is not configured.
 */
export function createMailer(smtp: Config['smtp']): (mail: Mail) => Promise<'delivered' | 'held'> {
  if (!smtp) return () => Promise.resolve('held');
  const transport = createTransport(smtp.url, { from: smtp.from });
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text });
    return 'delivered';
  };
}
