import { callScope, type Calls, type Endpoint } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import { isUploadedFile } from '#contract/core/values/upload.ts';
import { writesOf } from '#contract/core/writes.ts';
import type { Scope } from '#contract/policy.ts';
import { requireRecentProof } from '#server/platform/auth/confirm-identity.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import {
  precheckOf,
  runsInTransaction,
  type Context,
  type CurrentUser,
  type Deps,
  type KeyedCall,
  type PublicContext,
} from '#server/platform/context.ts';
import {
  readOnConnection,
  transaction,
  type Db,
  type Queryable,
} from '#server/platform/db/client.ts';
import { message } from '#server/platform/messages/message.ts';
import { renderFor } from '#server/platform/messages/translator.ts';
import { Problem } from '#server/platform/problem.ts';
import {
  readsOfCall,
  startReads,
  type CallReads,
  type ReadsOfRequest,
} from '#server/platform/reads/log-reads.ts';
import { systemTimers } from '#server/platform/transfer-limits.ts';
import { readCookies } from './cookies.ts';
import { successResponse, withAnsweredFields } from './response.ts';
import { diskFullProblem, toDatabaseProblem } from './database-problem.ts';
import { callLimits, createCallLimit, type CallLimits } from './call-limit.ts';
import { budgetSizes, createMemoryBudget, type BudgetSizes } from './memory-budget.ts';
import {
  actorKeyOf,
  findEarlierAttempt,
  readIdempotentCall,
  runOncePerKey,
  runRecordingKey,
} from './idempotency.ts';
import { readInput } from './read-input.ts';
import { findReplica, readWithFallback, recordLastWrite } from './replica-read.ts';
import { anonymousOwner, type RequestOwner } from './request-owner.ts';
import { createRouteMatcher, type Route } from './route-matcher.ts';
import { clientAddress, type RequestInfo } from './request-info.ts';

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
  /**
   * Returns the user of an authenticated session as it is now.
   * @throws Problem 401
   */
  readonly bySession: (sessionId: string) => Promise<CurrentUser>;
}

/** The shares of one client. */
interface PipelineLimits {
  readonly memory?: BudgetSizes;
  readonly calls?: CallLimits;
}

/** A session that was read longer ago, in ms, is read again before the handler runs. */
const maxSessionAgeMs = 1_000;

/**
 * Creates the request pipeline of a contract. Every call runs the same steps: match, authenticate,
 * authorise, validate, run the handler in a transaction, shape the answer.
 */
