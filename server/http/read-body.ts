import { createHash } from 'node:crypto';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '../problem.ts';
import type { MemoryReservation } from './memory-budget.ts';
import { forbiddenKeyProblem, parseJson, type JsonObject } from './json.ts';

interface ParsedBody {
  readonly body: JsonObject;
  /** Identifies an equal body for idempotency. */
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
    throw new Problem('JENIS_SALAH', 'Kiriman yang dimampatkan tidak diterima.');
  }
  const type = request.headers.get('content-type') ?? '';
  if (endpoint.multipart) {
    if (!/^multipart\/form-data\s*;/i.test(type)) {
      throw new Problem('JENIS_SALAH', 'Kirim berkas sebagai formulir (multipart/form-data).');
    }
    const bytes = await readBytes(request, endpoint.multipart.maxBytes, reservation);
    return await readForm(bytes, type);
  }
  if (!/^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type)) {
    throw new Problem('JENIS_SALAH', 'Kirim isian sebagai JSON (Content-Type: application/json).');
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
    new Problem('TERLALU_BESAR', `Kiriman paling besar ${formatSize(maxBytes)}.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const body = request.body as AsyncIterable<Uint8Array> | null;
  if (body) {
    try {
      for await (const chunk of body) {
        length += chunk.byteLength;
        if (length > maxBytes) throw tooLarge();
        reservation?.add(chunk.byteLength);
        chunks.push(chunk);
      }
    } catch (error) {
      if (error instanceof Problem) throw error;
      // The connection was interrupted; no client is left to read this answer.
      throw new Problem('TIDAK_TERBACA', 'Kiriman terputus sebelum selesai. Kirim lagi.');
    }
  }
  return Buffer.concat(chunks);
}

/** Parses the form into fields by name; file inputs without a file are omitted. */
async function readForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<ParsedBody> {
  let form: FormData;
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated for bodies of unlimited size; this one is already buffered within its limit
    form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
  } catch {
    throw new Problem('TIDAK_TERBACA', 'Formulir yang dikirim tidak utuh. Kirim lagi.');
  }
  const body: JsonObject = {};
  const formEntries: [string, string][] = [];
  let parts = 0;
  for (const [name, value] of form) {
    if (++parts > maxFormParts)
      throw new Problem('TIDAK_TERBACA', 'Formulir ini terlalu banyak isinya.');
    if (name === '__proto__') throw forbiddenKeyProblem();
    if (Object.hasOwn(body, name)) {
      throw new Problem(
        'TIDAK_TERBACA',
        `Isian "${name.slice(0, 40)}" tertulis lebih dari sekali.`,
      );
    }
    if (typeof value === 'string') {
      body[name] = value;
      formEntries.push([name, value]);
    } else if (value.name !== '' || value.size > 0) {
      body[name] = value;
      const content = Buffer.from(await value.arrayBuffer());
      formEntries.push([name, createHash('sha256').update(content).digest('hex')]);
    }
  }
  // The raw bytes are not comparable: the multipart boundary differs each time the same form is
  // sent.
  return { body, raw: JSON.stringify(formEntries) };
}
