import { parseArgs } from 'node:util';
import { createFirstAdmin } from '#server/domains/user/index.ts';
import { exitWithError, withDatabase } from './with-database.ts';

const { values } = parseArgs({
  options: { username: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
});

withDatabase(process.env, async db => {
  if (!values.username || !values.name) {
    throw new Error(
      'Pemakaian: npm run create-admin -- --username nama.pengguna --name "Nama Lengkap" [--email alamat]',
    );
  }
  const password = await createFirstAdmin(db, {
    userName: values.username,
    fullName: values.name,
    email: values.email ?? null,
    now: new Date(),
  });
  console.log(
    `Akun SUPERADMIN ${values.username} dibuat. Kata sandi pertamanya, sekali ini saja ditampilkan:`,
  );
  console.log(`\n  ${password}\n`);
  console.log('Berlaku 7 hari dan harus diganti saat pertama masuk.');
}).catch(exitWithError);
