import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  batchWord,
  rowCode,
  sheetHeaderNames,
  sheetHeaders,
  type PaperSheet,
  type ReadSheetRow,
  type SheetRow,
} from '#contract/domains/lembar/index.ts';
import {
  auditLog,
  batch,
  dose,
  paperSheet,
  paperSheetRow,
  stateHistory,
} from '#server/platform/db/schema/index.ts';
import { toFormData } from '../../builders/application.ts';
import { buildBatch, buildProduct } from '../../builders/batch.ts';
import { buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildDose, jakartaDay, postponedBody } from '../../builders/vaksinasi.ts';
import { useDuplicateFixture, type DuplicateFixture } from '../duplicate/fixture.ts';
import { daysLater, runRetention } from '../retensi/run.ts';
import { buildSingleSheetXlsx, textRowXml } from '../spreadsheet/build-workbook.ts';

const fixture = useDuplicateFixture();
let server: DuplicateFixture['server'];
let faskesId: number;
let bhbuId: number;
let nurse: { id: number; token: string };
let colleague: { id: number; token: string };
let stranger: { id: number; token: string };
let idBatch: number;
let today: string;
beforeAll(async () => {
  ({ server, bhbuId } = fixture());
  today = jakartaDay(server.now());
  faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
  nurse = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Rini' });
  colleague = await server.signIn({ role: 'FASKES', faskesId, fullName: 'Ns. Budi' });
  const other = await buildFaskes(server.db, { serves: [bhbuId] });
  stranger = await server.signIn({ role: 'FASKES', faskesId: other });
  idBatch = await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
});

const createPeserta = (overrides = {}) =>
  buildPeserta(server.deps, {
    userId: fixture().company.id,
    bhbuId,
    idFaskes: faskesId,
    rencanaTanggal: today,
    ...overrides,
  });
const call = (method: string, path: string, body?: unknown, token = nurse.token) =>
  server.request(method, path, { token, ...(body === undefined ? {} : { body }) });

/** Makes a sheet of the day; the people who were created before are on it. */
async function makeSheet(): Promise<PaperSheet> {
  const { status, text, json } = await call('POST', '/Lembar', {});
  expect(status, text).toBe(201);
  return json as unknown as PaperSheet;
}
const readSheet = async (id: string) =>
  (await call('GET', `/Lembar/${id}`)).json as unknown as PaperSheet;
const rowOf = ({ baris }: PaperSheet, id: number): SheetRow => {
  const found = baris.find(({ idPeserta }) => idPeserta === id);
  if (!found) throw new Error('The person is not on the sheet.');
  return found;
};
const given = (overrides = {}) => ({
  hasil: 'DIBERIKAN',
  skriningLayak: true,
  lokasi: 'LENGAN_KIRI',
  idBatch,
  jam: '07:15',
  vaksinator: 'Ns. Rini',
  ...overrides,
});
const enter = (id: string, nomor: number, body: object = given(), token = nurse.token) =>
  call('POST', `/Lembar/catat/${id}/${nomor}`, body, token);
const visitsOf = (id: number) =>
  server.db.select().from(dose).where(eq(dose.pesertaId, id)).orderBy(dose.id);

const hoursLater = (hours: number) =>
  new Date(server.now().getTime() + hours * 3_600_000).toISOString();

/** Withdraws a batch at an instant. */
async function withdraw(id: number, at: string): Promise<void> {
  await server.db.update(batch).set({ status: 'DITARIK' }).where(eq(batch.id, id));
  await server.db.insert(stateHistory).values({
    ...{ resource: 'batch', recordId: String(id), event: 'uji', actorName: 'Siti', at },
    ...{ actorRole: 'PS', fromState: 'TERSEDIA', toState: 'DITARIK' },
  });
}

/** Makes a sheet with one new person. */
async function sheetOf(overrides = {}) {
  const { id } = await createPeserta(overrides);
  const sheet = await makeSheet();
  return { id, sheet, nomor: rowOf(sheet, id).nomor };
}

