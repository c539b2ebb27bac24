import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import type { Context } from '#server/platform/context.ts';

/** A visit, and the registration that it belongs to. */
type VisitEffect = (ctx: Context, visit: Dose) => Promise<void>;

/** What a visit changes in a higher layer, in the transaction of its record or cancellation. */
interface VisitEffects {
  readonly recorded: VisitEffect;
  readonly cancelled: VisitEffect;
}

const effects: Partial<VisitEffects>[] = [];

/** Adds what recorded or cancelled visits change in a higher layer. */
export const addVisitEffects = (added: Partial<VisitEffects>): void => {
  effects.push(added);
};

/** Runs the added effects of a visit. */
export async function runVisitEffects(
  ctx: Context,
  event: keyof VisitEffects,
  visit: Dose,
): Promise<void> {
  for (const one of effects) await one[event]?.(ctx, visit);
}
