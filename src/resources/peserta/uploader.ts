import type { Definition } from '#src/ui/resource/definition.ts';

/** The list of all, narrowed as well by who registered them: for those who may choose among people. */
export const withUploader = (definition: Definition): Definition => ({
  ...definition,
  filters: [...(definition.filters ?? []), { source: 'userId' }],
});
