import type { Deps, PublicContext } from '#server/platform/context.ts';

/**
 * Builds the context that the pipeline passes to a handler, so that a test can call one directly.
 */
export const handlerContext = (
  deps: Deps,
  overrides: Partial<Pick<PublicContext, 'address' | 'userAgent'>> = {},
): PublicContext => ({
  deps,
  db: deps.db,
  now: deps.clock(),
  requestId: 'uji',
  address: '127.0.0.1',
  userAgent: null,
  cookies: { get: () => undefined, set: () => undefined },
  readsPeople: () => undefined,
  log: deps.log,
  render: deps.messages.render,
  expectedVersion: undefined,
  signal: new AbortController().signal,
  ...overrides,
});
