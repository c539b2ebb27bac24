import { useMemo } from 'react';
import type { Permission } from '#contract/policy.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';

/** Filters by records that not every caller can look up, with the permission that they need. */
const lookupFilters = {
  userId: 'user.choose',
  idImport: 'import.manage',
} as const satisfies Record<string, Permission>;

/** Adds filters by the registering user and by the upload, as far as the caller can look them up. */
export function useLookupFilters(
  definition: ResourceSpec,
  ...sources: readonly (keyof typeof lookupFilters)[]
): ResourceSpec {
  const can = usePermission();
  const allowed = sources.filter(source => can(lookupFilters[source])).join();
  return useMemo(() => {
    const added = allowed === '' ? [] : allowed.split(',').map(source => ({ source }));
    return { ...definition, filters: [...(definition.filters ?? []), ...added] };
  }, [definition, allowed]);
}
