import { inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Import, ImportRow } from '#contract/domains/import/index.ts';
import { peserta } from '#server/platform/db/schema/index.ts';
import { buildSheetFile, sheetLine } from '../../builders/sheet-file.ts';
import { usePesertaFixture } from '../peserta/fixture.ts';

const fixture = usePesertaFixture();
const before = 'Jalan Lama Nomor 1';

it('saves the changes of an upload without the people who are left out', async () => {
  const { server, company, createPeserta } = fixture();
  const lines = Array.from({ length: 4 }, () => sheetLine());
  const people = [];
  for (const { nik, nama, noHP, tanggalLahir = '' } of lines) {
    const born = tanggalLahir.split('-').reverse().join('-');
    people.push(await createPeserta({ nik, nama, noHP, tanggalLahir: born, alamat: before }));
  }
  const body = new FormData();
  body.append(
    'berkas',
    await buildSheetFile(
      lines.map(line => ({ ...line, alamat: 'Jalan Baru Nomor 2' })),
      { name: 'ulang.xlsx' },
    ),
  );
  const uploaded = await server.request('POST', '/Peserta/Import/0?preview=true', {
    token: company.token,
    body,
  });
  const { id, jumlah } = uploaded.json as unknown as Import;
  expect(jumlah).toMatchObject({ berubah: 4, baru: 0 });
  const { json } = await server.request('GET', `/Peserta/impor/${id}/baris?hasil=berubah`, {
    token: company.token,
  });
  const [left] = json['data'] as ImportRow[];
  const fixed = await server.request('PUT', `/Peserta/impor/${id}/baris/${left?.nomor ?? 0}`, {
    token: company.token,
    body: { dilewati: true },
  });
  expect(fixed.json['impor']).toMatchObject({ jumlah: { berubah: 3, dilewati: 1 } });
  const saved = await server.request('POST', `/Peserta/impor/${id}/simpan`, {
    token: company.token,
    body: { modus: 'yangBisa' },
  });
  expect(saved.status).toBe(200);
  const rows = await server.db
    .select({ id: peserta.id, alamat: peserta.alamat })
    .from(peserta)
    .where(
      inArray(
        peserta.id,
        people.map(one => one.id),
      ),
    );
  const unchanged = rows.filter(({ alamat }) => alamat === before);
  expect(unchanged.map(one => one.id)).toEqual([left?.idPeserta]);
});
