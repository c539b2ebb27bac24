import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { authCalls } from '#contract/domains/auth.ts';
import type { CallInput, CallResponse, Endpoint } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import { demoPassword } from '#server/app/demo/users.ts';
import { encodeForm, type EncodedForm } from '#tests/server/harness/encode-form.ts';
import type { Random } from '../random.ts';
import type { Statistics } from './statistics.ts';

/** How long a client waits for an answer before it counts the request as forgotten. */
const timeoutMs = 120_000;

/** The connection ended before the answer was complete, so nobody knows what the server did. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A request got no answer although its connection stayed open. */
class Forgotten extends ConnectionLost {}

/** An answer other than success. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;
  constructor(status: number, text: string) {
    super(`${status} ${text.slice(0, 300)}`);
    this.status = status;
    this.code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
  }
}

/** A request as it is sent. */
export interface Outgoing {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

interface CallOptions {
  readonly key?: string;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** One account that uses the server over HTTP. */
export interface Client {
  readonly random: Random;
  /**
   * Makes a call once.
   * @throws ConnectionLost, or Refused
   */
  readonly once: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ) => Promise<CallResponse<E>>;
  /**
   * Makes a call until it is answered: again, with the same key, when the connection is lost or the
   * server is busy or away.
   * @throws Refused
   */
  readonly untilAnswered: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ) => Promise<CallResponse<E>>;
  /** Downloads a file once. @throws ConnectionLost, or Refused */
  readonly download: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Buffer>;
  /** Returns a call as a request, for clients that send it badly. */
  readonly prepare: <E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    options?: CallOptions,
  ) => Promise<Outgoing>;
  readonly pause: (fromMs: number, toMs: number) => Promise<void>;
}

/** Whether the same call may succeed later. */
export const isTemporary = (error: unknown): boolean =>
  error instanceof ConnectionLost ||
  (error instanceof Refused &&
    ([408, 429, 503].includes(error.status) || error.code === 'SEDANG_DIPROSES'));

function queryString(query: AnyInput['query'] = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

async function encodeBody(
  { multipart }: Endpoint,
  body: AnyInput['body'],
): Promise<EncodedForm | null> {
  if (body === undefined) return null;
  if (!multipart) return { type: 'application/json', body: Buffer.from(JSON.stringify(body)) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, value instanceof File ? value : String(value));
  return await encodeForm(form);
}

/** Sends a request and reads the whole answer. @throws ConnectionLost */
const send = (
  port: number,
  agent: Agent,
  { method, path, headers, body }: Outgoing,
): Promise<{ status: number; content: Buffer; message: IncomingMessage }> =>
  new Promise((resolve, reject) => {
    const lose = (error: Error): void => reject(new ConnectionLost(error.message));
    const options = { host: '127.0.0.1', port, agent, method, path, headers };
    const late = setTimeout(() => {
      reject(new Forgotten(`${method} ${path.split('?')[0] ?? ''}`));
      sent.destroy();
    }, timeoutMs);
    const sent = request(options, message => {
      const parts: Buffer[] = [];
      message.on('data', (part: Buffer) => parts.push(part));
      message.on('error', lose);
      message.on('close', () => {
        clearTimeout(late);
        if (!message.complete) lose(new Error('cut off'));
        else resolve({ status: message.statusCode ?? 0, content: Buffer.concat(parts), message });
      });
    });
    sent.on('error', error => {
      clearTimeout(late);
      lose(error);
    });
    sent.end(body ?? undefined);
  });

/** Signs an account in and returns its client. */
export async function createClient(
  port: number,
  userName: string,
  random: Random,
  statistics: Statistics,
): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  let token = '';

  const prepare: Client['prepare'] = async (endpoint, input, { key } = {}) => {
    const { params, query, body } = input as AnyInput;
    const encoded = await encodeBody(endpoint, body);
    return {
      method: endpoint.method,
      path: `/api${fillPath(endpoint.path, params)}${queryString(query)}`,
      headers: {
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
        ...(encoded ? { 'content-type': encoded.type } : {}),
        ...(encoded ? { 'content-length': String(encoded.body.length) } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: encoded?.body ?? null,
    };
  };

  const receive = async (outgoing: Outgoing): Promise<Buffer> => {
    try {
      const { status, content } = await send(port, agent, outgoing);
      statistics.countResponse(status);
      if (status >= 300) throw new Refused(status, content.toString());
      return content;
    } catch (error) {
      if (error instanceof ConnectionLost) statistics.countResponse('lost');
      if (error instanceof Forgotten) statistics.violate(`no answer: ${error.message}`);
      if (error instanceof Refused && error.status === 500)
        statistics.violate(`500 for ${outgoing.method} ${outgoing.path.split('?')[0] ?? ''}`);
      throw error;
    }
  };

  const once: Client['once'] = async (endpoint, input, options) => {
    const content = await receive(await prepare(endpoint, input, options));
    return JSON.parse(content.toString()) as CallResponse<typeof endpoint>;
  };
  const untilAnswered: Client['untilAnswered'] = async (endpoint, input, options) => {
    for (;;) {
      try {
        return await once(endpoint, input, options);
      } catch (error) {
        if (!isTemporary(error)) throw error;
        await wait(random.between(100, 600));
      }
    }
  };

  const credentials = { Username: userName, Password: demoPassword, ApplicationCode: 'GTRY' };
  const signedIn = await untilAnswered(authCalls.login, {
    body: { ...credentials, ApplicationCode: 'GTRY' },
  });
  token = signedIn.token;
  return {
    random,
    once,
    untilAnswered,
    prepare,
    download: async (endpoint, input) => await receive(await prepare(endpoint, input)),
    pause: (from, to) => wait(random.between(from, to)),
  };
}
