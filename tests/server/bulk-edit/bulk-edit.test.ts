import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BulkChange, BulkEdit, BulkPreview } from '#contract/domains/bulk-edit/index.ts';
import type { Weekday } from '#contract/domains/jadwal/index.ts';
import {
  auditLog,
  bulkEdit,
  bulkEditChange,
  faskes,
  jadwalFaskes,
  libur,
  peserta,
} from '#server/platform/db/schema/index.ts';
import { buildJadwal } from '../../builders/jadwal.ts';
import { buildBhbu, buildFaskes, buildPeserta } from '../../builders/peserta.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { pesertaCountDifferences } from '../peserta/count-differences.ts';
import { copyPeserta, usePesertaFixture } from '../peserta/fixture.ts';
import { waitUntil } from '../harness/wait-until.ts';

const fixture = usePesertaFixture();

/** A Monday. */
const day = '2030-02-04';

type Pilihan = { ids: number[] } | { saringan: Readonly<Record<string, unknown>> };

const send = (path: string, pilihan: Pilihan, perubahan: BulkChange, token?: string) =>
  fixture().server.request('POST', `/Peserta/ubahBanyak${path}`, {
    token: token ?? fixture().company.token,
    body: { pilihan, perubahan },
  });

const preview = async (pilihan: Pilihan, perubahan: BulkChange, token?: string) => {
  const { status, json } = await send('/pratinjau', pilihan, perubahan, token);
  expect(status).toBe(200);
  return json as unknown as BulkPreview;
};

const change = async (pilihan: Pilihan, perubahan: BulkChange, token?: string) => {
  const { status, json, text } = await send('', pilihan, perubahan, token);
  expect(status, text).toBe(201);
  return json as unknown as BulkEdit;
};

const undo = (id: number, token = fixture().company.token) =>
  fixture().server.request('POST', `/Peserta/ubahBanyak/${id}/urungkan`, { token, body: {} });

/** Registers participants of the company. @returns their ids */
async function people(count: number, more: Readonly<Record<string, unknown>> = {}) {
  const { server, company, bhbuId } = fixture();
  const made: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await buildPeserta(server.deps, { userId: company.id, bhbuId, ...more });
    made.push(id);
  }
  return made;
}

const rowsOf = (ids: readonly number[]) =>
  fixture()
    .server.db.select()
    .from(peserta)
    .where(inArray(peserta.id, [...ids]))
    .orderBy(peserta.id);

/** A facility that is open on some weekdays. */
async function clinic(open: readonly Weekday[], capacity?: number) {
  const { server, bhbuId } = fixture();
  const id = await buildFaskes(server.db, { serves: [bhbuId] });
  const closed = ([1, 2, 3, 4, 5, 6, 7] as const).filter(one => !open.includes(one));
  await buildJadwal(server.db, id, open, closed);
  if (capacity !== undefined) {
    await server.db
      .update(jadwalFaskes)
      .set({ kapasitas: capacity })
      .where(eq(jadwalFaskes.faskesId, id));
  }
  return id;
}

/** The kinds of reasons with the number of participants. */
const reasons = ({ penolakan }: Pick<BulkPreview, 'penolakan'>) =>
  Object.fromEntries(penolakan.map(({ sebab, jumlah }) => [sebab, jumlah]));