export function mountContract(
  deps: Deps,
  domains: DomainCalls,
  handlers: DomainHandlers,
  authenticate: Authenticators,
  { memory = budgetSizes, calls = callLimits }: PipelineLimits = {},
): (request: Request, path: string, info: RequestInfo) => Promise<Response> {
  const match = createRouteMatcher(buildRoutes(domains, handlers));
  const reserveMemory = createMemoryBudget(memory);
  const enterCall = createCallLimit(calls);
  const { timers = systemTimers } = deps;
  const readWithin = deps.checksReads ? readOnlyTransaction : readOnConnection;

  return async (request, path, info) => {
    const { found, ...rest } = match(request.method, path);
    if (!found) {
      info.work.assertAllowed();
      throw noRouteProblem('allowed' in rest ? rest.allowed : []);
    }
    const {
      endpoint,
      target: { handler, reads: callReads },
    } = found;
    const pathParams = 'params' in rest ? rest.params : {};

    const address = clientAddress(request, info, deps.config.trustedProxies);
    const sender = await authenticateRequest(endpoint, pathParams, request, authenticate);
    const owner: RequestOwner = sender.user
      ? { kind: 'account', key: String(sender.user.id) }
      : anonymousOwner(address);
    if (sender.user) info.accountId = sender.user.id;
    info.work.chargeTo(owner);
    info.work.assertAllowed();
    if (sender.user) authorize(endpoint, sender.user, deps.clock());
    if (sender.user?.machineRights) await deps.throttle.countMachineCall(sender.user.id);
    const cookies = readCookies(request, deps.config.isSecure);
    if (writesOf(endpoint) === 'records' && deps.hasDiskRoom?.() === false) throw diskFullProblem();
    const authenticatedAt = timers.now();

    const reservation = reserveMemory(owner);
    let leaveCall = (): void => undefined;
    let reads: ReadsOfRequest | undefined;
    try {
      const { jsonBytes } = deps.config.limits;
      const reading = { jsonBytes, reservation, timers };
      const read = await readInput(endpoint, request, sender.query, pathParams, reading);
      const uploaded = writesOf(endpoint) === 'nothing' ? 0 : uploadedBytes(read.body);
      if (uploaded > 0) await deps.throttle.countUpload(owner, uploaded);
      // A slow body does not count as a running call.
      leaveCall = await enterCall(owner, request.signal);
      const isOld = timers.now() - authenticatedAt > maxSessionAgeMs;
      const user =
        sender.user && isOld ? await authenticate.bySession(sender.user.sessionId) : sender.user;
      const caller = user && {
        user,
        scope: authorize(endpoint, user, deps.clock()),
        ticket: sender.ticket,
      };
      const now = deps.clock();
      if (callReads && deps.reads) {
        await deps.reads.makeRoom();
        const { requestId } = info;
        reads = startReads(deps.reads, callReads, { now, requestId, user, params: read.params });
      }
      const readsPeople = (ids: readonly number[]): void => {
        if (callReads?.source !== 'handler')
          throw new Error(
            `${endpoint.path} answers people, but contract/person-reads.ts does not say so.`,
          );
        reads?.ofPeople(ids);
      };
      const base: Omit<PublicContext, 'db' | 'expectedVersion'> = {
        deps,
        now,
        requestId: info.requestId,
        address,
        userAgent: request.headers.get('user-agent'),
        cookies,
        announces: writesOf(endpoint) === 'records',
        readsPeople,
        log: info.log,
        signal: request.signal,
        // Exported files are Indonesian, whatever language the browser that downloads them prefers.
        render:
          endpoint.download === undefined
            ? renderFor(deps.messages, request)
            : text => deps.messages.render(text),
      };
      const { raw, version, ...input } = read;
      const replica = caller && (await findReplica(deps, endpoint, caller.user));
      const reader = replica ?? deps.db;
      const run = (db: PublicContext['db'], keyed?: KeyedCall): Promise<unknown> => {
        const publicContext: PublicContext = { ...base, db, expectedVersion: version };
        const ctx = caller
          ? signedInContext(publicContext, { ...caller, keyed }, reader)
          : publicContext;
        return handler(ctx as never, input as never);
      };
      const isRead = writesOf(endpoint) === 'nothing';
      const idempotent =
        caller && !endpoint.secret && !isRead
          ? readIdempotentCall(request, actorKeyOf(caller.user), path, raw)
          : null;
      const precheck = precheckOf(handler);
      const needsEarlier = precheck !== undefined || !runsInTransaction(handler);
      const earlier =
        idempotent && needsEarlier ? await findEarlierAttempt(deps.db, idempotent, base.now) : null;
      if (caller && precheck && !(earlier && 'answer' in earlier)) {
        const open: PublicContext = { ...base, db: deps.db, expectedVersion: version };
        await precheck(signedInContext(open, caller, reader), input as never);
      }
      const ifNoneMatch = request.headers.get('if-none-match');
      const keyedResponse = (ran: { answer: unknown; isReplay: boolean }): Response => {
        const response = successResponse(endpoint, ran.answer, null, reads?.ofAnswer);
        if (ran.isReplay) response.headers.set('idempotent-replayed', 'true');
        return response;
      };
      const within = isRead ? readWithin : transaction;
      const answerIn = (source: Db): Promise<Response> =>
        within(source, async tx => {
          if (!idempotent)
            return successResponse(endpoint, await run(tx), ifNoneMatch, reads?.ofAnswer);
          return keyedResponse(await runOncePerKey(tx, idempotent, base.now, () => run(tx)));
        });
      const answerOutside = async (): Promise<Response> => {
        if (!idempotent)
          return successResponse(endpoint, await run(deps.db), ifNoneMatch, reads?.ofAnswer);
        const ran = await runRecordingKey(deps.db, idempotent, base.now, earlier, keyed =>
          run(deps.db, keyed),
        );
        return keyedResponse(ran);
      };
      const response = runsInTransaction(handler)
        ? await readWithFallback(deps, isRead ? replica : null, answerIn)
        : await answerOutside();
      cookies.addTo(response);
      if (caller) await recordLastWrite(deps, endpoint, caller.user);
      return response;
    } catch (error) {
      const failure = withAnsweredFields(toDatabaseProblem(error), endpoint);
      if (failure instanceof Problem && failure.extensions.current !== undefined)
        reads?.ofAnswer(failure.extensions.current);
      throw failure;
    } finally {
      leaveCall();
      reservation.release();
    }
  };
}

