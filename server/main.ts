import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError } from './env.ts';
import { createLog } from './http/log.ts';
import { packageRoot } from './package-root.ts';
import { start } from './start.ts';

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  const built = join(packageRoot(), 'dist/console');
  const running = await start({
    settings,
    clock: () => new Date(),
    log,
    consoleDir: existsSync(join(built, 'index.html')) ? built : null,
  });
  console.log(`\nPortal Vaksin: ${running.url}`);
  if (running.demo) {
    console.log('Dunia contoh terpasang; akun dan kata sandinya ada di halaman masuk.\n');
  } else {
    console.log('Buat administrator pertama dengan: npm run create-admin\n');
  }

  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopped badly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

main().catch((error: unknown) => {
  const known =
    error instanceof SettingsError || (error instanceof Error && error.name === 'FolderInUseError');
  console.error(known ? error.message : error);
  process.exit(1);
});
