import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/platform/config.ts';
import type { MessageDelivery, OutgoingMail } from './worker.ts';

/** How long the mail server may take, in ms. */
export interface MailTimeouts {
  /** To connect, and then to greet. */
  readonly connect: number;
  /** Without a byte. */
  readonly idle: number;
}

const mailTimeouts: MailTimeouts = { connect: 10_000, idle: 20_000 };

/** Connects to the mail server; the socket ends when the signal aborts, whatever the server does. */
function connectWithin(
  address: { host: string; port: number },
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...address, signal });
    socket.setTimeout(timeoutMs, () =>
      socket.destroy(new Error('The mail server does not answer.')),
    );
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      socket.removeListener('error', reject);
      // The library listens a moment later.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}

/**
 * Returns the Message-ID of a mail. It is the same whenever the mail is sent to this address, so that a mail that was
 * sent twice, because the server ended in between, is recognised as one.
 */
export function messageIdOf({ key, to }: Pick<OutgoingMail, 'key' | 'to'>, from: string): string {
  const hash = createHash('sha256').update(`${key} ${to}`).digest('hex').slice(0, 32);
  return `<${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/**
 * Creates a function that sends mail over SMTP, or holds it for an administrator to read when SMTP
 * is not configured.
 */
export function createMailer(
  smtp: Config['smtp'],
  timeouts: MailTimeouts = mailTimeouts,
): MessageDelivery['mail'] {
  if (!smtp) return () => Promise.resolve('held');
  const { protocol, hostname, port } = new URL(smtp.url);
  const address = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (protocol === 'smtps:' ? 465 : 587),
  };
  return async ({ to, subject, text, attachments = [], key }, signal) => {
    const transport = createTransport({
      url: smtp.url,
      greetingTimeout: timeouts.connect,
      socketTimeout: timeouts.idle,
      getSocket(_options, done) {
        connectWithin(address, timeouts.connect, signal).then(
          connection => done(null, { connection }),
          (error: unknown) => done(error as Error, {}),
        );
      },
    });
    await transport.sendMail({
      from: smtp.from,
      to,
      subject,
      text,
      attachments: [...attachments],
      messageId: messageIdOf({ key, to }, smtp.from),
    });
    return 'delivered';
  };
}