describe('a paper sheet', () => {
  it('has those of the day who were not recorded yet, by name, without a whole identity number', async () => {
    const nik = newNik();
    const { id } = await createPeserta({ nama: 'Aaron Kertas', nik });
    const done = await createPeserta({ nama: 'Abas Selesai' });
    await buildDose(server.db, { pesertaId: done.id, faskesId, tanggal: today });
    const sheet = await makeSheet();
    expect(sheet).toMatchObject({ tanggal: today, idFaskes: faskesId, dibuatOleh: 'Ns. Rini' });
    expect(sheet.batch[0]).toMatchObject({ huruf: 'A' });
    expect(sheet.baris[0]).toMatchObject({
      nomor: 1,
      idPeserta: id,
      dosisKe: 1,
      idDosis: null,
      orang: { nama: 'Aaron Kertas', identitas: nik.slice(-4), kunjungan: null },
    });
    expect(sheet.baris.map(({ idPeserta }) => idPeserta)).not.toContain(done.id);
    expect(JSON.stringify(sheet)).not.toContain(nik);
    const [audited] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'vaksinasi.makeSheet'));
    expect(JSON.stringify(audited)).not.toContain('Aaron');
  });

  it('has the hours at which the facility is open', async () => {
    const { sheet } = await sheetOf();
    expect(sheet.jumlahJam).toBeLessThanOrEqual(12);
    expect(sheet.jamMulai + sheet.jumlahJam).toBeLessThanOrEqual(24);
  });

  it('is for today or a day soon, and not for one without people', async () => {
    for (const days of [-1, 8]) {
      const tanggal = jakartaDay(server.now(), days);
      expect((await call('POST', '/Lembar', { tanggal })).json).toMatchObject({
        errors: { tanggal: [expect.stringMatching(/Pilih hari ini/)] },
      });
    }
    const empty = await call('POST', '/Lembar', { tanggal: jakartaDay(server.now(), 5) });
    expect(empty.status).toBe(409);
  });

  it('is made at most 20 times for a day', async () => {
    const { sheet } = await sheetOf();
    const tanggal = jakartaDay(server.now(), 3);
    await createPeserta({ rencanaTanggal: tanggal });
    const made = { batch: [], jamMulai: 7, jumlahJam: 12, createdBy: 'Ns. Rini' };
    await server.db.insert(paperSheet).values(
      Array.from({ length: 19 }, () => ({
        ...{ ...made, faskesId, tanggal, userId: nurse.id, createdAt: sheet.dibuat },
      })),
    );
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '/Lembar', { tanggal })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.json['detail']).toMatch(/Cetak ulang/);
  });

  it('of another facility is not found, whatever is done with it', async () => {
    const { sheet, nomor } = await sheetOf();
    expect((await call('GET', `/Lembar/${sheet.id}`, undefined, stranger.token)).status).toBe(404);
    expect((await enter(sheet.id, nomor, given(), stranger.token)).status).toBe(404);
    const listed = await call('GET', '/Lembar', undefined, stranger.token);
    expect(listed.json['data']).toEqual([]);
  });
});

