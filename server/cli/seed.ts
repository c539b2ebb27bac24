import { hasNoAccounts, seedDemo } from '#server/app/demo/index.ts';
import { exitWithError, withDatabase } from './with-database.ts';

withDatabase(process.env, async (db, keys, { config }) => {
  if (!(await hasNoAccounts(db))) {
    throw new Error(
      'Basis data sudah berisi akun; dunia contoh hanya dipasang di basis data kosong.',
    );
  }
  await seedDemo(db, { keys, clock: () => new Date(), config });
  console.log('Dunia contoh terpasang.');
}).catch(exitWithError);
