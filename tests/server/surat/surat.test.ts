import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#contract/core/values/day.ts';
import type { StateChange } from '#contract/core/state-history.ts';
import type { Surat } from '#contract/domains/surat.ts';
import { auditLog, filedDocument, outbox, pks, surat } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { decryptMail } from '#server/platform/outbox/outbox.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { sellerBody } from '../../builders/seller.ts';
import { createAgreementSteps, day } from '../pks/agreement-steps.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

type Caller = keyof MoneyWorld['tokens'];

let server: TestServer;
let world: MoneyWorld;
let steps: ReturnType<typeof createAgreementSteps>;

beforeAll(async () => {
  server = await startTestServer();
  const orders = await buildOrderWorld(server, { stock: 1_000_000 });
  world = moneyWorld(server, orders);
  steps = createAgreementSteps(server, orders);
});
afterAll(() => server.stop());

const today = (offset = 0) => dayInJakarta(new Date(server.now().getTime() + offset * day));

/** Takes an order through its agreement until it is in force. @returns the agreement */
async function activePks() {
  const { id } = await steps.signed();
  const [found] = await server.db.select().from(pks).where(eq(pks.idOrder, id));
  if (!found) throw new Error('There is no agreement.');
  return found;
}
const pksOf = async (id: number) => (await server.db.select().from(pks).where(eq(pks.id, id)))[0];

const draft = (body: object, role: Caller = 'LEGAL') => world.request(role, 'POST', '/Surat', body);
const breach = async (idPKS: number): Promise<Surat> => {
  const created = await draft({
    jenis: 'PERINGATAN',
    idPKS,
    uraian: 'Data peserta belum diserahkan.',
    kepada: 'direksi@contoh.example',
  });
  expect(created.status, created.text).toBe(201);
  return created.json as unknown as Surat;
};
const dispatch = (id: number, role: Caller = 'LEGAL') =>
  world.request(role, 'PUT', `/Surat/terbit/${id}`, {});
const sent = async (id: number, role: Caller = 'LEGAL'): Promise<Surat> => {
  const response = await dispatch(id, role);
  expect(response.status, response.text).toBe(200);
  return response.json as unknown as Surat;
};

/** Returns the latest mail with a link, and the token of the link. */
async function lastLink() {
  const mails = await server.db.select().from(outbox).orderBy(outbox.id);
  const row = mails.findLast(({ sealed }) => sealed !== null);
  const mail = row && decryptMail(server.deps.keys, row);
  const token = /\/surat\/([A-Z2-7]{26})/.exec(mail?.text ?? '')?.[1] ?? '';
  return { mail, row, token };
}
const open = (token: string) => server.request('POST', `/public/surat/${token}`, { body: {} });
const answer = (token: string, body: object) =>
  server.request('POST', `/public/surat/${token}/jawaban`, { body });

