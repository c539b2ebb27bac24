import { isEmpty, seedDemo } from '../demo/seed.ts';
import { fail, withDatabase } from './with-database.ts';

withDatabase(process.env, async db => {
  if (!(await isEmpty(db))) {
    throw new Error(
      'Basis data sudah berisi akun; dunia contoh hanya dipasang di basis data kosong.',
    );
  }
  await seedDemo(db, () => new Date());
  console.log('Dunia contoh terpasang.');
}).catch(fail);
