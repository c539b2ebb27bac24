import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { openAppKey } from '#server/platform/db/open-keys.ts';
import { exitWithError, withRunningDatabase } from './with-database.ts';

const { positionals } = parseArgs({ allowPositionals: true });

withRunningDatabase(process.env, async ({ pool }, settings) => {
  const [file] = positionals;
  if (file === undefined) {
    throw new Error(
      'Pemakaian: npm run backup -- BERKAS. Isi BACKUP_PASSPHRASE agar cadangan terenkripsi.',
    );
  }
  const passphrase = process.env['BACKUP_PASSPHRASE'] || undefined;
  const encryption = passphrase === undefined ? undefined : { passphrase };
  // An incomplete file never has the final name.
  const unfinished = `${file}.belum`;
  const output = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' });
  await once(output, 'open');
  try {
    const appKey = await openAppKey(pool, settings);
    const sums = await writeBackup(pool, output, { appKey, now: new Date(), encryption });
    await rename(unfinished, file);
    const rows = Object.values(sums).reduce((total, table) => total + table.rows, 0);
    console.log(
      `Cadangan ${file} selesai: ${Object.keys(sums).length} tabel, ${rows} baris${passphrase === undefined ? ', tidak terenkripsi' : ', terenkripsi'}.`,
    );
    console.log(
      'Simpan juga APP_KEY, atau berkas app.key di DATA_DIR, di tempat lain: tanpa kunci itu NIK tidak terbaca.',
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}).catch(exitWithError);
