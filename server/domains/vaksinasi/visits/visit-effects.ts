import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';

type VisitEffect = (ctx: Context, visit: Dose) => Promise<void>;

/** What a visit changes in a higher layer, in the transaction of its record, cancellation or correction. */
interface VisitEffects {
  /** Also gets when it was recorded, of a visit without network that arrived later. */
  readonly recorded: (ctx: Context, visit: Dose, at?: Date) => Promise<void>;
  readonly cancelled: VisitEffect;
  /** Also gets what the visit said before. */
  readonly corrected: (ctx: Context, visit: Dose, before: Dose) => Promise<void>;
}

const effects: Partial<VisitEffects>[] = [];

/** Adds what recorded, cancelled or corrected visits change in a higher layer. */
export const addVisitEffects = (added: Partial<VisitEffects>): void => {
  effects.push(added);
};

/** Runs the added effects of a visit. */
export async function runVisitEffects<E extends keyof VisitEffects>(
  event: E,
  ...args: Parameters<VisitEffects[E]>
): Promise<void> {
  for (const one of effects) {
    const effect = one[event] as ((...all: typeof args) => Promise<void>) | undefined;
    await effect?.(...args);
  }
}