describe('a row that is entered', () => {
  it('records the visit at its time, and once, also when two people enter it at the same moment', async () => {
    const { id, sheet, nomor } = await sheetOf();
    const answers = await Promise.all([
      enter(sheet.id, nomor),
      enter(sheet.id, nomor, given({ lokasi: 'LENGAN_KANAN' }), colleague.token),
    ]);
    expect(answers.map(({ json }) => json['status']).sort()).toEqual(['DICATAT', 'SUDAH_DICATAT']);
    const again = await enter(sheet.id, nomor, given({ jam: '08:00' }));
    expect(again.json).toMatchObject({ status: 'SUDAH_DICATAT', kunjungan: { jam: '07:15' } });
    expect(await visitsOf(id)).toMatchObject([
      { hasil: 'DIBERIKAN', tanggal: today, jam: '07:15', idBatch, dosisKe: 1 },
    ]);
    const entered = rowOf(await readSheet(sheet.id), id);
    expect(entered.orang?.kunjungan).toMatchObject({ id: entered.idDosis, hasil: 'DIBERIKAN' });
    // The entry in the audit log is about the visit, not about the person.
    const isEntry = eq(auditLog.action, 'vaksinasi.enterSheetRow');
    const entries = await server.db.select().from(auditLog).where(isEntry);
    const ofRow = entries.filter(({ after }) => JSON.stringify(after).includes(sheet.id));
    expect(ofRow.map(({ recordId }) => recordId)).toEqual([String(entered.idDosis)]);
  });

  it('stays entered when its visit is cancelled, so that the same paper adds nothing', async () => {
    const { id, sheet, nomor } = await sheetOf();
    const { json } = await enter(sheet.id, nomor);
    const visit = json['kunjungan'] as { id: number; version: number };
    const entered = await readSheet(sheet.id);
    const countsOf = async () => {
      const listed = (await call('GET', '/Lembar?pageSize=100')).json['data'] as PaperSheet[];
      const inList = listed.find(one => one.id === sheet.id);
      return [inList?.tercatat, (await readSheet(sheet.id)).tercatat];
    };
    expect(await countsOf()).toEqual([1, 1]);
    expect(rowOf(entered, id).dibatalkan).toBe(false);
    const body = { alasan: 'Salah orang', version: visit.version };
    const cancelled = await call('PUT', `/Vaksinasi/batal/${visit.id}`, body);
    expect(cancelled.status, cancelled.text).toBe(200);
    // It no longer counts as recorded, and its row says so.
    const after = await readSheet(sheet.id);
    expect(await countsOf()).toEqual([0, 0]);
    expect(rowOf(after, id)).toMatchObject({ idDosis: visit.id, dibatalkan: true });
    expect((await enter(sheet.id, nomor)).json).toMatchObject({ status: 'SUDAH_DICATAT' });
    expect(await visitsOf(id)).toHaveLength(1);
  });

  it('says what the rules of every visit lack, and writes nothing then', async () => {
    const { id, sheet, nomor } = await sheetOf();
    const missing = [
      [{ skriningLayak: false }, 'skrining'],
      [{ lokasi: null }, 'lokasi'],
      [{ idBatch: null }, 'batch'],
      [{ vaksinator: null }, 'vaksinator'],
      [{ jam: '23:45' }, 'jam'],
      [{ hasil: 'DITUNDA' }, 'alasan'],
      [{ hasil: 'DITUNDA', alasan: 'LAINNYA' }, 'catatan'],
      [{ hasil: 'DITUNDA', alasan: 'STOK', catatan: `NIK ${newNik()}` }, 'catatan'],
    ] as const;
    for (const [overrides, field] of missing) {
      const { status, json } = await enter(sheet.id, nomor, given(overrides));
      expect(status).toBe(422);
      expect(Object.keys(json['errors'] as object)).toContain(field);
    }
    expect((await enter(sheet.id, nomor, { ...given(), hasil: 'DITOLAK' })).status).toBe(422);
    expect((await enter(sheet.id, 9999)).status).toBe(404);
    expect((await enter('salah', nomor)).status).toBe(422);
    expect(await visitsOf(id)).toHaveLength(0);
    expect(rowOf(await readSheet(sheet.id), id).idDosis).toBeNull();
  });

  it('that a colleague recorded in the queue is refused, and shown with that visit', async () => {
    const { id, sheet, nomor } = await sheetOf();
    await call('POST', '/Vaksinasi', postponedBody(id, faskesId), colleague.token);
    const absent = { hasil: 'DITUNDA', alasan: 'TIDAK_HADIR', jam: '07:30' };
    const refused = await enter(sheet.id, nomor, absent);
    expect(refused.status).toBe(409);
    expect(refused.json['detail']).toMatch(/Ns. Budi/);
    expect(rowOf(await readSheet(sheet.id), id)).toMatchObject({
      idDosis: null,
      orang: { kunjungan: { hasil: 'DITUNDA', createdBy: 'Ns. Budi' } },
    });
    // A dose that was given after all follows the postponement, as in the queue.
    expect((await enter(sheet.id, nomor)).json['status']).toBe('DICATAT');
  });

  it('of a batch that was withdrawn after the sheet was made is recorded once that is confirmed', async () => {
    const withdrawn = await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
    const { id, sheet, nomor } = await sheetOf();
    await withdraw(withdrawn, hoursLater(1));
    const refused = await enter(sheet.id, nomor, given({ idBatch: withdrawn }));
    expect(Object.keys(refused.json['errors'] as object)).toEqual(['konfirmasi']);
    expect(await visitsOf(id)).toHaveLength(0);
    const confirmed = given({ idBatch: withdrawn, konfirmasi: true });
    expect((await enter(sheet.id, nomor, confirmed)).json['status']).toBe('DICATAT');
  });

  it('of a batch that was withdrawn after the sheet was made and before its day is refused', async () => {
    const withdrawn = await buildBatch(server.db, { idProduk: await buildProduct(server.db) });
    const { id, sheet, nomor } = await sheetOf();
    const madeBefore = { createdAt: hoursLater(-72) };
    await server.db.update(paperSheet).set(madeBefore).where(eq(paperSheet.id, sheet.id));
    await withdraw(withdrawn, hoursLater(-48));
    const confirmed = given({ idBatch: withdrawn, konfirmasi: true });
    const refused = await enter(sheet.id, nomor, confirmed);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json['errors'] as object)).toEqual(['batch']);
    expect(await visitsOf(id)).toHaveLength(0);
  });

  it('of a person who was merged is recorded for the remaining registration', async () => {
    const twin = {
      ...{ nama: 'Rina Kembar Kertas', tanggalLahir: '1990-05-05' },
      ...{ idFaskes: faskesId, rencanaTanggal: today },
    };
    const register = () => fixture().createPeserta({ ...twin, nik: newNik() });
    const remaining = await register();
    const gone = await register();
    const sheet = await makeSheet();
    const { nomor } = rowOf(sheet, gone.id);
    const pair = await fixture().pairOf(gone.id);
    const tetap = pair.kiri.id === remaining.id ? 'kiri' : 'kanan';
    const merged = await fixture().merge(pair, { tetap });
    expect(merged.status, merged.text).toBe(200);
    expect(rowOf(await readSheet(sheet.id), remaining.id).orang?.nama).toBe(twin.nama);
    // The remaining registration is merged into another one in its turn.
    const last = await register();
    const next = await fixture().pairOf(last.id);
    const again = await fixture().merge(next, {
      tetap: next.kiri.id === last.id ? 'kiri' : 'kanan',
    });
    expect(again.status, again.text).toBe(200);
    const read = (await readSheet(sheet.id)).baris.find(one => one.nomor === nomor);
    expect(read).toMatchObject({ idPeserta: last.id, orang: { nama: twin.nama } });
    const answer = await enter(sheet.id, nomor);
    expect(answer.json, answer.text).toMatchObject({ kunjungan: { idPeserta: last.id } });
  });

  it('of a sheet of long ago is refused', async () => {
    const { sheet, nomor } = await sheetOf();
    await server.db
      .update(paperSheet)
      .set({ tanggal: jakartaDay(server.now(), -32) })
      .where(eq(paperSheet.id, sheet.id));
    const refused = await enter(sheet.id, nomor);
    expect(refused.status).toBe(409);
    expect(refused.json['detail']).toMatch(/31 hari/);
  });
});

