import { Problem } from '../problem.ts';

export type Json = Record<string, unknown>;

/** How deep values may lie in each other: more than any of ours do, and nothing for a stack to overflow by. */
const mostLevels = 50;

/** 400 for a key that would become something else than a field. */
export const forbiddenKey = (): Problem =>
  new Problem('TIDAK_TERBACA', 'Kiriman mengandung isian yang tidak diizinkan.');

/** The object that a body holds. @throws Problem 400 for anything else, and for what lies too deep in it */
export function parseJson(raw: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw new Problem('TIDAK_TERBACA', 'Kiriman bukan JSON yang utuh.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('TIDAK_TERBACA', 'Kiriman harus berupa satu objek JSON.');
  }
  if (Object.hasOwn(value, '__proto__')) throw forbiddenKey();
  checkDepth(value);
  return whole(value) as Json;
}

const innerOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

/** Level by level, as what is too deep cannot be walked down. @throws Problem 400 */
function checkDepth(value: unknown): void {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > mostLevels)
      throw new Problem('TIDAK_TERBACA', 'Kiriman ini bersusun terlalu dalam.');
    level = level.flatMap(innerOf);
  }
}

/**
 * A value without halves of characters, which a text that was cut may end with. PostgreSQL keeps none:
 * in a text they become the sign for what cannot be read, and so they do here; in JSON they are refused.
 */
function whole(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(whole);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [whole(key), whole(inner)]),
  );
}
