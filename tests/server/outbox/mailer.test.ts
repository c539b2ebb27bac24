import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createMailer, messageIdOf } from '#server/platform/outbox/mailer.ts';

const mail = { to: 'a@contoh.test', subject: 'Halo', text: 'Isi', key: '7 2030-01-02T03:00:00Z' };
const from = 'portal@vaksin.test';

/** Starts a mail server that answers each line until the test ends; undefined answers nothing. */
async function startSmtp(answer: (line: string) => string | undefined, greets = true) {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    if (greets) socket.write('220 contoh.test ESMTP\r\n');
    socket.on('data', bytes => {
      for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
        lines.push(line);
        const reply = answer(line);
        if (reply !== undefined) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, lines, open: () => sockets.size };
}

const replies = (line: string): string | undefined => {
  if (/^(EHLO|HELO|MAIL|RCPT|QUIT)/.test(line)) return '250 ok';
  if (line === 'DATA') return '354 go on';
  return line === '.' ? '250 accepted' : undefined;
};

describe('mail over SMTP', () => {
  it('has the same Message-ID whenever it is sent', async () => {
    const { url, lines } = await startSmtp(replies);
    const send = createMailer({ url, from });
    const { signal } = new AbortController();
    expect(await send(mail, signal)).toBe('delivered');
    expect(await send(mail, signal)).toBe('delivered');
    const ids = lines.filter(line => line.startsWith('Message-ID:'));
    expect(ids).toEqual([
      `Message-ID: ${messageIdOf(mail, from)}`,
      `Message-ID: ${messageIdOf(mail, from)}`,
    ]);
    expect(messageIdOf({ ...mail, to: 'b@contoh.test' }, from)).not.toBe(messageIdOf(mail, from));
    expect(messageIdOf(mail, from)).toMatch(/^<\w+@vaksin\.test>$/);
  });

  it('is plain text with one recipient, whatever names in it look like', async () => {
    const { url, lines } = await startSmtp(replies);
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: lain@contoh.test\r\n=1+1';
    const { signal } = new AbortController();
    await createMailer({ url, from })({ ...mail, subject: hostile, text: hostile }, signal);
    expect(lines.filter(line => /^RCPT/i.test(line))).toHaveLength(1);
    const head = lines.slice(0, lines.indexOf('MIME-Version: 1.0') + 1);
    expect(head.filter(line => /^bcc:/i.test(line))).toEqual([]);
    expect(lines.filter(line => /^content-type:/i.test(line))).toEqual([
      'Content-Type: text/plain; charset=utf-8',
    ]);
  });

  it.each([
    ['never greets', false, () => undefined],
    ['is silent after DATA', true, (line: string) => (line === 'DATA' ? undefined : replies(line))],
    [
      'is silent after the mail',
      true,
      (line: string) => (line === '.' ? undefined : replies(line)),
    ],
  ])('ends when a server %s', async (_, greets, answer) => {
    const smtp = await startSmtp(answer, greets);
    const { signal } = new AbortController();
    const send = createMailer({ url: smtp.url, from }, { connect: 50, idle: 50 });
    await expect(send(mail, signal)).rejects.toThrow();
  });

  it('is aborted, with its connection', async () => {
    const smtp = await startSmtp(line => (line === 'DATA' ? undefined : replies(line)));
    const controller = new AbortController();
    const sending = createMailer({ url: smtp.url, from })(mail, controller.signal);
    const failed = expect(sending).rejects.toThrow();
    const abort = setInterval(() => {
      if (smtp.lines.includes('DATA')) controller.abort();
    }, 5);
    await failed;
    clearInterval(abort);
    await expect.poll(smtp.open).toBe(0);
  });
});