describe('changing a field of many participants', () => {
  it('sets the facility and the planned day, and both can be undone at once', async () => {
    const { server, company } = fixture();
    const idFaskes = await clinic([1, 2, 3, 4, 5]);
    const ids = await people(4);
    const perubahan = { idFaskes, rencanaTanggal: day };
    expect(await preview({ ids }, perubahan)).toMatchObject({ jumlah: 4, diubah: 4, ditolak: 0 });
    expect(await rowsOf(ids)).toEqual(
      expect.arrayContaining([expect.objectContaining({ faskesId: null })]),
    );
    const edit = await change({ ids }, perubahan);
    expect(edit).toMatchObject({ status: 'SELESAI', diubah: 4, perubahan });
    for (const row of await rowsOf(ids)) {
      expect(row).toMatchObject({ faskesId: idFaskes, rencanaTanggal: day, version: 2 });
    }
    const entries = await server.db
      .select({ after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'peserta.update'), eq(auditLog.recordId, String(ids[0]))));
    expect(entries).toEqual([
      {
        after: expect.objectContaining({
          idFaskes,
          rencanaTanggal: day,
          perubahanBanyak: edit.id,
        }) as object,
      },
    ]);
    // One that was changed by hand since stays.
    const [first = 0, ...rest] = ids;
    await server.db
      .update(peserta)
      .set({ rencanaTanggal: '2030-02-05', version: sql`version + 1` })
      .where(eq(peserta.id, first));
    const undone = await undo(edit.id);
    expect(undone.json).toMatchObject({ status: 'DIURUNGKAN', dikembalikan: 3, tetap: 1 });
    for (const row of await rowsOf(rest)) {
      expect(row).toMatchObject({ faskesId: null, rencanaTanggal: null, version: 3 });
    }
    expect((await rowsOf([first]))[0]?.rencanaTanggal).toBe('2030-02-05');
    expect((await undo(edit.id)).status).toBe(409);
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
    const { json } = await server.request('GET', '/Peserta/ubahBanyak', { token: company.token });
    expect((json['data'] as BulkEdit[]).map(({ id }) => id)).toContain(edit.id);
  });

  it('refuses single participants by the rules of a planned day', async () => {
    const { server, bhbuId } = fixture();
    const idFaskes = await clinic([1, 2, 3, 4, 5], 3);
    const sunday = '2030-02-03';
    const ids = await people(5, { idFaskes });
    expect(reasons(await preview({ ids }, { rencanaTanggal: sunday }))).toEqual({ TUTUP: 5 });
    expect(reasons(await preview({ ids }, { rencanaTanggal: '2030-01-01' }))).toEqual({ LEWAT: 5 });

    await server.db.insert(libur).values({ tanggal: '2030-02-06', nama: 'Libur Uji', idFaskes });
    expect(reasons(await preview({ ids }, { rencanaTanggal: '2030-02-06' }))).toEqual({ LIBUR: 5 });

    // The capacity is taken in order, as in the preview.
    const expected = { diubah: 3, ditolak: 2 };
    const full = await preview({ ids }, { rencanaTanggal: day });
    expect(full).toMatchObject(expected);
    expect(full.penolakan).toEqual([
      {
        sebab: 'PENUH',
        jumlah: 2,
        contoh: ids.slice(3).map(id => ({
          id,
          nama: expect.any(String) as string,
          alasan: expect.stringContaining('sudah penuh (3 orang)') as string,
        })),
      },
    ]);
    expect(await change({ ids }, { rencanaTanggal: day })).toMatchObject(expected);

    const [done = 0, once = 0] = await people(2, { idFaskes });
    await buildDose(server.db, { pesertaId: done, faskesId: idFaskes, tanggal: '2029-11-20' });
    await buildDose(server.db, { pesertaId: done, faskesId: idFaskes, dosisKe: 2 });
    await buildDose(server.db, { pesertaId: once, faskesId: idFaskes, tanggal: '2029-12-31' });
    expect(reasons(await preview({ ids: [done, once] }, { rencanaTanggal: '2030-01-10' }))).toEqual(
      { JARAK: 1, SUDAH_DIVAKSIN: 1 },
    );

    const elsewhere = await buildFaskes(server.db, { serves: [] });
    expect(reasons(await preview({ ids }, { idFaskes: elsewhere }))).toEqual({ FASKES: 5 });
    await server.db.update(faskes).set({ isActive: false }).where(eq(faskes.id, idFaskes));
    const [other = 0] = await people(1);
    expect(reasons(await preview({ ids: [other] }, { idFaskes }))).toEqual({ FASKES: 1 });
    expect(bhbuId).toBeGreaterThan(0);
  });

  it('applies the rules of the form to the category', async () => {
    const ids = await people(2);
    const [, second = 0] = ids;
    const { server } = fixture();
    await server.db
      .update(peserta)
      .set({ penanggung: 'Budi Santoso' })
      .where(eq(peserta.id, second));
    const result = await preview({ ids }, { kategori: 'KELUARGA' });
    expect(result).toMatchObject({ diubah: 1, ditolak: 1 });
    expect(reasons(result)).toEqual({ DATA: 1 });
    const edit = await change({ ids }, { kategori: 'KELUARGA', nip: 'NIP-1' });
    expect(edit).toMatchObject({ diubah: 1, ditolak: 1 });
    expect(await rowsOf([second])).toMatchObject([{ kategori: 'KELUARGA', nip: 'NIP-1' }]);
    expect(await change({ ids: [second] }, { nip: 'NIP-1' })).toMatchObject({ diubah: 0, sama: 1 });
    expect(await change({ ids: [second] }, { nip: null })).toMatchObject({ diubah: 1 });
    expect(await rowsOf([second])).toMatchObject([{ nip: null }]);
  });

  it('reaches no participant outside the scope of the caller', async () => {
    const { server, otherCompany, facility, faskesId } = fixture();
    const ids = await people(2, { idFaskes: faskesId });
    for (const path of ['/pratinjau', '']) {
      const refused = await send(path, { ids }, { nip: 'X' }, otherCompany.token);
      expect(refused.status).toBe(409);
    }
    const edit = await change({ ids }, { nip: 'Y' });
    for (const path of ['', '/urungkan', '/lanjut']) {
      const refused = await server.request(
        path === '' ? 'GET' : 'POST',
        `/Peserta/ubahBanyak/${edit.id}${path}`,
        { token: otherCompany.token, ...(path === '' ? {} : { body: {} }) },
      );
      expect(refused.status).toBe(404);
    }
    // A facility plans its own participants, and moves none.
    const moved = await send('', { ids }, { idFaskes: faskesId }, facility.token);
    expect(moved.status).toBe(422);
    expect(await change({ ids }, { rencanaTanggal: day }, facility.token)).toMatchObject({
      diubah: 2,
    });
  });

  it('refuses nonsense with 422', async () => {
    const [id = 0] = await people(1);
    expect((await send('', { ids: [id] }, {})).status).toBe(422);
    expect((await send('', { ids: [] }, { nip: 'X' })).status).toBe(422);
    expect((await send('', { ids: [id], saringan: {} }, { nip: 'X' })).status).toBe(422);
    expect((await send('', {} as never, { nip: 'X' })).status).toBe(422);
    expect((await send('', { ids: [id] }, { rencanaTanggal: '4 Februari' })).status).toBe(422);
    expect((await send('', { ids: [id] }, { nip: '3273010101900001' })).status).toBe(422);
  });

  it('leaves a participant whom someone else is changing', async () => {
    const { server } = fixture();
    const [held = 0, free = 0] = await people(2);
    const client = await server.direct.connect();
    try {
      await client.query('begin');
      await client.query('select from peserta where id = $1 for update', [held]);
      const edit = await change({ ids: [held, free] }, { nip: 'Z' });
      expect(edit).toMatchObject({ diubah: 1, ditolak: 1 });
      expect(reasons(edit)).toEqual({ SEDANG_DISIMPAN: 1 });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('runs in the background for more than 1,000, and shows how far it is', async () => {
    const { server, company } = fixture();
    const [id = 0] = await people(1, { nama: 'Orang Banyak' });
    await copyPeserta(server, id, 1_200, sql`'Orang Banyak'`);
    const saringan = { q: 'Orang Banyak' };
    const started = await change({ saringan }, { nip: 'B-1' });
    expect(started).toMatchObject({ status: 'BERJALAN', jumlah: 1_201 });
    const read = async () =>
      (await server.request('GET', `/Peserta/ubahBanyak/${started.id}`, { token: company.token }))
        .json as unknown as BulkEdit;
    await waitUntil(async () => (await read()).status !== 'BERJALAN');
    // The copies have no identity number, which the form does not accept; they may stay as saved.
    const done = await read();
    expect(done).toMatchObject({ status: 'SELESAI', selesai: 1_201, jumlah: 1_201 });
    expect(done.diubah + done.sama + done.ditolak).toBe(1_201);
    expect(await server.db.$count(peserta, eq(peserta.nip, 'B-1'))).toBe(done.diubah);
    expect(done.diubah).toBeGreaterThan(0);
    const undone = await undo(started.id);
    expect(undone.json).toMatchObject({ dikembalikan: done.diubah, tetap: 0 });
    expect(await server.db.$count(peserta, eq(peserta.nip, 'B-1'))).toBe(0);
    expect(await pesertaCountDifferences(server.db)).toEqual([]);
  });

  it('tries again in the background when another transaction holds its facility for long', async () => {
    const { server } = fixture();
    const bhbuId = await buildBhbu(server.db);
    const { token, id: userId } = await server.signIn({ role: 'BHBU', bhbuId });
    const idFaskes = await buildFaskes(server.db, { serves: [bhbuId] });
    const { id } = await buildPeserta(server.deps, { userId, bhbuId });
    await copyPeserta(server, id, 1_050, sql`'Orang Antre ' || md5(i::text)`);
    const client = await server.direct.connect();
    let started: BulkEdit;
    try {
      await client.query('begin');
      await client.query('select from faskes where id = $1 for no key update', [idFaskes]);
      started = await change({ saringan: {} }, { idFaskes, rencanaTanggal: day }, token);
      await waitUntil(() => server.readLogs().includes('tried again'));
    } finally {
      await client.query('rollback');
      client.release();
    }
    const stateOf = async () => {
      const [row] = await server.db.select().from(bulkEdit).where(eq(bulkEdit.id, started.id));
      return row?.status;
    };
    await waitUntil(async () => (await stateOf()) !== 'BERJALAN');
    expect(await stateOf()).toBe('SELESAI');
  });

  it('goes on where a stopped server left it', async () => {
    const { server, company } = fixture();
    const ids = await people(3);
    const [edit] = await server.db
      .insert(bulkEdit)
      .values({
        userId: company.id,
        perubahan: { nip: 'R-1' },
        status: 'BERJALAN',
        ids,
        jumlah: 3,
        selesai: 1,
        createdAt: server.now().toISOString(),
        modifiedAt: server.now().toISOString(),
      })
      .returning();
    const resume = () =>
      server.request('POST', `/Peserta/ubahBanyak/${edit?.id ?? 0}/lanjut`, {
        token: company.token,
        body: {},
      });
    expect((await resume()).status).toBe(409);
    server.advanceTime(61_000);
    const { json } = await server.request('GET', `/Peserta/ubahBanyak/${edit?.id ?? 0}`, {
      token: company.token,
    });
    expect(json).toMatchObject({ terputus: true });
    expect((await resume()).status).toBe(200);
    await waitUntil(async () => {
      const [row] = await server.db
        .select({ status: bulkEdit.status })
        .from(bulkEdit)
        .where(eq(bulkEdit.id, edit?.id ?? 0));
      return row?.status === 'SELESAI';
    });
    expect((await rowsOf(ids)).map(({ nip }) => nip)).toEqual([null, 'R-1', 'R-1']);
    expect(
      await server.db.$count(
        bulkEditChange,
        and(eq(bulkEditChange.bulkEditId, edit?.id ?? 0), isNull(bulkEditChange.diurungkan)),
      ),
    ).toBe(2);
  });
});