describe('the spreadsheet of a sheet', () => {
  const head = sheetHeaderNames.map(name => sheetHeaders[name]);
  type Line = Partial<Record<(typeof sheetHeaderNames)[number], string>>;
  const send = (id: string, rows: string, token = nurse.token) =>
    server.request('POST', `/Lembar/bacaBerkas/${id}`, {
      token,
      body: toFormData({
        berkas: new File([Uint8Array.from(buildSingleSheetXlsx(rows))], 'lembar.xlsx'),
      }),
    });
  const fill = (id: string, ...lines: readonly Line[]) =>
    send(
      id,
      [head, ...lines.map(line => sheetHeaderNames.map(name => line[name] ?? ''))]
        .map((cells, at) => textRowXml(at + 1, ...cells))
        .join(''),
    );

  it('is read into the same fields, and its rows are entered like those of a picture', async () => {
    const { id, sheet, nomor } = await sheetOf();
    const [first] = sheet.batch;
    if (!first) throw new Error('The sheet has no batch.');
    const read = await fill(
      sheet.id,
      {
        kode: rowCode(sheet.id, nomor),
        nama: '=HYPERLINK("http://contoh.invalid")',
        hasil: 'diberikan',
        skriningLayak: 'ya',
        lokasi: 'Kanan',
        idBatch: batchWord(first),
        jam: '7.05',
        vaksinator: 'Ns. Rini',
      },
      { kode: rowCode(sheet.id, nomor === 1 ? 2 : 1) },
    );
    expect(read.status, read.text).toBe(200);
    const rows = read.json['baris'] as ReadSheetRow[];
    expect(rows).toEqual([
      {
        nomor,
        hasil: 'DIBERIKAN',
        alasan: null,
        skriningLayak: true,
        lokasi: 'LENGAN_KANAN',
        idBatch: first.idBatch,
        jam: '07:05',
        vaksinator: 'Ns. Rini',
        catatan: null,
        ragu: [],
      },
    ]);
    const { nomor: _nomor, ragu: _ragu, ...body } = rows[0] as ReadSheetRow;
    expect((await enter(sheet.id, nomor, body)).json['status']).toBe('DICATAT');
    expect(await visitsOf(id)).toMatchObject([{ lokasi: 'LENGAN_KANAN', jam: '07:05' }]);
  });

  it('names the cells that are no choice, and masks identity numbers', async () => {
    const { sheet, nomor } = await sheetOf();
    const nik = newNik();
    const read = await fill(sheet.id, {
      kode: rowCode(sheet.id, nomor),
      hasil: 'mungkin',
      jam: '25:00',
      idBatch: 'Z 99',
      catatan: `milik ${nik}`,
    });
    const [row] = read.json['baris'] as ReadSheetRow[];
    expect(row?.ragu.toSorted()).toEqual(['hasil', 'idBatch', 'jam']);
    expect(read.text).not.toContain(nik);
  });

  it.each([
    [
      'of another sheet',
      () => [{ kode: rowCode('01234567-89ab-cdef-0123-456789abcdef', 1) }],
      /lembar lain/,
    ],
    ['without its codes', () => [{ kode: 'x' }], /tidak punya kode/],
    ['beyond the sheet', (id: string) => [{ kode: rowCode(id, 9998) }], /tidak punya kode/],
    [
      'with a code twice',
      (id: string) => [{ kode: rowCode(id, 1) }, { kode: rowCode(id, 1) }],
      /mengulang/,
    ],
  ] as const)('%s is refused at the file', async (_name, lines, text) => {
    const { sheet } = await sheetOf();
    const read = await fill(sheet.id, ...lines(sheet.id));
    expect(read.status).toBe(422);
    expect((read.json['errors'] as { berkas: string[] }).berkas[0]).toMatch(text);
  });

  it('that is something else is refused, and so is that of another facility', async () => {
    const { sheet } = await sheetOf();
    expect((await send(sheet.id, textRowXml(1, 'Nama', 'Umur'))).status).toBe(422);
    const body = toFormData({ berkas: new File(['bukan'], 'lembar.xlsx') });
    const broken = await call('POST', `/Lembar/bacaBerkas/${sheet.id}`, body);
    expect(broken.status).toBe(422);
    expect((await send(sheet.id, textRowXml(1, ...head), stranger.token)).status).toBe(404);
  });
});

it('sheets and their rows are deleted when their period is over; the visits stay', async () => {
  const { id, sheet, nomor } = await sheetOf();
  await enter(sheet.id, nomor);
  await runRetention(server, ['tindakanLuring'], daysLater(server, 91));
  expect(await server.db.$count(paperSheet)).toBe(0);
  expect(await server.db.$count(paperSheetRow)).toBe(0);
  expect(await visitsOf(id)).toHaveLength(1);
});
