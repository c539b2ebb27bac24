import type { Item, lookupCalls } from '#contract/lookup.ts';
import type { Reach } from './records.ts';

/** The name of one of the contract's lists to choose from. */
export type LookupName = keyof typeof lookupCalls;

/** One list to choose from, whole. */
export type Lookup = (name: LookupName, signal?: AbortSignal) => Promise<readonly Item[]>;

/** The verb that fetches lists to choose from; their calls load with the first one. */
export const lookup =
  ({ call }: Pick<Reach, 'call'>): Lookup =>
  async (name, signal) => {
    const { lookupCalls } = await import('#contract/lookup.ts');
    return await call(lookupCalls[name], {}, { signal });
  };
