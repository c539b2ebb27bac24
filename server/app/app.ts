import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import { buildIdHeader } from '#contract/core/build-id.ts';
import { calls } from '#contract/index.ts';
import { createTokenAuthenticator, getSessionUser } from '#server/platform/auth/session.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Db } from '#server/platform/db/client.ts';
import { withoutQueryValues } from '#server/platform/db/database-error.ts';
import { isMigrated } from '#server/platform/db/migrate.ts';
import { redeemDownloadTicket } from '#server/platform/files/download-ticket.ts';
import { apiDocsRoutes } from '#server/platform/http/api-docs.ts';
import { readConsolePage, serveConsoleFiles } from '#server/platform/http/console.ts';
import { toDatabaseProblem } from '#server/platform/http/database-problem.ts';
import { acceptCspReports } from '#server/platform/http/csp-report.ts';
import { redactUrl } from '#server/platform/http/log.ts';
import { constantAnswer } from '#server/platform/http/constant-answer.ts';
import { createMainThreadBudget } from '#server/platform/http/main-thread-budget.ts';
import { mountContract } from '#server/platform/http/mount-contract.ts';
import { openApiDocument } from '#server/platform/http/openapi.ts';
import { clientAddress, type RequestInfo } from '#server/platform/http/request-info.ts';
import { anonymousOwner } from '#server/platform/http/request-owner.ts';
import { problemResponse } from '#server/platform/http/response.ts';
import { addSecurityHeaders, cspReportPath } from '#server/platform/http/security-headers.ts';
import { message } from '#server/platform/messages/message.ts';
import { renderFor } from '#server/platform/messages/translator.ts';
import { networkOf } from '#server/platform/network.ts';
import { Problem } from '#server/platform/problem.ts';
import { systemTimers } from '#server/platform/transfer-limits.ts';
import { sharedWhileRunning } from '#server/platform/shared-while-running.ts';
import { publishedKeys } from './published-keys.ts';
import { handlers } from './handlers.ts';

/**
 * The HTTP application as a function from request to response; `peer` is the address of the
 * connection.
 */
export interface App {
  readonly fetch: (request: Request, peer?: string) => Promise<Response>;
  /**
   * Answers new requests and `/readyz` with 503 from now on and asks every client to close its
   * connection, so that a load balancer sends them to another server.
   */
  readonly drain: () => void;
  readonly isDraining: () => boolean;
}

/** Paths by which a load balancer asks for the state of the server. */
const probes: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** The paths below `/api` that are no calls of the contract, which checks the share of its callers itself. */
const isContractPath = (path: string): boolean =>
  path.startsWith('/api/') &&
  !/^\/api\/(?:healthz|csp-report|openapi\.json|docs(?:\/.*)?)$/.test(path);

const isForwarded = (request: Request): boolean => request.headers.has('x-forwarded-for');

/** Days after which a `security.txt` that someone stored has to be read again. */
const securityTextDays = 180;

/** Says where weaknesses are reported (RFC 9116). */
function securityText({
  contact,
  publicUrl,
  now,
}: {
  readonly contact: string;
  readonly publicUrl: string;
  readonly now: Date;
}): Response {
  const expires = new Date(now.getTime() + securityTextDays * 86_400_000).toISOString();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: id, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'max-age=86400' },
  });
}

const hasFreeConnection = ({ $client: pool }: Db): boolean =>
  pool.waitingCount === 0 && (pool.idleCount > 0 || pool.totalCount < pool.options.max);

const stopping = (): Problem =>
  new Problem('BELUM_SIAP', message('http.databaseAway'), { headers: { 'retry-after': '5' } });

interface HonoEnv {
  Bindings: RequestInfo;
}

