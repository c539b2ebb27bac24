import { keptAppKey } from '../app-key.ts';
import { isEmpty, seedDemo } from '../demo/seed.ts';
import { deriveKeys } from '../keys.ts';
import { fail, withDatabase } from './with-database.ts';

withDatabase(process.env, async (db, settings) => {
  if (!(await isEmpty(db))) {
    throw new Error(
      'Basis data sudah berisi akun; dunia contoh hanya dipasang di basis data kosong.',
    );
  }
  const keys = deriveKeys(settings.appKey ?? keptAppKey(settings.dataDir));
  await seedDemo(db, { keys, clock: () => new Date() });
  console.log('Dunia contoh terpasang.');
}).catch(fail);
