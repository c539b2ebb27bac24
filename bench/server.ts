import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, type App } from '#server/app/app.ts';
import { createThrottle } from '#server/platform/auth/throttle.ts';
import type { Deps } from '#server/platform/context.ts';
import { openDb } from '#server/platform/db/client.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import { translator } from '#server/platform/messages/translator.ts';

/** Starts the server on its own embedded database, with the default configuration. */
export async function startBenchServer(): Promise<{
  app: App;
  deps: Deps;
  stop: () => Promise<void>;
}> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  await chmod(dataDir, 0o755);
  const log = createLogger('warn');
  const embedded = await startEmbedded({ dataDir, log });
  const opened = openDb(embedded.connectionString, { statementTimeoutMs: 0 });
  await migrate(opened.pool, { log });
  const keys = deriveKeys(new Uint8Array(32).fill(7));
  const deps: Deps = {
    db: opened.db,
    clock: () => new Date(),
    keys,
    log,
    messages: translator,
    throttle: createThrottle(opened.pool, keys.throttle),
    config: {
      session: { idleMinutes: 600, absoluteHours: 12, perAccount: 1_000 },
      captcha: { kind: 'altcha', cost: 100 },
      publicUrl: 'http://localhost',
      corsOrigins: [],
      trustedProxies: 0,
      smtp: null,
      securityContact: null,
      dataOfficer: null,
      consoleDir: null,
      demo: null,
      secondPerson: false,
      isSecure: false,
      importRowRetentionDays: 30,
      external: { eligibilityUrl: null, ticketUrl: null, timeoutMs: 2_000 },
      webhookHosts: [],
      limits: { jsonBytes: 1_000_000 },
    },
  };
  return {
    app: createApp(deps),
    deps,
    async stop() {
      await opened.close();
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
