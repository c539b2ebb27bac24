import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restore-backup.ts';
import { assertAppKeyExists } from '../crypto/app-key.ts';
import { openKeys } from '../db/open-keys.ts';
import { exitWithError, withOpenDatabase } from './with-database.ts';

const { positionals } = parseArgs({ allowPositionals: true });

withOpenDatabase(process.env, async ({ pool }, settings) => {
  const [file] = positionals;
  if (file === undefined) {
    throw new Error(
      'Pemakaian: npm run restore -- BERKAS, dengan DATA_DIR atau DATABASE_URL yang kosong.',
    );
  }
  assertAppKeyExists(settings);
  const { keys } = await openKeys(pool, settings);
  const sums = await restoreBackup(pool, createReadStream(file), {
    keys,
    passphrase: process.env['BACKUP_PASSPHRASE'] || undefined,
  });
  const rows = Object.values(sums).reduce((total, table) => total + table.rows, 0);
  console.log(`Cadangan ${file} dipulihkan: ${Object.keys(sums).length} tabel, ${rows} baris.`);
}).catch(exitWithError);
