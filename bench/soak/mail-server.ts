import { createServer, type Server, type Socket } from 'node:net';
import type { Random } from '../random.ts';

/** How the mail server behaves: as it should, refusing, dropping after the greeting, or silent after the text. */
export const mailModes = ['accepts', 'refuses', 'drops', 'silent'] as const;
export type MailMode = (typeof mailModes)[number];

/** A mail server of the run, which loses nothing that it has accepted. */
export interface MailServer {
  readonly url: string;
  mode: MailMode;
  /** How often each Message-ID was accepted. */
  readonly accepted: ReadonlyMap<string, number>;
  readonly stop: () => Promise<void>;
}

/** Serves one connection of SMTP. */
function serve(socket: Socket, modeNow: () => MailMode, accept: (text: string) => void): void {
  let isText = false;
  let received = '';
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  socket.on('data', chunk => {
    received += chunk.toString('latin1');
    for (;;) {
      const end = received.indexOf(isText ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = received.slice(0, end);
      received = received.slice(end + (isText ? 5 : 2));
      if (isText) {
        isText = false;
        if (modeNow() === 'silent') return;
        accept(part);
        say('250 accepted');
        continue;
      }
      const command = part.slice(0, 4).toUpperCase();
      if (modeNow() === 'drops') return void socket.destroy();
      if (modeNow() === 'refuses' && command === 'RCPT') say('451 try again later');
      else if (command === 'DATA') {
        isText = true;
        say('354 go on');
      } else if (command === 'QUIT') {
        say('221 bye');
        socket.end();
      } else say('250 ok');
    }
  });
  say('220 soak');
}

/** Starts the mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const accepted = new Map<string, number>();
  const sockets = new Set<Socket>();
  const state: { mode: MailMode } = { mode: 'accepts' };
  const accept = (text: string): void => {
    const id = /^message-id:\s*(<[^>]+>)/im.exec(text)?.[1] ?? 'without Message-ID';
    accepted.set(id, (accepted.get(id) ?? 0) + 1);
  };
  const server: Server = createServer(socket => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket, () => state.mode, accept);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    get mode() {
      return state.mode;
    },
    set mode(mode) {
      state.mode = mode;
    },
    stop: () =>
      new Promise(resolve => {
        sockets.forEach(socket => socket.destroy());
        server.close(() => resolve());
      }),
  };
}

/** Returns a mode in which mails do not arrive. */
export const faultyMode = (random: Random): MailMode =>
  random.pick(mailModes.filter(mode => mode !== 'accepts'));
