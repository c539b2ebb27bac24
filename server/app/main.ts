import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { createLogger } from '#server/platform/http/log.ts';
import { packageRoot } from '#server/platform/package-root.ts';
import { readSettings } from './env.ts';
import { startFailureText } from './start-failure.ts';
import { startServer } from './start-server.ts';

// The heap may double before the next full collection. By default it may become four times as large, which
// cost an import 110 MB and saved no measurable time.
setFlagsFromString('--heap-growing-percent=100');

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLogger(settings.logLevel);
  const built = join(packageRoot(), 'dist/console');
  const server = await startServer({
    settings,
    clock: () => new Date(),
    log,
    consoleDir: existsSync(join(built, 'index.html')) ? built : null,
  });
  console.log(`\nPortal Vaksin: ${server.url}`);
  if (server.hasDemoData) {
    console.log('Dunia contoh terpasang; akun dan kata sandinya ada di halaman masuk.\n');
  } else {
    console.log('Buat administrator pertama dengan: npm run create-admin\n');
  }

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(startFailureText(error));
  process.exit(1);
});