/** Returns the size of the files in a body. */
const uploadedBytes = (body: unknown): number =>
  Object.values(body ?? {})
    .flat()
    .reduce<number>((sum, value) => sum + (isUploadedFile(value) ? value.size : 0), 0);

/** Reads where PostgreSQL refuses every write and every lock of a row. */
const readOnlyTransaction = <T>(db: Db, work: (tx: Queryable) => Promise<T>): Promise<T> =>
  transaction(db, work, { accessMode: 'read only' });

/** What serves a call. */
interface Target {
  readonly handler: AnyHandler;
  /** What it answers of people. */
  readonly reads: CallReads | undefined;
}

function buildRoutes(domains: DomainCalls, handlers: DomainHandlers): Route<Target>[] {
  return Object.entries(domains).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => {
      const handler = handlers[domain]?.[name];
      if (!handler) throw new Error(`${domain}.${name} has no handler`);
      const reads = readsOfCall(`${domain}.${name}`, endpoint);
      return { endpoint, target: { handler, reads } };
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

/** Who sends a request, and the query. */
interface Sender {
  /** Null for public calls. */
  readonly user: CurrentUser | null;
  readonly query: URLSearchParams;
  readonly ticket?: string;
}

/**
 * Authenticates a request. A download may use a ticket instead of a token; the query then comes from
 * the ticket.
 * @throws Problem 401
 */
async function authenticateRequest(
  endpoint: Endpoint,
  pathParams: Readonly<Record<string, string>>,
  request: Request,
  authenticate: Authenticators,
): Promise<Sender> {
  const query = new URL(request.url).searchParams;
  if (endpoint.access === 'public') return { user: null, query };
  const ticket = endpoint.download === undefined ? null : query.get('tiket');
  if (ticket !== null) {
    const held = await authenticate.byTicket(ticket, fillPath(endpoint.path, pathParams));
    return { user: held.user, query: new URLSearchParams(held.query), ticket };
  }
  const bearer = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '');
  return { user: await authenticate.byToken(bearer?.[1] ?? null), query };
}

/**
 * Returns the scope that the user's role has for the call, once the account and the session may make it.
 * @throws Problem 403
 */
function authorize(endpoint: Endpoint, user: CurrentUser, now: Date): Scope {
  if (user.mustChangePassword && !endpoint.beforePasswordChange) {
    throw new Problem('GANTI_KATA_SANDI', message('auth.changeFirstPassword'));
  }
  if (user.mustSetFactor && !endpoint.beforeFactor) {
    throw new Problem('ATUR_FAKTOR', message('factor.setUpFirst'));
  }
  const scope = callScope(user, endpoint);
  if (!scope) throw new Problem('AKSES_DITOLAK', message('auth.forbidden'));
  if (endpoint.stepUp) requireRecentProof(user, now);
  return scope;
}

function signedInContext(
  publicContext: PublicContext,
  caller: Pick<Context, 'user' | 'scope' | 'ticket' | 'keyed'>,
  reader: Db,
): Context {
  const ctx: Context = {
    ...publicContext,
    ...caller,
    reader,
    audit: entry => writeAudit(ctx, entry),
  };
  return ctx;
}
