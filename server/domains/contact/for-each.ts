import type { contactCalls } from '#contract/domains/contact/calls.ts';
import type { CallResponse } from '#contract/core/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { Problem } from '#server/platform/problem.ts';

export type ContactResult = CallResponse<typeof contactCalls.reschedule>;

/**
 * Changes each of several people: a failure is answered for its person, and the others still succeed.
 * The failure of a single person is that of the call.
 */
export async function runForEach<Ref extends { readonly id: number }>(
  { render }: Pick<Context, 'render'>,
  refs: readonly Ref[],
  run: (ref: Ref) => Promise<void>,
): Promise<ContactResult> {
  const byId = new Map(refs.map(ref => [ref.id, ref]));
  const done: number[] = [];
  const failed: { id: number; reason: string }[] = [];
  for (const ref of byId.values()) {
    try {
      await run(ref);
      done.push(ref.id);
    } catch (error) {
      if (!(error instanceof Problem) || byId.size === 1) throw error;
      failed.push({ id: ref.id, reason: render(error.detail) });
    }
  }
  return { done, failed };
}
