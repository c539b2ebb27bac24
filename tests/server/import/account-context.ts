import { Writable } from 'node:stream';
import { translator } from '#server/platform/messages/translator.ts';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import { companyRightNames } from '#contract/policy.ts';
import type { Context } from '#server/platform/context.ts';
import type { OpenDb } from '#server/platform/db/client.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { testAppKey, testConfig } from '../harness/config.ts';

const now = new Date('2030-01-02T03:00:00Z');

/** Builds the context of a company account without a server, for a process that a test kills. */
export function accountContext({ db, pool }: OpenDb, userId: number, bhbuId: number): Context {
  const keys = deriveKeys(testAppKey);
  const log = createLogger('silent', new Writable({ write: (_chunk, _encoding, done) => done() }));
  const throttle = createThrottle(pool, keys.throttle);
  const ctx: Context = {
    deps: { db, clock: () => now, config: testConfig, keys, log, throttle, messages: translator },
    db,
    now,
    requestId: 'uji',
    address: '127.0.0.1',
    userAgent: null,
    cookies: { get: () => undefined, set: () => undefined },
    readsPeople: () => undefined,
    log,
    render: translator.render,
    expectedVersion: undefined,
    signal: new AbortController().signal,
    user: {
      id: userId,
      userName: 'uji',
      fullName: 'Indah Contoh',
      role: 'BHBU',
      hak: companyRightNames,
      bhbuId,
      faskesId: null,
      sessionId: 'uji',
      lastWrite: null,
      mustChangePassword: false,
      mustSetFactor: false,
      confirmedAt: '2030-01-02T03:00:00.000Z',
    },
    scope: 'own',
    reader: db,
    audit: entry => writeAudit(ctx, entry),
  };
  return ctx;
}
