import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { createServer as createRawServer, type AddressInfo, type Socket } from 'node:net';
import type { WebhookBody } from '#contract/domains/webhook/subjects.ts';

/** A request as the receiver of a webhook got it. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: WebhookBody;
}

/** A system of a customer: a real HTTP server on this machine. */
export interface Receiver {
  readonly port: number;
  readonly received: Received[];
  /** How it answers; by default with 200. */
  answer: (response: ServerResponse) => void;
  readonly stop: () => Promise<void>;
}

const ok = (response: ServerResponse): void => {
  response.end('ok');
};

/** Starts a receiver on a free port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const body = JSON.parse(text) as WebhookBody;
      received.push({ path: request.url ?? '', headers: request.headers, text, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const receiver: Receiver = {
    port: (server.address() as AddressInfo).port,
    received,
    answer: ok,
    stop: () =>
      new Promise(resolve => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return receiver;
}

/** A receiver that writes what it likes to the connection, whether it is HTTP or not. */
export interface RawReceiver {
  readonly port: number;
  /** The open connections. */
  readonly open: ReadonlySet<Socket>;
  readonly stop: () => Promise<void>;
}

/** Starts a receiver that calls `answer` once the first bytes of a request have arrived. */
export async function startRawReceiver(answer: (socket: Socket) => void): Promise<RawReceiver> {
  const open = new Set<Socket>();
  const server = createRawServer(socket => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    open,
    stop: () =>
      new Promise(resolve => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** Checks a signature as the documentation tells receivers to. */
export function isSigned({ headers, text }: Received, secret: string): boolean {
  const parts = String(headers['portal-signature']).split(',');
  const seconds = parts.find(part => part.startsWith('t='))?.slice(2);
  const expected = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return parts.includes(`v1=${expected}`);
}
