import type { Calls, Endpoint } from '#contract/endpoint.ts';
import { fillPath } from '#contract/path.ts';
import { canAccess, type Scope } from '#contract/policy.ts';
import { writeAudit } from '../audit/audit.ts';
import {
  wantsTransaction,
  type Context,
  type CurrentUser,
  type Deps,
  type PublicContext,
} from '../context.ts';
import { transaction } from '../db/client.ts';
import { Problem } from '../problem.ts';
import { answer } from './answer.ts';
import { asProblem } from './failure.ts';
import { createHeld, mostHeldBytes } from './held.ts';
import { idempotentCall, once } from './idempotency.ts';
import { readInput } from './input.ts';
import { createMatcher, type Route } from './match.ts';
import { callerAddress, type RequestInfo } from './request.ts';

type AnyVerb = (ctx: never, input: never) => Promise<unknown>;
type Domains = Readonly<Record<string, Calls>>;
type DomainVerbs = Readonly<Record<string, Readonly<Record<string, AnyVerb>>>>;

/** Authentication functions. */
export interface Authenticate {
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
  domains: Domains,
  verbs: DomainVerbs,
  authenticate: Authenticate,
  heldBytes = mostHeldBytes,
): (request: Request, path: string, info: RequestInfo) => Promise<Response> {
  const match = createMatcher(routesOf(domains, verbs));
  const hold = createHeld(heldBytes);

  return async (request, path, info) => {
    const { found, ...rest } = match(request.method, path);
    if (!found) throw missing('allowed' in rest ? rest.allowed : []);
    const { endpoint, target: verb } = found;
    const pathParams = 'params' in rest ? rest.params : {};

    const base: Omit<PublicContext, 'db' | 'versionRead'> = {
      deps,
      now: deps.clock(),
      requestId: info.requestId,
      address: callerAddress(request, info, deps.config.trustedProxies),
      userAgent: request.headers.get('user-agent'),
      log: info.log,
      signal: request.signal,
    };
    const { user, query } = await whoAsks(endpoint, pathParams, request, authenticate);
    const caller = user && { user, scope: admit(endpoint, user) };

    const held = hold();
    try {
      const limit = deps.config.limits.jsonBytes;
      const read = await readInput(endpoint, request, query, pathParams, limit, held);
      const { raw, version, ...input } = read;
      const run = (db: PublicContext['db']): Promise<unknown> => {
        const open: PublicContext = { ...base, db, versionRead: version };
        const ctx = caller ? signedInContext(open, caller.user, caller.scope) : open;
        return verb(ctx as never, input as never);
      };
      const repeatable =
        caller && !endpoint.secret
          ? idempotentCall(request, `user:${caller.user.id}`, path, raw)
          : null;
      if (!wantsTransaction(verb)) return answer(endpoint, await run(deps.db));
      return await transaction(deps.db, async tx => {
        if (!repeatable) return answer(endpoint, await run(tx));
        const { answer: value, repeated } = await once(tx, repeatable, base.now, () => run(tx));
        const response = answer(endpoint, value);
        if (repeated) response.headers.set('idempotent-replayed', 'true');
        return response;
      });
    } catch (error) {
      throw asProblem(error);
    } finally {
      held.release();
    }
  };
}

function routesOf(domains: Domains, verbs: DomainVerbs): Route<AnyVerb>[] {
  return Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => {
      const verb = verbs[domain]?.[name];
      if (!verb) throw new Error(`${domain}.${name} has no verb`);
      return { endpoint, target: verb };
    }),
  );
}

function missing(allowed: readonly string[]): Problem {
  return allowed.length > 0
    ? new Problem('METODE_SALAH', `Alamat ini menerima ${allowed.join(', ')}.`, {
        headers: { allow: allowed.join(', ') },
      })
    : new Problem('TIDAK_DITEMUKAN', 'Alamat API ini tidak ada.');
}

/**
 * Returns the authenticated user, null for public calls, and the query. A download may use a ticket
 * instead of a token; the query then comes from the ticket.
 * @throws Problem 401
 */
async function whoAsks(
  endpoint: Endpoint,
  pathParams: Readonly<Record<string, string>>,
  request: Request,
  authenticate: Authenticate,
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
function admit(endpoint: Endpoint, user: CurrentUser): Scope {
  if (user.mustChangePassword && !endpoint.beforePasswordChange) {
    throw new Problem('GANTI_KATA_SANDI', 'Ganti kata sandi awal Anda lebih dahulu.');
  }
  const scope = endpoint.access === 'public' ? undefined : canAccess(user.role, endpoint.access);
  if (!scope)
    throw new Problem('AKSES_DITOLAK', 'Peran Anda tidak memiliki hak untuk tindakan ini.');
  return scope;
}

function signedInContext(open: PublicContext, user: CurrentUser, scope: Scope): Context {
  const ctx: Context = {
    ...open,
    user,
    scope,
    audit: entry => writeAudit(ctx, entry),
  };
  return ctx;
}
