import { loadOrCreateAppKey } from '../crypto/app-key.ts';
import { hasNoAccounts, seedDemo } from '../demo/index.ts';
import { deriveKeys } from '../crypto/keys.ts';
import { exitWithError, withDatabase } from './with-database.ts';

withDatabase(process.env, async (db, settings) => {
  if (!(await hasNoAccounts(db))) {
    throw new Error(
      'Basis data sudah berisi akun; dunia contoh hanya dipasang di basis data kosong.',
    );
  }
  const keys = deriveKeys(settings.appKey ?? loadOrCreateAppKey(settings.dataDir));
  await seedDemo(db, { keys, clock: () => new Date() });
  console.log('Dunia contoh terpasang.');
}).catch(exitWithError);
