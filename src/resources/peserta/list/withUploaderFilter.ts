import type { ResourceSpec } from '#src/ui/resource/definition.ts';

/** Adds a filter by the registering user, for callers who can look up users. */
export const withUploaderFilter = (definition: ResourceSpec): ResourceSpec => ({
  ...definition,
  filters: [...(definition.filters ?? []), { source: 'userId' }],
});