describe('a notice of breach', () => {
  it('is numbered, filed and mailed, and the days to cure run from it', async () => {
    const { id: idPKS } = await activePks();
    const { id } = await breach(idPKS);
    expect((await pksOf(idPKS))?.status).toBe('AKTIF');
    const letter = await sent(id);
    expect(letter).toMatchObject({
      status: 'TERKIRIM',
      tanggal: today(),
      batas: addDays(today(), 14),
    });
    expect(letter.noSurat).toMatch(/^SRT\/VGR\/\d{4}\/\d{5}$/);
    expect(await pksOf(idPKS)).toMatchObject({
      status: 'PERINGATAN',
      tanggalPeringatan: today(),
      pihakPeringatan: 'PENJUAL',
      bukti: letter.noSurat,
    });
    const filed = await server.db
      .select()
      .from(filedDocument)
      .where(eq(filedDocument.resource, 'surat'));
    expect(filed).toMatchObject([{ recordId: String(id), kind: 'SURAT', number: letter.noSurat }]);
    const text = JSON.stringify(filed[0]?.blocks);
    for (const part of ['Pasal 16', 'Data peserta belum diserahkan.', '14 (empat belas)'])
      expect(text).toContain(part);
    const { mail, row, token } = await lastLink();
    expect(mail?.to).toBe('direksi@contoh.example');
    expect(JSON.stringify(row?.payload)).not.toContain(token);
    const [stored] = await server.db.select().from(surat).where(eq(surat.id, id));
    expect(stored?.tokenHash).not.toContain(token);
  });

  it('that a link opens is read once, confirmed and disputed, each with its time', async () => {
    const { id: idPKS } = await activePks();
    const { id } = await sent((await breach(idPKS)).id);
    const { token } = await lastLink();
    expect((await answer(token, { jawaban: 'confirmReceipt', nama: 'Sari Dewi' })).status).toBe(
      409,
    );
    const opened = await open(token);
    expect(opened.json, opened.text).toMatchObject({ status: 'DIBACA' });
    expect((await open(token)).json).toMatchObject({ status: 'DIBACA' });
    const confirmed = await answer(token, { jawaban: 'confirmReceipt', nama: 'Sari Dewi' });
    expect(confirmed.json).toMatchObject({ status: 'DITERIMA', penjawab: 'Sari Dewi' });
    expect((await answer(token, { jawaban: 'dispute', nama: 'Sari Dewi' })).status).toBe(422);
    const disputed = await answer(token, {
      jawaban: 'dispute',
      nama: 'Sari Dewi',
      alasan: 'Data sudah diserahkan kemarin.',
    });
    expect(disputed.json).toMatchObject({ status: 'DISANGGAH' });
    const history = await world.request('LEGAL', 'GET', `/Surat/riwayat/${id}`);
    expect((history.json as unknown as StateChange[]).map(({ event }) => event)).toEqual([
      'dispute',
      'confirmReceipt',
      'read',
      'dispatch',
      'create',
    ]);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.resource, 'surat'));
    expect(entries.find(({ action }) => action === 'surat.read')).toMatchObject({
      actorRole: 'PEMOHON',
      actorName: 'direksi@contoh.example',
    });
    expect(entries.find(({ action }) => action === 'surat.dispute')).toMatchObject({
      actorName: 'Sari Dewi',
      reason: 'Data sudah diserahkan kemarin.',
    });
  });

  it('is sent once for a breach, and from its own day where the breach was noted before', async () => {
    const { id: idPKS } = await activePks();
    const noted = await steps.change({ id: idPKS }, 'warn', {
      alasan: 'Data belum diserahkan',
      bukti: 'Catatan rapat',
    });
    expect(noted.status, noted.text).toBe(200);
    await server.db
      .update(pks)
      .set({ tanggalPeringatan: today(-5) })
      .where(eq(pks.id, idPKS));
    const { id } = await breach(idPKS);
    expect((await draft({ jenis: 'PERINGATAN', idPKS, uraian: 'Lagi' })).status).toBe(422);
    await sent(id);
    expect((await pksOf(idPKS))?.tanggalPeringatan).toBe(today());
    const again = await draft({ jenis: 'PERINGATAN', idPKS, uraian: 'Sekali lagi' });
    expect(again.json).toMatchObject({ status: 409, reason: 'surat' });
  });

  it('is refused without facts, by FINANCE, and under an agreement that is not in force', async () => {
    const { id: idPKS } = await activePks();
    expect((await draft({ jenis: 'PERINGATAN', idPKS })).status).toBe(422);
    expect((await draft({ jenis: 'PERINGATAN', idPKS, uraian: 'Ada' }, 'FINANCE')).status).toBe(
      403,
    );
    const order = await steps.accepted();
    const unsigned = await steps.generate(order);
    const refused = await draft({ jenis: 'PERINGATAN', idPKS: unsigned.id, uraian: 'Ada' });
    expect(refused.json).toMatchObject({ status: 409, reason: 'pks' });
  });
});

describe('the other letters of an agreement', () => {
  it('cure a breach, and keep the day of its notice', async () => {
    const { id: idPKS } = await activePks();
    await sent((await breach(idPKS)).id);
    const cure = await draft({ jenis: 'PEMULIHAN', idPKS, uraian: 'Data sudah lengkap.' });
    const letter = await sent(Number(cure.json['id']));
    expect(letter.tanggalKejadian).toBe(today());
    expect(await pksOf(idPKS)).toMatchObject({ status: 'AKTIF', tanggalPeringatan: null });
  });

  it('end it on the ground that they name, once the clause allows it', async () => {
    const { id: idPKS } = await activePks();
    const body = { jenis: 'PENGAKHIRAN', idPKS, uraian: 'Putusan pengadilan niaga.' };
    expect((await draft(body)).status).toBe(422);
    const early = await draft({ ...body, sebab: 'PELANGGARAN' });
    expect((await dispatch(Number(early.json['id']))).status).toBe(409);
    await world.request('LEGAL', 'PUT', `/Surat/batal/${Number(early.json['id'])}`, {
      alasan: 'Dasarnya salah',
    });
    const right = await draft({ ...body, sebab: 'PAILIT' });
    const letter = await sent(Number(right.json['id']));
    expect(letter.batas).toBe(addDays(today(), 7));
    expect(await pksOf(idPKS)).toMatchObject({
      status: 'PEMBERITAHUAN_AKHIR',
      sebabAkhir: 'PAILIT',
    });
  });

  it('tell of force majeure within three days', async () => {
    const { id: idPKS } = await activePks();
    const body = { jenis: 'KEADAAN_KAHAR', idPKS, uraian: 'Gempa bumi merusak gudang.' };
    for (const tanggalKejadian of [undefined, today(-4), today(1)])
      expect((await draft({ ...body, tanggalKejadian })).status).toBe(422);
    const created = await draft({ ...body, tanggalKejadian: today(-3) });
    await sent(Number(created.json['id']));
    expect((await pksOf(idPKS))?.status).toBe('AKTIF');
  });

  it('name the new account once a second person approved it', async () => {
    const { id: idPKS } = await activePks();
    const body = { jenis: 'PERUBAHAN_REKENING', idPKS, uraian: 'Rekening lama ditutup.' };
    const propose = sellerBody({ noRekening: '9990001112223', berlakuMulai: today(40) });
    const proposed = await world.request('ADMIN', 'POST', '/Seller', propose);
    expect((await draft(body)).json).toMatchObject({ status: 409, reason: 'rekening' });
    const { token } = await server.signIn({ role: 'SUPERADMIN' });
    const approval = { event: 'approve', version: proposed.json['version'] };
    const path = `/Seller/keadaan/${Number(proposed.json['id'])}`;
    expect((await server.request('PUT', path, { token, body: approval })).status).toBe(200);
    const created = await draft(body);
    expect(created.status, created.text).toBe(201);
    const { noSurat } = await sent(Number(created.json['id']));
    const [filed] = await server.db
      .select()
      .from(filedDocument)
      .where(eq(filedDocument.number, noSurat ?? ''));
    const text = JSON.stringify(filed?.blocks);
    for (const number of ['1310012345678', '9990001112223']) expect(text).toContain(number);
  });
});

