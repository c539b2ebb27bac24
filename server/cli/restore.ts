import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { prepareSchema } from '#server/app/open-database.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { assertAppKeyExists, loadAppKey } from '#server/platform/crypto/app-key.ts';
import { readRoleName } from '#server/platform/db/server-role.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { exitWithError, withOpenDatabase } from './with-database.ts';

const { positionals } = parseArgs({ allowPositionals: true });

withOpenDatabase(process.env, async ({ pool }, settings, access) => {
  const [file] = positionals;
  if (file === undefined) {
    throw new Error(
      'Pemakaian: npm run restore -- BERKAS, dengan DATA_DIR atau DATABASE_URL yang kosong.',
    );
  }
  assertAppKeyExists(settings);
  // A wrong DATABASE_URL has to be reported before any row is restored.
  if (access.directUrl !== access.ownerUrl) await readRoleName(access.directUrl);
  const sums = await restoreBackup(pool, createReadStream(file), {
    appKey: loadAppKey(settings),
    passphrase: process.env['BACKUP_PASSPHRASE'] || undefined,
  });
  await prepareSchema(access, settings, createLogger('warn'));
  const rows = Object.values(sums).reduce((total, table) => total + table.rows, 0);
  console.log(`Cadangan ${file} dipulihkan: ${Object.keys(sums).length} tabel, ${rows} baris.`);
}).catch(exitWithError);
