import type { Context, Handler } from 'hono';
import { z } from 'zod';
import type { Deps } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';
import { networkOf } from '#server/platform/network.ts';
import { Problem } from '#server/platform/problem.ts';
import { systemTimers, type Timers } from '#server/platform/transfer-limits.ts';
import { readBytes } from './read-body.ts';
import { redactPath } from './log.ts';
import { clientAddress, type RequestInfo } from './request-info.ts';

/** Limits of reports, which anyone can send. */
export const cspReportLimits = {
  /** Maximum size of a body. */
  bytes: 16_384,
  /** Reports of one body that are logged. */
  perBody: 5,
  windowMs: 10 * 60_000,
  /** Bodies of one network in a window. */
  perNetwork: 10,
  /** Bodies of all clients in a window. */
  total: 100,
} as const;

/** Maximum length of a logged text. */
const maxTextLength = 200;

const text = z.string().max(4_000).optional().catch(undefined);
const line = z.int().nonnegative().optional().catch(undefined);

/** `application/csp-report`, from `report-uri`. */
const olderBody = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': line,
  }),
});

/** `application/reports+json`, from `report-to`. */
const reportList = z.array(
  z.object({
    type: z.string(),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text,
      sourceFile: text,
      lineNumber: line,
    }),
  }),
);

/** What is logged of a violation; without its sample, which can hold what a page shows. */
interface Violation {
  readonly directive: string | undefined;
  /** A keyword such as `inline`, or the origin of an address. */
  readonly blocked: string | undefined;
  /** Path of the page. */
  readonly page: string | undefined;
  /** Path of the script. */
  readonly source: string | undefined;
  readonly line: number | undefined;
}

/** Path of an address without secrets: a long part of it can be the token of a personal link. */
function pathOf(address: string | undefined): string | undefined {
  const url = address === undefined ? null : URL.parse(address);
  return url
    ? redactPath(url.pathname)
        .replace(/(?<=\/)[^/.]{21,}(?=\/|$)/g, '…')
        .slice(0, maxTextLength)
    : undefined;
}

function originOf(blocked: string | undefined): string | undefined {
  const url = blocked === undefined ? null : URL.parse(blocked);
  if (url === null) return blocked?.slice(0, maxTextLength);
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, maxTextLength);
}

/** Returns the violations of a body, or null for another body than a report. */
function readViolations(raw: string): Violation[] | null {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return null;
  }
  const older = olderBody.safeParse(value);
  if (older.success) {
    const report = older.data['csp-report'];
    return [
      {
        directive: (report['effective-directive'] ?? report['violated-directive'])?.slice(0, 60),
        blocked: originOf(report['blocked-uri']),
        page: pathOf(report['document-uri']),
        source: pathOf(report['source-file']),
        line: report['line-number'],
      },
    ];
  }
  const list = reportList.safeParse(value);
  if (!list.success) return null;
  return list.data
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body }) => ({
      directive: body.effectiveDirective?.slice(0, 60),
      blocked: originOf(body.blockedURL),
      page: pathOf(body.documentURL),
      source: pathOf(body.sourceFile),
      line: body.lineNumber,
    }));
}

/**
 * Counts bodies in fixed windows, in the memory of the process: a report is worth no write to the database. At
 * most `total` networks are remembered.
 */
function createReportLimit(timers: Timers): (network: string) => 'accepted' | 'refused' | 'full' {
  let windowEnd = -Infinity;
  let total = 0;
  const byNetwork = new Map<string, number>();
  return network => {
    if (timers.now() >= windowEnd) {
      windowEnd = timers.now() + cspReportLimits.windowMs;
      total = 0;
      byNetwork.clear();
    }
    const count = byNetwork.get(network) ?? 0;
    if (count >= cspReportLimits.perNetwork || total > cspReportLimits.total) return 'refused';
    total++;
    if (total > cspReportLimits.total) return 'full';
    byNetwork.set(network, count + 1);
    return 'accepted';
  };
}

/**
 * Accepts the browsers' reports of what the Content Security Policy refused, and logs them. The answer is the
 * same whether a report was logged or there were too many, because no browser reads it.
 * @throws Problem 400, 408, 413, 415
 */
export function acceptCspReports({
  config,
  timers = systemTimers,
}: Deps): Handler<{ Bindings: RequestInfo }> {
  const count = createReportLimit(timers);
  // At most 16 kB, and fewer bodies than connections.
  const reservation = { add: () => undefined, release: () => undefined };
  return async (c: Context<{ Bindings: RequestInfo }>) => {
    const { log } = c.env;
    const request = c.req.raw;
    if (
      !/^application\/(csp-report|reports\+json)\s*(;|$)/i.test(c.req.header('content-type') ?? '')
    )
      throw new Problem('JENIS_SALAH', message('http.notJson'));
    const counted = count(networkOf(clientAddress(request, c.env, config.trustedProxies)));
    if (counted === 'full') log.warn('many CSP reports; the next ones are not logged');
    if (counted === 'accepted') {
      const bytes = await readBytes(request, cspReportLimits.bytes, { reservation, timers });
      const violations = readViolations(bytes.toString('utf8'));
      if (violations === null) throw new Problem('TIDAK_TERBACA', message('http.jsonDamaged'));
      for (const violation of violations.slice(0, cspReportLimits.perBody))
        log.warn(
          { csp: violation },
          'the Content Security Policy of the console refused something',
        );
    }
    return c.body(null, 204);
  };
}
