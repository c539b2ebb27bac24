import { useMemo } from 'react';
import { priceCeilingCalls } from '#contract/domains/price/ceiling-decree.ts';
import { ceilingsOf, type CeilingDecree, type CeilingKind } from '#contract/domains/price/index.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { firstPriceIssues } from './priceIssues.ts';

const none: readonly CeilingDecree[] = [];

/** Returns the decrees with price ceilings; none until they are loaded, and the server checks every price again. */
export const useCeilingDecrees = (): readonly CeilingDecree[] =>
  useCall('priceCeiling', priceCeilingCalls.decrees, {}).data ?? none;

/**
 * Returns the definition of a create form that checks its first price by the ceilings, too.
 * @param amountField name of the amount in that form
 * @param kindOf which ceilings apply to the input; a function that does not change
 */
export function useFirstPriceDefinition(
  definition: ResourceSpec,
  amountField: string,
  kindOf: (input: Readonly<Record<string, unknown>>) => CeilingKind,
): ResourceSpec {
  const decrees = useCeilingDecrees();
  return useMemo(
    () => ({
      ...definition,
      validate: (input, schemaErrors, saved) => ({
        ...definition.validate?.(input, schemaErrors, saved),
        ...firstPriceIssues(input, amountField, ceilingsOf(decrees, kindOf(input))),
      }),
    }),
    [definition, amountField, kindOf, decrees],
  );
}
