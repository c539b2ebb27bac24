import type { Calls, Endpoint } from '#contract/core/endpoint.ts';
import { calls } from '#contract/index.ts';

/** Every call of the contract, named `domain.call`. */
export const allCalls: readonly { readonly name: string; readonly endpoint: Endpoint }[] =
  Object.entries<Calls>(calls).flatMap(([domain, group]) =>
    Object.entries(group).map(([call, endpoint]) => ({ name: `${domain}.${call}`, endpoint })),
  );
