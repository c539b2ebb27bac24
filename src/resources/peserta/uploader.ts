import type { Definition } from '#src/ui/resource/definition.ts';

/** Adds a filter by the registering user, for callers who can look up users. */
export const withUploader = (definition: Definition): Definition => ({
  ...definition,
  filters: [...(definition.filters ?? []), { source: 'userId' }],
});
