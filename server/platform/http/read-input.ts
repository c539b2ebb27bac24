import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import type { Message } from '#contract/core/messages/message.ts';
import { errorsByField } from '#contract/core/messages/zod-issues.ts';
import { paramNames } from '#contract/core/path.ts';
import { serverOwnedKeys } from '#contract/core/record.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';
import { readBody, type BodyReading } from './read-body.ts';
import { malformedTextProblem, type JsonObject } from './json.ts';

interface ParsedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** The raw body, compared for a repeated `Idempotency-Key`. */
  readonly raw: string;
  /** The record version that the client sent (optimistic lock). */
  readonly version: number | undefined;
}

/**
 * Reads and validates path parameters, query and body of a call.
 * @throws Problem 400 for malformed input, 408, 413, 415, 503, and 422 with messages by field
 */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  search: URLSearchParams,
  pathParams: Record<string, string>,
  reading: BodyReading,
): Promise<ParsedInput> {
  const query = readQuery(endpoint, search);
  const { raw, body } = await readBody(endpoint, request, reading);
  if (containsNul(query) || containsNul(body) || containsNul(pathParams)) {
    throw new Problem('TIDAK_TERBACA', message('http.nul'));
  }
  const params = collectParams(endpoint, pathParams, query, body);
  const version = readVersion(request, body);
  return { ...parseInput(endpoint, { params, query, body }), raw, version };
}

/**
 * Validates the parts of an input against the schemas of a call.
 * @param body loses the keys that the server sets
 * @throws Problem 422 with messages by field
 */
export function parseInput(
  endpoint: Endpoint,
  { params, query, body }: Readonly<Record<'params' | 'query' | 'body', JsonObject>>,
): Pick<ParsedInput, 'params' | 'query' | 'body'> {
  for (const key of [...serverOwnedKeys, ...(endpoint.ignored ?? [])])
    Reflect.deleteProperty(body, key);
  const errors: Record<string, Message[]> = {};
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
  Object.assign(
    errors,
    findForeignNumbers(params, parsed.params),
    findForeignNumbers(query, parsed.query),
  );
  if (Object.keys(errors).length > 0) {
    throw new Problem('TIDAK_SAH', message('input.checkMarked'), { errors });
  }
  return parsed;
}

/** Returns messages for numbers of an address in another notation than the decimal, such as `0x10`, so that a record has one address. */
function findForeignNumbers(sent: JsonObject, parsed: unknown): Record<string, Message[]> {
  const numbers = (parsed ?? {}) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' && typeof numbers[name] === 'number' && !decimal.test(value)
        ? [[name, [message('http.notDecimal')]]]
        : [],
    ),
  );
}

const decimal = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * Maps query keys to the schema's spelling, case-insensitively; only `id` may repeat. Empty values
 * are dropped, because the filter dropdowns send an empty ID for "all".
 */
function readQuery(endpoint: Endpoint, search: URLSearchParams): JsonObject {
  const names = new Map(
    (endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : []).map(name => [
      name.toLowerCase(),
      name,
    ]),
  );
  const query: JsonObject = {};
  for (const [sentName, value] of search) {
    if (value === '') continue;
    const name = names.get(sentName.toLowerCase()) ?? sentName;
    // Decoding replaces what is not UTF-8.
    if (value.includes('\ufffd')) throw malformedTextProblem([name]);
    if (name === 'id') {
      query['id'] = [...((query['id'] as string[] | undefined) ?? []), value];
    } else if (Object.hasOwn(query, name)) {
      throw new Problem(
        'TIDAK_TERBACA',
        message('http.repeatedInAddress', { nama: name.slice(0, 40) }),
      );
    } else {
      query[name] = value;
    }
  }
  return query;
}

/**
 * Whether a value contains NUL, which PostgreSQL text cannot store. Checking once here keeps
 * queries from failing on it.
 */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key.includes('\0') || containsNul(inner));
}

/**
 * Collects the path parameters; one that an alias path lacks is read from the query, then from the
 * body.
 */
function collectParams(
  endpoint: Endpoint,
  fromPath: Record<string, string>,
  query: JsonObject,
  body: JsonObject,
): JsonObject {
  const params: JsonObject = { ...fromPath };
  for (const name of paramNames(endpoint.path)) {
    if (Object.hasOwn(params, name)) continue;
    const fromQuery = query[name];
    const fromBodyAlias =
      name === 'id' && endpoint.idBodyKey ? body[endpoint.idBodyKey] : undefined;
    params[name] =
      Array.isArray(fromQuery) && fromQuery.length === 1
        ? fromQuery[0]
        : (fromQuery ?? body[name] ?? fromBodyAlias);
    if (!(endpoint.query instanceof z.ZodObject && name in endpoint.query.shape)) {
      Reflect.deleteProperty(query, name);
    }
  }
  return params;
}

/**
 * Reads the version for the optimistic lock from the body, or from `If-Match` ("3" or W/"3").
 * @throws Problem 400 for an unsupported `If-Match`, because ignoring it would drop the client's
 * protection
 */
function readVersion(request: Request, body: JsonObject): number | undefined {
  if (typeof body['version'] === 'number') return body['version'];
  const tag = request.headers.get('if-match')?.trim();
  // `*` only requires that the record exists.
  if (tag === undefined || tag === '*') return undefined;
  const version = /^(?:W\/)?"(\d{1,15})"$/.exec(tag)?.[1];
  if (version === undefined) {
    throw new Problem('TIDAK_TERBACA', message('http.ifMatch'));
  }
  return Number(version);
}
