import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { errorsByField } from '#contract/messages.ts';
import { paramNames } from '#contract/path.ts';
import { ownedByServer } from '#contract/record.ts';
import { Problem } from '../problem.ts';
import { readBody } from './body.ts';
import type { Held } from './held.ts';
import type { Json } from './json.ts';

interface ReadInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The body as it came, for telling a repeated request from another one. */
  readonly raw: string;
  /** The version that the caller says it read. */
  readonly version: number | undefined;
}

/**
 * Reads, orders and checks what a call carries.
 * @param maxBytes the most that a JSON body may hold
 * @param held counts the bytes of a form with files; the caller gives them back
 * @throws Problem 400 for what cannot be read, 413, 415, 503, and 422 naming each field
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  search: URLSearchParams,
  pathParams: Record<string, string>,
  maxBytes: number,
  held: Held,
): Promise<ReadInput> {
  const query = readQuery(endpoint, search);
  const { raw, body } = await readBody(endpoint, request, maxBytes, held);
  if (holdsNul(query) || holdsNul(body) || holdsNul(pathParams)) {
    throw new Problem(
      'TIDAK_TERBACA',
      'Kiriman mengandung karakter kosong (NUL) yang tidak dapat disimpan.',
    );
  }
  const params = takeParams(endpoint, pathParams, query, body);
  for (const key of [...ownedByServer, ...(endpoint.ignored ?? [])])
    Reflect.deleteProperty(body, key);
  const version = readVersion(request, body);

  const errors: Record<string, string[]> = {};
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    Object.assign(errors, errorsByField(result.error));
    return undefined;
  };
  const parsed = {
    params: check(endpoint.params, params),
    query: check(endpoint.query ?? z.strictObject({}), query),
    body: check(endpoint.body, body),
  };
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', 'Periksa isian yang ditandai, lalu kirim lagi.', { errors });
  }
  return { ...parsed, raw, version };
}

/**
 * Query keys come in the case of the schema whatever case they were sent in; only `id` may repeat.
 * An empty value asks for nothing, as filter lists begin with an entry for all whose id is empty.
 */
function readQuery(endpoint: Endpoint, search: URLSearchParams): Json {
  const names = new Map(
    (endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []).map(name => [
      name.toLowerCase(),
      name,
    ]),
  );
  const query: Json = {};
  for (const [sent, value] of search) {
    if (value === '') continue;
    const name = names.get(sent.toLowerCase()) ?? sent;
    if (name === 'id') {
      query['id'] = [...((query['id'] as string[] | undefined) ?? []), value];
    } else if (Object.hasOwn(query, name)) {
      throw new Problem(
        'TIDAK_TERBACA',
        `Isian "${name.slice(0, 40)}" tertulis lebih dari sekali di alamat.`,
      );
    } else {
      query[name] = value;
    }
  }
  return query;
}

/** PostgreSQL keeps no NUL in text; said here once, so that it is never a fault of a query. */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || holdsNul(inner));
}

/** Parameters from the path; one that this spelling lacks comes from the query, then the body. */
function takeParams(
  endpoint: Endpoint,
  fromPath: Record<string, string>,
  query: Json,
  body: Json,
): Json {
  const params: Json = { ...fromPath };
  for (const name of paramNames(endpoint.path)) {
    if (Object.hasOwn(params, name)) continue;
    const asked = query[name];
    const named = name === 'id' && endpoint.idAs ? body[endpoint.idAs] : undefined;
    params[name] =
      Array.isArray(asked) && asked.length === 1 ? asked[0] : (asked ?? body[name] ?? named);
    if (!(endpoint.query instanceof z.ZodObject && name in endpoint.query.shape)) {
      Reflect.deleteProperty(query, name);
    }
  }
  return params;
}

/**
 * The version a write was made on: in the body, or as `If-Match` ("3" or W/"3").
 * @throws Problem 400 for a condition that is not understood: who sets one relies on it
 */
function readVersion(request: Request, body: Json): number | undefined {
  if (typeof body['version'] === 'number') return body['version'];
  const tag = request.headers.get('if-match')?.trim();
  // The star asks for no more than that the record is there.
  if (tag === undefined || tag === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(tag)?.[1];
  if (version === undefined) {
    throw new Problem('TIDAK_TERBACA', 'If-Match menyebut satu versi di antara tanda kutip: "3".');
  }
  return Number(version);
}