describe('a payment reminder', () => {
  it('states what remains to be paid, by FINANCE, and not of a paid invoice', async () => {
    const order = await world.sign();
    const invoice = await world.issue(order.id);
    const body = { jenis: 'PENGINGAT_PEMBAYARAN', idInvoice: invoice.id };
    expect((await draft(body)).status).toBe(403);
    const created = await draft(body, 'FINANCE');
    expect(created.status, created.text).toBe(201);
    const letter = await sent(Number(created.json['id']), 'FINANCE');
    const [filed] = await server.db
      .select()
      .from(filedDocument)
      .where(eq(filedDocument.number, letter.noSurat ?? ''));
    const amount = new Intl.NumberFormat('id-ID').format(invoice.nilaiTagihan);
    expect(JSON.stringify(filed?.blocks)).toContain(`Rp${amount}`);
    await world.settle(invoice.id);
    expect((await draft(body, 'FINANCE')).json).toMatchObject({ status: 409, reason: 'invoice' });
  });
});

describe('an unread letter', () => {
  it('becomes a task after three days, and is sent again with another link', async () => {
    const { id: idPKS } = await activePks();
    const { id } = await sent((await breach(idPKS)).id);
    const { token } = await lastLink();
    const late = new Date(server.now().getTime() - 3 * day).toISOString();
    await server.db.update(surat).set({ dikirimPada: late }).where(eq(surat.id, id));
    const tasks = async (role: Caller) => {
      const { json } = await world.request(role, 'GET', '/Dashboard/pekerjaan');
      return (json['data'] as { jenis: string; jumlah: number }[]).find(
        ({ jenis }) => jenis === 'suratBelumDibaca',
      )?.jumlah;
    };
    expect(await tasks('LEGAL')).toBe(1);
    expect(await tasks('AM')).toBe(1);
    const again = await world.request('AM', 'PUT', `/Surat/kirimUlang/${id}`, {
      kepada: 'legal@contoh.example',
    });
    expect(again.json, again.text).toMatchObject({
      status: 'TERKIRIM',
      kepada: 'legal@contoh.example',
    });
    expect(await tasks('LEGAL')).toBeUndefined();
    expect((await open(token)).status).toBe(404);
    expect((await open((await lastLink()).token)).status).toBe(200);
  });

  it('cannot be opened when its link has expired', async () => {
    const { id: idPKS } = await activePks();
    const { id } = await sent((await breach(idPKS)).id);
    const { token } = await lastLink();
    await server.db
      .update(surat)
      .set({ tautanSampai: server.now().toISOString() })
      .where(eq(surat.id, id));
    expect((await open(token)).status).toBe(404);
  });
});

it('is shown to its company once it is sent, without the draft', async () => {
  const { id: idPKS } = await activePks();
  const { id } = await breach(idPKS);
  expect((await world.request('BHBU', 'GET', `/Surat/${id}`)).status).toBe(404);
  await sent(id);
  expect((await world.request('BHBU', 'GET', `/Surat/${id}`)).status).toBe(200);
  const printed = await world.request('BHBU', 'GET', `/Surat/cetak/${id}`);
  expect(printed.json, printed.text).toMatchObject({ berkas: { versi: 1, keadaan: 'BERLAKU' } });
});

it('no text of a letter, nor of the answer to it, holds an identity number', async () => {
  const { id: idPKS } = await activePks();
  const nik = '3273054403930001';
  const refusal = ['Jangan tulis nomor identitas di sini'];
  const withNik = await draft({ jenis: 'PERINGATAN', idPKS, uraian: `Peserta ${nik} belum hadir` });
  expect([withNik.status, withNik.json]).toMatchObject([422, { errors: { uraian: refusal } }]);
  await sent((await breach(idPKS)).id);
  const { token } = await lastLink();
  const path = `/public/surat/${token}`;
  expect((await server.request('POST', path, { body: {} })).status).toBe(200);
  const body = { jawaban: 'dispute', nama: 'Bagas', alasan: `Peserta ${nik} sudah hadir` };
  const answer = await server.request('POST', `${path}/jawaban`, { body });
  expect([answer.status, answer.json]).toMatchObject([422, { errors: { alasan: refusal } }]);
});
