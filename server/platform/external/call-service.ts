import type { z } from '#contract/core/zod.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { Problem } from '#server/platform/problem.ts';

/** Maximum size of an answer in bytes. */
const maxResponseBytes = 65_536;

/** An external service. Messages name it by `external.service.<name>`. */
interface ExternalService<T> {
  readonly name: 'eligibility' | 'ticket';
  readonly url: string;
  readonly answer: z.ZodType<T>;
}

/**
 * Calls an external service whose URL the operator has configured and allowed. The call has a
 * timeout, follows no redirects, limits the answer's size and validates it. The request body is
 * never logged, because it contains identity numbers.
 * @throws Problem 409 when the service does not answer in time or with a valid answer
 */
export async function callExternalService<T>(
  { deps, log, signal }: Pick<Context, 'deps' | 'log' | 'signal'>,
  { name, url, answer }: ExternalService<T>,
  body: Readonly<Record<string, string>>,
): Promise<T> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(deps.config.external.timeoutMs)]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`HTTP status ${response.status}`);
    }
    return answer.parse(JSON.parse(await readLimitedText(response)));
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown';
    log.warn({ service: name, why }, 'external service failed');
    throw new Problem(
      'LAYANAN_LUAR',
      message('external.failed', { layanan: message(`external.service.${name}`) }),
    );
  }
}

async function readLimitedText(response: Response): Promise<string> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as ReadableStream<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxResponseBytes) throw new Error('The response is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
