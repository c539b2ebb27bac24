import type { Deps, PublicContext } from '#server/context.ts';

/** What the pipeline hands a verb, for calling one from a test. */
export const callContext = (
  deps: Deps,
  overrides: Partial<Pick<PublicContext, 'address' | 'userAgent'>> = {},
): PublicContext => ({
  deps,
  db: deps.db,
  now: deps.clock(),
  requestId: 'uji',
  address: '127.0.0.1',
  userAgent: null,
  log: deps.log,
  versionRead: undefined,
  signal: new AbortController().signal,
  ...overrides,
});
