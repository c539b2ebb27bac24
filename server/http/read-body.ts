import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '../problem.ts';
import type { MemoryReservation } from './memory-budget.ts';
import { MultipartError, readMultipart, type FormPart } from './multipart.ts';
import { forbiddenKeyProblem, parseJson, type JsonObject } from './json.ts';
import { message } from '../messages/message.ts';

interface ParsedBody {
  readonly body: JsonObject;
  /** Identifies an equal body for idempotency; incomplete for a form without a key. */
  readonly raw: string;
}

/** Maximum number of form parts; more than any contract form has. */
const maxFormParts = 200;

/**
 * Reads the request body: JSON or, for multipart endpoints, a form with files.
 * @param reservation counts the bytes of forms against the memory budget
 * @throws Problem 400, 413, 415, 503
 */
export async function readBody(
  endpoint: Endpoint,
  request: Request,
  jsonBytes: number,
  reservation: MemoryReservation,
): Promise<ParsedBody> {
  if (!endpoint.body) return { body: {}, raw: '' };
  if (request.headers.has('content-encoding')) {
    throw new Problem('JENIS_SALAH', message('http.compressedBody'));
  }
  const type = request.headers.get('content-type') ?? '';
  if (endpoint.multipart) {
    if (!/^multipart\/form-data\s*;/i.test(type)) {
      throw new Problem('JENIS_SALAH', message('http.notForm'));
    }
    const bytes = await readBytes(request, endpoint.multipart.maxBytes, reservation);
    return await readForm(bytes, type, request.headers.has('idempotency-key'));
  }
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Problem('JENIS_SALAH', message('http.notJson'));
  }
  const raw = (await readBytes(request, jsonBytes)).toString('utf8');
  return { body: parseJson(raw), raw };
}

const formatSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1_000_000)} MB`;

/** Reads the body and enforces the limit while bytes arrive. */
async function readBytes(
  request: Request,
  maxBytes: number,
  reservation?: MemoryReservation,
): Promise<Buffer<ArrayBuffer>> {
  const tooLarge = () =>
    new Problem('TERLALU_BESAR', message('http.bodyTooLarge', { ukuran: formatSize(maxBytes) }));
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > maxBytes) throw tooLarge();
  // Joining chunks at the end would hold the body twice. Bytes that never arrive use no memory.
  let whole = Buffer.allocUnsafeSlow(Number.isSafeInteger(declared) ? Math.max(declared, 0) : 0);
  let length = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  if (body) {
    try {
      for await (const chunk of body) {
        if (length + chunk.byteLength > maxBytes) throw tooLarge();
        reservation?.add(chunk.byteLength);
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
 * Parses the form into fields by name; file inputs without a file are omitted.
 * @param isRepeatable whether the call has an idempotency key, for which the files are hashed
 */
async function readForm(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  isRepeatable: boolean,
): Promise<ParsedBody> {
  const body: JsonObject = {};
  const formEntries: [string, string][] = [];
  let parts = 0;
  for (const { name, value } of completeParts(bytes, type)) {
    if (++parts > maxFormParts)
      throw new Problem('TIDAK_TERBACA', message('http.formTooManyParts'));
    if (name === '__proto__') throw forbiddenKeyProblem();
    if (Object.hasOwn(body, name)) {
      throw new Problem('TIDAK_TERBACA', message('http.repeated', { nama: name.slice(0, 40) }));
    }
    if (typeof value === 'string') {
      body[name] = value;
      formEntries.push([name, value]);
    } else if (value.name !== '' || value.size > 0) {
      body[name] = value;
      if (!isRepeatable) continue;
      const content = Buffer.from(await value.arrayBuffer());
      formEntries.push([name, createHash('sha256').update(content).digest('hex')]);
    }
  }
  // The raw bytes are not comparable: the multipart boundary differs each time the same form is
  // sent.
  return { body, raw: JSON.stringify(formEntries) };
}