/** Builds the application from its dependencies. Several instances can run in one process. */
export function createApp(deps: Deps): App {
  const { config, db } = deps;
  const serve = mountContract(deps, calls, handlers, {
    byToken: createTokenAuthenticator(deps),
    byTicket: async (ticket, path) => {
      const { sessionId, query } = await redeemDownloadTicket(deps, ticket, path);
      return { user: await getSessionUser(deps, sessionId), query };
    },
    bySession: sessionId => getSessionUser(deps, sessionId),
  });
  let isDraining = false;
  let hasWarnedOfProxy = false;

  const beginWork = createMainThreadBudget({
    timers: deps.timers ?? systemTimers,
    busyMs: deps.mainThreadMs,
  });
  const openApi = constantAnswer(() => ({
    bytes: new TextEncoder().encode(JSON.stringify(openApiDocument(calls))),
    contentType: 'application/json',
  }));

  const hono = new Hono<HonoEnv>();
  if (config.corsOrigins.length > 0) {
    hono.use(
      '/api/*',
      cors({
        origin: [...config.corsOrigins],
        allowHeaders: ['authorization', 'content-type', 'if-match', 'idempotency-key'],
        exposeHeaders: ['etag', 'x-request-id', 'retry-after', 'content-disposition'],
        maxAge: 600,
      }),
    );
  }
  // A load balancer is always answered.
  hono.get('/healthz', c => c.json({ status: 'ok' }));
  hono.get('/readyz', async c => {
    const ready = !isDraining && (await checkReady());
    return c.json({ status: ready ? 'ok' : 'not ready' }, ready ? 200 : 503);
  });
  hono.use('*', async (c, next) => {
    if (!isContractPath(c.req.path)) c.env.work.assertAllowed();
    await next();
  });
  hono.get('/.well-known/security.txt', () => {
    const { securityContact: contact, publicUrl } = config;
    if (contact === null) throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
    return securityText({ contact, publicUrl, now: deps.clock() });
  });
  hono.route('/.well-known', publishedKeys(db));
  hono.get('*', async (c, next) => {
    if (/\/\./.test(c.req.path)) throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
    await next();
  });
  // For the console. When all connections are in use the database answers, only not to this call.
  hono.get('/api/healthz', async c => {
    if (hasFreeConnection(db)) await askDatabase();
    return c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' });
  });
  hono.get('/api/openapi.json', c => openApi(c.req.raw));
  hono.route('/api/docs', apiDocsRoutes());
  hono.post(cspReportPath, acceptCspReports(deps));
  hono.use('/api/*', compress());
  hono.all('/api/*', c =>
    serve(c.req.raw, new URL(c.req.url).pathname.slice('/api'.length), c.env),
  );
  const page = config.consoleDir === null ? null : readConsolePage(config.consoleDir, config);
  if (config.consoleDir !== null && page) {
    hono.get('/', page.serve);
    hono.get('*', serveConsoleFiles(config.consoleDir));
    hono.get('/assets/*', c => c.notFound());
    hono.get('*', page.serve);
  }
  hono.notFound(() => {
    throw new Problem('TIDAK_DITEMUKAN', message('http.notFound'));
  });
  hono.onError((error, c) => {
    const { requestId, log } = c.env;
    const render = renderFor(deps.messages, c.req.raw);
    const known = toDatabaseProblem(error);
    if (known instanceof Problem) {
      // Without its parameters, which may hold personal data.
      log.debug({ code: known.code, message: known.detail.key }, 'problem');
      return problemResponse(known, requestId, render);
    }
    log.error({ err: withoutQueryValues(error) }, 'call failed');
    const problem = new Problem(
      'KESALAHAN_SISTEM',
      message('http.systemError', { nomor: requestId }),
    );
    return problemResponse(problem, requestId, render);
  });

  const askDatabase = sharedWhileRunning(() => db.execute(sql`select 1`));
  const checkReady = sharedWhileRunning(() => isReady(deps));

  return {
    async fetch(request, peer = '127.0.0.1') {
      const requestId = randomUUID();
      let ownLog: Logger | undefined;
      const address = clientAddress(request, { peer }, config.trustedProxies);
      const info: RequestInfo = {
        requestId,
        // Most requests log nothing but the line below.
        get log() {
          return (ownLog ??= deps.log.child({ requestId }));
        },
        peer,
        work: beginWork(anonymousOwner(address)),
      };
      const started = performance.now();
      if (!hasWarnedOfProxy && config.trustedProxies === 0 && isForwarded(request)) {
        hasWarnedOfProxy = true;
        deps.log.warn(
          'X-Forwarded-For arrives, but TRUSTED_PROXIES is 0: all clients of a proxy count as one address',
        );
      }
      const answer =
        isDraining && !probes.has(new URL(request.url).pathname)
          ? problemResponse(stopping(), requestId, renderFor(deps.messages, request))
          : await Promise.resolve(hono.fetch(request, info)).finally(info.work.end);
      const response = addSecurityHeaders(answer, config);
      response.headers.set('x-request-id', requestId);
      // A cached response would still name the build that made it.
      if (page && response.headers.get('cache-control') === 'no-store') {
        response.headers.set(buildIdHeader, page.buildId);
      }
      if (isDraining) response.headers.set('connection', 'close');
      deps.log.info(
        {
          requestId,
          method: request.method,
          path: redactUrl(request.url),
          status: response.status,
          ms: Math.round(performance.now() - started),
          ...(info.accountId === undefined ? {} : { account: info.accountId }),
          // With the address its lines can be found; the lines do not tell it.
          from: deps.throttle.hashForLog(networkOf(address)),
        },
        'request',
      );
      return response;
    },
    drain() {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };

  async function isReady({ log }: Deps): Promise<boolean> {
    try {
      await db.execute(sql`select 1`);
      return await isMigrated(db);
    } catch (error) {
      log.warn({ err: withoutQueryValues(error) }, 'not ready');
      return false;
    }
  }
}
