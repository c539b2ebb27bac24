import { callScope, type Calls, type Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/path.ts';
import type { Scope } from '#contract/policy.ts';
import { writeAudit } from '../audit/write-audit.ts';
import {
  runsInTransaction,
  type Context,
  type CurrentUser,
  type Deps,
  type PublicContext,
} from '../context.ts';
import { transaction } from '../db/client.ts';
import { renderFor } from '../messages/translator.ts';
import { Problem } from '../problem.ts';
import { successResponse } from './response.ts';
import { toDatabaseProblem } from './database-problem.ts';
import { createMemoryBudget, maxBufferedBytes } from './memory-budget.ts';
import { readIdempotentCall, runOncePerKey } from './idempotency.ts';
import { readInput } from './read-input.ts';
import { createRouteMatcher, type Route } from './route-matcher.ts';
import { clientAddress, type RequestInfo } from './request-info.ts';
import { message } from '../messages/message.ts';

type AnyHandler = (ctx: never, input: never) => Promise<unknown>;
type DomainCalls = Readonly<Record<string, Calls>>;
type DomainHandlers = Readonly<Record<string, Readonly<Record<string, AnyHandler>>>>;

/** Authentication functions. */
export interface Authenticators {
  /**
   * Returns the user of a session token.
   * @throws Problem 401
   */
  readonly byToken: (token: string | null) => Promise<CurrentUser>;
  /**
   * Redeems a single-use download ticket for a path with filled-in parameters; returns its user and
   * query.
   * @throws Problem 401
   */
  readonly byTicket: (
    ticket: string,
    path: string,
  ) => Promise<{ readonly user: CurrentUser; readonly query: string }>;
}

/**
 * Creates the request pipeline of a contract. Every call runs the same steps: match, authenticate,
 * authorise, validate, run the handler in a transaction, shape the answer.
 * @param maxMemoryBytes maximum bytes of multipart bodies in memory across all calls
 */
export function mountContract(
  deps: Deps,
  domains: DomainCalls,
  handlers: DomainHandlers,
  authenticate: Authenticators,
  maxMemoryBytes = maxBufferedBytes,
): (request: Request, path: string, info: RequestInfo) => Promise<Response> {
  const match = createRouteMatcher(buildRoutes(domains, handlers));
  const reserveMemory = createMemoryBudget(maxMemoryBytes);

  return async (request, path, info) => {
    const { found, ...rest } = match(request.method, path);
    if (!found) throw noRouteProblem('allowed' in rest ? rest.allowed : []);
    const { endpoint, target: handler } = found;
    const pathParams = 'params' in rest ? rest.params : {};

    const base: Omit<PublicContext, 'db' | 'expectedVersion'> = {
      deps,
      now: deps.clock(),
      requestId: info.requestId,
      address: clientAddress(request, info, deps.config.trustedProxies),
      userAgent: request.headers.get('user-agent'),
      log: info.log,
      signal: request.signal,
      render: renderFor(deps.messages, request),
    };
    const { user, query } = await authenticateRequest(endpoint, pathParams, request, authenticate);
    const caller = user && { user, scope: authorize(endpoint, user) };

    const held = reserveMemory();
    try {
      const limit = deps.config.limits.jsonBytes;
      const read = await readInput(endpoint, request, query, pathParams, limit, held);
      const { raw, version, ...input } = read;
      const run = (db: PublicContext['db']): Promise<unknown> => {
        const publicContext: PublicContext = { ...base, db, expectedVersion: version };
        const ctx = caller
          ? signedInContext(publicContext, caller.user, caller.scope)
          : publicContext;
        return handler(ctx as never, input as never);
      };
      const idempotent =
        caller && !endpoint.secret
          ? readIdempotentCall(request, `user:${caller.user.id}`, path, raw)
          : null;
      if (!runsInTransaction(handler)) return successResponse(endpoint, await run(deps.db));
      return await transaction(deps.db, async tx => {
        if (!idempotent) return successResponse(endpoint, await run(tx));
        const { answer, isReplay } = await runOncePerKey(tx, idempotent, base.now, () => run(tx));
        const response = successResponse(endpoint, answer);
        if (isReplay) response.headers.set('idempotent-replayed', 'true');
        return response;
      });
    } catch (error) {
      throw toDatabaseProblem(error);
    } finally {
      held.release();
    }
  };
}

function buildRoutes(domains: DomainCalls, handlers: DomainHandlers): Route<AnyHandler>[] {
  return Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => {
      const handler = handlers[domain]?.[name];
      if (!handler) throw new Error(`${domain}.${name} has no handler`);
      return { endpoint, target: handler };
    }),
  );
}

function noRouteProblem(allowed: readonly string[]): Problem {
  return allowed.length > 0
    ? new Problem('METODE_SALAH', message('http.wrongMethod', { metode: allowed.join(', ') }), {
        headers: { allow: allowed.join(', ') },
      })
    : new Problem('TIDAK_DITEMUKAN', message('http.unknownCall'));
}

/**
 * Returns the authenticated user, null for public calls, and the query. A download may use a ticket
 * instead of a token; the query then comes from the ticket.
 * @throws Problem 401
 */
async function authenticateRequest(
  endpoint: Endpoint,
  pathParams: Readonly<Record<string, string>>,
  request: Request,
  authenticate: Authenticators,
): Promise<{ user: CurrentUser | null; query: URLSearchParams }> {
  const query = new URL(request.url).searchParams;
  if (endpoint.access === 'public') return { user: null, query };
  const ticket = endpoint.download === undefined ? null : query.get('tiket');
  if (ticket !== null) {
    const held = await authenticate.byTicket(ticket, fillPath(endpoint.path, pathParams));
    return { user: held.user, query: new URLSearchParams(held.query) };
  }
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '');
  return { user: await authenticate.byToken(bearer?.[1] ?? null), query };
}

/**
 * Returns the scope that the user's role has for the call.
 * @throws Problem 403
 */
function authorize(endpoint: Endpoint, user: CurrentUser): Scope {
  if (user.mustChangePassword && !endpoint.beforePasswordChange) {
    throw new Problem('GANTI_KATA_SANDI', message('auth.changeFirstPassword'));
  }
  const scope = callScope(user.role, endpoint);
  if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  return scope;
}

function signedInContext(publicContext: PublicContext, user: CurrentUser, scope: Scope): Context {
  const ctx: Context = {
    ...publicContext,
    user,
    scope,
    audit: entry => writeAudit(ctx, entry),
  };
  return ctx;
}
