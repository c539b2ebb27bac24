import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { formOverheadBytes } from '#contract/core/values/upload.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import {
  minBytesPerSecond,
  watchTransfer,
  type Timers,
  type TransferLimits,
} from '#server/platform/transfer-limits.ts';
import type { MemoryReservation } from './memory-budget.ts';
import { MultipartError, readMultipart, type FormPart } from './multipart.ts';
import { forbiddenKeyProblem, parseJson, type JsonObject } from './json.ts';

interface ParsedBody {
  readonly body: JsonObject;
  /** Identifies an equal body for idempotency; incomplete for a form without a key. */
  readonly raw: string;
}

/** A client that pauses for 45 seconds, or sends more slowly than the minimum rate, is cut off. */
const bodyLimits: TransferLimits = {
  idleMs: 45_000,
  graceMs: 60_000,
  bytesPerSecond: minBytesPerSecond,
};

/** What reading a body needs besides the request. */
export interface BodyReading {
  /** Maximum size of a JSON body. */
  readonly jsonBytes: number;
  /** Counts the bytes of the body against the memory budget; the caller has to release it. */
  readonly reservation: MemoryReservation;
  readonly timers: Timers;
}

/** Maximum number of form parts; more than any contract form has. */
const maxFormParts = 200;

/** Whether a request says that a body follows (RFC 9112, section 6). */
const hasBody = ({ headers }: Request): boolean =>
  headers.has('content-type') ||
  headers.has('transfer-encoding') ||
  (headers.get('content-length') ?? '0') !== '0';

/**
 * Reads the request body: JSON or, for multipart endpoints, a form with files.
 * @throws Problem 400, 408, 413, 415, 503
 */
export async function readBody(
  endpoint: Endpoint,
  request: Request,
  reading: BodyReading,
): Promise<ParsedBody> {
  if (!endpoint.body) return { body: {}, raw: '' };
  if (request.headers.has('content-encoding')) {
    throw new Problem('JENIS_SALAH', message('http.compressedBody'));
  }
  if (endpoint.bodyIsOptional && !hasBody(request)) return { body: {}, raw: '' };
  const type = request.headers.get('content-type') ?? '';
  if (endpoint.multipart) {
    if (!/^multipart\/form-data\s*;/i.test(type)) {
      throw new Problem('JENIS_SALAH', message('http.notForm'));
    }
    const bytes = await readBytes(request, endpoint.multipart.maxBytes, reading);
    return readForm(bytes, type, request.headers.has('idempotency-key'));
  }
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Problem('JENIS_SALAH', message('http.notJson'));
  }
  const bytes = await readBytes(request, reading.jsonBytes, reading);
  if (!isUtf8(bytes)) throw new Problem('TIDAK_TERBACA', message('http.jsonDamaged'));
  const raw = bytes.toString('utf8');
  return { body: parseJson(raw), raw };
}

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;

const tooLarge = (maxBytes: number): Problem =>
  new Problem('TERLALU_BESAR', message('http.bodyTooLarge', { ukuran: formatSize(maxBytes) }));

/**
 * Yields the chunks of a body.
 * @throws Problem 408 when the client is too slow
 */
async function* chunksInTime(
  body: ReadableStream<Uint8Array>,
  timers: Timers,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = body.getReader();
  const late = new AbortController();
  const watch = watchTransfer(bodyLimits, timers, () => {
    late.abort();
    // Ends the pending read. A promise to race with would keep every chunk until the end.
    reader.cancel().catch(() => undefined);
  });
  try {
    for (;;) {
      watch.wait();
      const { done, value } = await reader.read();
      if (late.signal.aborted) {
        throw new Problem('TERLALU_LAMBAT', message('http.bodySlow'), {
          headers: { connection: 'close' },
        });
      }
      if (done) return;
      watch.moved(value.byteLength);
      yield value;
    }
  } finally {
    watch.stop();
    reader.cancel().catch(() => undefined);
  }
}

/**
 * Reads the body and enforces the limits while bytes arrive.
 * @throws Problem 400, 408, 413, 503
 */
export async function readBytes(
  request: Request,
  maxBytes: number,
  { reservation, timers }: Pick<BodyReading, 'reservation' | 'timers'>,
): Promise<Buffer<ArrayBuffer>> {
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge(maxBytes);
  // Joining chunks at the end would hold the body twice. Bytes that never arrive use no memory.
  let whole = Buffer.allocUnsafeSlow(Number.isSafeInteger(declared) ? Math.max(declared, 0) : 0);
  let length = 0;
  if (request.body) {
    try {
      for await (const chunk of chunksInTime(request.body, timers)) {
        if (length + chunk.byteLength > maxBytes) throw tooLarge(maxBytes);
        reservation.add(chunk.byteLength);
        if (length + chunk.byteLength > whole.length) {
          const larger = Buffer.allocUnsafeSlow(2 * (length + chunk.byteLength));
          whole.copy(larger, 0, 0, length);
          whole = larger;
        }
        whole.set(chunk, length);
        length += chunk.byteLength;
      }
    } catch (error) {
      if (error instanceof Problem) throw error;
      // The connection was interrupted; no client is left to read this answer.
      throw new Problem('TIDAK_TERBACA', message('http.bodyCut'));
    }
  }
  return whole.subarray(0, length);
}

/** Returns the parts of a form. @throws Problem 400 when it is incomplete */
function* completeParts(bytes: Buffer<ArrayBuffer>, type: string): Generator<FormPart> {
  try {
    yield* readMultipart(bytes, type);
  } catch (error) {
    if (!(error instanceof MultipartError)) throw error;
    throw new Problem('TIDAK_TERBACA', message('http.formDamaged'));
  }
}

/**
 * Parses the form into fields by name; file inputs without a file are omitted. All texts together have the limit
 * that the contract adds to the size of the files.
 * @param isRepeatable whether the call has an idempotency key, for which the files are hashed
 */
function readForm(bytes: Buffer<ArrayBuffer>, type: string, isRepeatable: boolean): ParsedBody {
  const body: JsonObject = {};
  const formEntries: [string, string][] = [];
  let parts = 0;
  let textLength = 0;
  for (const { name, value } of completeParts(bytes, type)) {
    if (++parts > maxFormParts)
      throw new Problem('TIDAK_TERBACA', message('http.formTooManyParts'));
    if (name === '__proto__') throw forbiddenKeyProblem();
    if (Object.hasOwn(body, name)) {
      throw new Problem('TIDAK_TERBACA', message('http.repeated', { nama: name.slice(0, 40) }));
    }
    if (typeof value === 'string') {
      textLength += value.length;
      if (textLength > formOverheadBytes) throw tooLarge(formOverheadBytes);
      body[name] = value;
      formEntries.push([name, value]);
    } else if (value.name !== '' || value.size > 0) {
      body[name] = value;
      if (!isRepeatable) continue;
      formEntries.push([name, createHash('sha256').update(value.bytes).digest('hex')]);
    }
  }
  // The raw bytes are not comparable: the multipart boundary differs each time the same form is
  // sent.
  return { body, raw: JSON.stringify(formEntries) };
}
