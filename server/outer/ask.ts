import type { z } from '#contract/zod.ts';
import type { Context } from '../context.ts';
import { Problem } from '../problem.ts';

/** What an answer of a few words may weigh. */
const mostBytes = 65_536;

/** What a service is called in what people read, and what its answer looks like. */
interface Service<T> {
  readonly name: string;
  readonly url: string;
  readonly answer: z.ZodType<T>;
}

/**
 * Asks a service of somebody else, whose address the operator has set and allowed. It gets what it
 * needs and no more time than a person waits; it cannot send us elsewhere, and what it answers is
 * believed only in the shape that was agreed. What was sent is told to no log.
 * @throws Problem 409 where it does not answer in time or in that shape
 */
export async function ask<T>(
  { deps, log, signal }: Pick<Context, 'deps' | 'log' | 'signal'>,
  { name, url, answer }: Service<T>,
  body: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deps.config.outer.timeoutMs)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`it answered ${response.status}`);
    }
    return answer.parse(JSON.parse(await textOf(response)));
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown';
    log.warn({ service: name, why }, 'an outer service cannot be used');
    throw new Problem(
      'LAYANAN_LUAR',
      `Layanan ${name} tidak menjawab dengan semestinya. Tidak ada yang diubah; coba lagi beberapa saat lagi.`,
    );
  }
}

async function textOf(response: Response): Promise<string> {
  if (response.body === null) return '';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of response.body as ReadableStream<Uint8Array>) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new Error('the answer is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}
