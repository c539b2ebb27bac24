import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encryptField } from '#server/platform/crypto/field-encryption.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { buildBhbu, buildPeserta, newNik } from '../../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../../harness/server.ts';
import { downloadFile, rowsOfFile } from './download-file.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('has the numbers of all people when there are too many for one batch', async () => {
  const admin = await server.signIn({ role: 'ADMIN' });
  const { id } = await buildPeserta(server.deps, {
    userId: admin.id,
    bhbuId: await buildBhbu(server.db),
  });
  const [original] = await server.db.select().from(peserta).where(eq(peserta.id, id));
  if (!original) throw new Error('The participant was not stored.');
  const { id: _id, namaKey: _namaKey, ...copied } = original;
  const { keys } = server.deps;
  const people = Array.from({ length: 800 }, (_, i) =>
    i % 7 === 0 ? { nik: null, noPaspor: `TR${1_000_000 + i}` } : { nik: newNik(), noPaspor: null },
  );
  await server.db.insert(peserta).values(
    people.map(({ nik, noPaspor }) => ({
      ...copied,
      isWNI: nik !== null,
      negara: nik === null ? 'JP' : null,
      personKey: randomBytes(16),
      nikEncrypted: nik === null ? null : encryptField(keys, 'peserta.nik', nik),
      noPasporEncrypted:
        noPaspor === null ? null : encryptField(keys, 'peserta.noPaspor', noPaspor),
    })),
  );
  const rows = await rowsOfFile(await downloadFile(server, '/Peserta/Export', admin.token));
  // The first two rows are the headers and the original.
  expect(rows.slice(2).map(row => row[0])).toEqual(
    people.map(({ nik, noPaspor }) => nik ?? noPaspor),
  );
});
