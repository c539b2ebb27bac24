import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { fillPath } from '#contract/core/path.ts';
import type { SearchGroup } from '#contract/domains/search/calls.ts';
import { searchKinds, type SearchKind } from '#contract/domains/search/kinds.ts';
import { calls } from '#contract/index.ts';
import { roleScope, organizationRuleOf, roles, type Role } from '#contract/policy.ts';
import { recordPages } from '#contract/record-pages.ts';
import { auditLog, bhbu, surat, workOrder } from '#server/platform/db/schema/index.ts';
import { buildNota } from '../../builders/nota.ts';
import { buildBhbu, buildFaskes, buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildVoucherWorld, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { buildWorkOrder } from '../sweep/delivery-callers.ts';
import { unknownCode } from '../voucher/clinic-fixture.ts';

let server: TestServer;
let world: VoucherWorld;
let person: { id: number; nik: string };
/** A text that finds a record of the company by each kind. */
let texts: Record<SearchKind, string>;

/** Reads as an administrator. */
async function read(endpoint: Endpoint, id = 0): Promise<Record<string, unknown>> {
  const path = fillPath(endpoint.path, { id });
  const { status, json, text } = await world.request('ADMIN', 'GET', path);
  if (status !== 200) throw new Error(`${path}: ${text}`);
  return json;
}

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
  const { bhbuId, idFaskes } = world;
  const admin = await server.signIn({ role: 'ADMIN', fullName: 'Widuri Cari' });
  person = await buildPeserta(server.deps, {
    userId: admin.id,
    bhbuId,
    idFaskes,
    nama: 'Ningrum Cari',
  });
  const paid = await world.paidOrder();
  await buildDose(server.db, {
    pesertaId: person.id,
    faskesId: idFaskes,
    dosisKe: 1,
    tanggal: '2029-12-01',
    vaksin: 'Sinopharm',
    batch: 'B-1',
  });
  const proof = await server.request('POST', '/Sertifikat', {
    token: admin.token,
    body: { idPeserta: person.id },
  });
  expect(proof.status, proof.text).toBe(201);
  const contract = await world.contract({}, paid);
  const batch = await world.activeTransaction(contract.id, 1);
  const [one] = await world.vouchersOf(batch.id);
  await world.request('FASKES', 'GET', `/Voucher/checkvoucher/${one?.code ?? ''}`);
  const member = { id: 0, userName: '', token: '', bhbuId, faskesId: idFaskes };
  const idWorkOrder = Number(await buildWorkOrder('DIKIRIM')(server, member, member));
  const [shipment] = await server.db
    .select({ noWO: workOrder.noWO })
    .from(workOrder)
    .where(eq(workOrder.id, idWorkOrder));
  const invoice = await read(calls.invoice.get, paid.idInvoice);
  await buildNota(server.db, { idInvoice: paid.idInvoice, idBHBU: bhbuId });
  const order = await read(calls.order.get, paid.idOrder);
  const [registered] = (await read(calls.batch.list))['data'] as { nomor: string }[];
  await server.db.insert(surat).values({
    jenis: 'PERINGATAN',
    status: 'TERKIRIM',
    noSurat: 'SRT/VGR/2030/00001',
    idBHBU: bhbuId,
    kepada: 'penerima@contoh.test',
    dikirimPada: server.now().toISOString(),
  });
  const asked = await world.request('ADMIN', 'POST', '/PermintaanData', {
    saluran: 'LOKET',
    jenis: 'SALINAN',
    hubungan: 'DIRI',
    nama: 'Ningrum',
    email: 'pemohon@contoh.test',
  });
  const incident = await world.request('ADMIN', 'POST', '/Insiden', {
    judul: 'Berkas salah kirim',
    hariDiketahui: '2030-01-01',
    jamDiketahui: '10:00',
    caraDiketahui: 'Laporan pegawai',
    uraian: 'Daftar terkirim ke orang lain.',
    jenisData: ['NAMA_KONTAK'],
  });
  const text = (value: unknown): string => String(value);
  texts = {
    peserta: 'ningrum',
    bhbu: text((await read(calls.bhbu.get, bhbuId))['namaBHBU']),
    faskes: text((await read(calls.faskes.get, idFaskes))['namaFaskes']),
    order: text(order['noOrder']),
    pks: text(order['noPKS']),
    surat: 'SRT/VGR/2030/00001',
    permintaanData: text(asked.json['nomor']),
    insiden: text(incident.json['nomor']),
    invoice: text(invoice['noInvoice']),
    payment: text(invoice['noInvoice']),
    nota: text(invoice['noInvoice']),
    workOrder: shipment?.noWO ?? '',
    certificate: text(proof.json['nomor']),
    batch: registered?.nomor ?? '',
    voucher: one?.code ?? '',
    voucherContract: text(contract.noKontrak),
    voucherTransaction: batch.noTransaksi,
    product: text((await read(calls.product.get, world.idProduk))['nama']),
    service: text((await read(calls.service.get, world.idLayanan))['nama']),
    user: 'widuri',
  };
});
afterAll(() => server.stop());

const search = (q: string, token: string) =>
  server.request('POST', '/Cari', { token, body: { q } });

async function find(q: string, token: string): Promise<SearchGroup[]> {
  const { status, json, text } = await search(q, token);
  expect(status, `${q}: ${text}`).toBe(200);
  return json['data'] as SearchGroup[];
}

const idsOf = (groups: readonly SearchGroup[], kind: SearchKind): number[] =>
  groups.find(({ jenis }) => jenis === kind)?.hasil.map(({ id }) => id) ?? [];

/** The list whose records a search of the kind may find. */
const lists: Readonly<Record<SearchKind, Endpoint>> = {
  peserta: calls.peserta.list,
  bhbu: calls.bhbu.list,
  faskes: calls.faskes.list,
  order: calls.order.list,
  pks: calls.pks.list,
  surat: calls.surat.list,
  permintaanData: calls.permintaanData.list,
  insiden: calls.insiden.list,
  invoice: calls.invoice.list,
  payment: calls.payment.list,
  nota: calls.nota.list,
  workOrder: calls.workOrder.list,
  certificate: calls.certificate.list,
  batch: calls.batch.list,
  voucher: calls.voucher.list,
  voucherContract: calls.voucherContract.list,
  voucherTransaction: calls.voucherTransaction.listOwn,
  product: calls.product.list,
  service: calls.service.list,
  user: calls.user.list,
};

/** Returns the ids that the list shows for a text; none without its permission. */
async function listed(kind: SearchKind, token: string): Promise<number[]> {
  const query = new URLSearchParams({ q: texts[kind], pageSize: '500' });
  const path = `${lists[kind].path}?${query.toString()}`;
  const { status, json, text } = await server.request('GET', path, { token });
  if (status === 403) return [];
  expect(status, `${path}: ${text}`).toBe(200);
  return (json['data'] as { id: number }[]).map(({ id }) => id);
}

/** Signs in as a member of the company or facility of the records, or of another one. */
async function signIn(role: Role, isOther = false): Promise<string> {
  const bhbuId = isOther ? await buildBhbu(server.db) : world.bhbuId;
  const faskesId = isOther ? await buildFaskes(server.db) : world.idFaskes;
  const owner = { bhbu: { bhbuId }, faskes: { faskesId }, none: {} };
  return (await server.signIn({ role, ...owner[organizationRuleOf(role).kind] })).token;
}

describe('a search', () => {
  it.each(searchKinds)('finds %s', async kind => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    expect(idsOf(await find(texts[kind], token), kind)).not.toEqual([]);
  });

  it.each(roles)('shows %s what the lists show, and no other kind', async role => {
    for (const isOther of [false, true]) {
      const token = await signIn(role, isOther);
      for (const kind of searchKinds) {
        const groups = await find(texts[kind], token);
        for (const { jenis } of groups)
          expect(roleScope(role, recordPages[jenis].access)).toBeTruthy();
        const allowed = await listed(kind, token);
        const found = idsOf(groups, kind);
        expect(
          found.filter(id => !allowed.includes(id)),
          `${role}: ${kind}`,
        ).toEqual([]);
        expect(found.length > 0, `${role}: ${kind}`).toBe(allowed.length > 0);
      }
    }
  });

  it('shows a company nothing of another', async () => {
    const token = await signIn('BHBU', true);
    const shared: readonly SearchKind[] = ['product', 'service'];
    for (const kind of searchKinds.filter(one => !shared.includes(one))) {
      expect(await find(texts[kind], token), kind).toEqual([]);
    }
  });

  it('puts names that start with the text first, and returns five', async () => {
    const { token, id: userId } = await server.signIn({ role: 'ADMIN' });
    const names = ['Ayu', 'Bima', 'Citra', 'Dimas', 'Eka', 'Fajar'];
    for (const nama of [...names.map(one => `${one} Purwoko`), 'Purwoko Zaki']) {
      await buildPeserta(server.deps, { userId, nama });
      await server.db.insert(bhbu).values({ namaBHBU: `PT ${nama}` });
    }
    await server.db.insert(bhbu).values({ namaBHBU: 'Purwoko Zaki Jaya' });
    const groups = await find('purWOKO', token);
    const titles = (kind: SearchKind) =>
      groups.find(({ jenis }) => jenis === kind)?.hasil.map(({ judul }) => judul);
    expect(titles('peserta')).toEqual([
      'Purwoko Zaki',
      ...names.slice(0, 4).map(one => `${one} Purwoko`),
    ]);
    expect(titles('bhbu')?.[0]).toBe('Purwoko Zaki Jaya');
    expect(titles('bhbu')).toHaveLength(5);
    expect(groups.every(({ adaLagi }) => adaLagi)).toBe(true);
    expect((await find('Purwoko Zaki', token)).map(({ adaLagi }) => adaLagi)).toEqual([
      false,
      false,
    ]);
  });

  it('answers the number of a document with that document first', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const groups = await find(` ${texts.invoice.toLowerCase()} `, token);
    expect(groups.map(({ jenis }) => jenis)).toEqual(['invoice', 'payment', 'nota']);
    expect(groups[0]?.hasil[0]?.judul).toBe(texts.invoice);
  });

  it('finds a participant by mobile number', async () => {
    const { token, id: userId } = await server.signIn({ role: 'ADMIN' });
    const { id } = await buildPeserta(server.deps, { userId, noHP: '081299887766' });
    expect(idsOf(await find('0812-9988-7766', token), 'peserta')).toEqual([id]);
  });
});

describe('identity numbers', () => {
  it('find their participant masked, and are in neither the audit log nor the server log', async () => {
    const { token, id } = await server.signIn({ role: 'ADMIN' });
    const { nik } = person;
    const response = await search(nik.replace(/(\d{4})(?=\d)/g, '$1 '), token);
    expect(idsOf(response.json['data'] as SearchGroup[], 'peserta')).toEqual([person.id]);
    expect(response.text).not.toContain(nik);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.actorId, id));
    expect(entries).toMatchObject([
      {
        action: 'search.lookup',
        recordId: null,
        recordLabel: 'NIK',
        after: { jenis: 'NIK', ditemukan: 1 },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain(nik.slice(0, 8));
    expect(server.readLogs()).not.toContain(nik);
  });

  it('of participants find them by the last four digits, within the scope of the caller', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const end = person.nik.slice(-4);
    const { text } = await search(end, token);
    expect(idsOf(await find(end, token), 'peserta')).toContain(person.id);
    expect(text).not.toContain(person.nik);
    expect(idsOf(await find(` ${end} `, await signIn('BHBU')), 'peserta')).toEqual([person.id]);
    expect(idsOf(await find(end, await signIn('BHBU', true)), 'peserta')).toEqual([]);
    // Other digits of the number find no one, and the list finds what the search does.
    expect(idsOf(await find(person.nik.slice(0, 4), await signIn('BHBU')), 'peserta')).toEqual([]);
    const path = `${calls.peserta.list.path}?pageNumber=1&pageSize=50&q=${end}`;
    const list = await server.request('GET', path, { token: await signIn('BHBU') });
    expect(list.json['data']).toMatchObject([{ id: person.id }]);
  });

  it('of a company find it by all spellings of its NPWP', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { npwp } = await read(calls.bhbu.get, world.bhbuId);
    const digits = String(npwp).replace(/\D/g, '');
    for (const text of [digits.slice(-15), digits.padStart(16, '0')]) {
      expect(idsOf(await find(text, token), 'bhbu'), text).toEqual([world.bhbuId]);
    }
  });

  it('that no one has count against the limit of guesses', async () => {
    const token = await signIn('BHBU');
    for (let i = 0; i < 60; i++) await find(newNik(), token);
    const refused = await search(newNik(), token);
    expect(refused.status).toBe(429);
    // Names are still found, and another account is not affected.
    expect((await search('ningrum', token)).status).toBe(200);
    expect((await search(person.nik, await signIn('BHBU'))).status).toBe(200);
  });

  it('are not counted for a role that may not see participants', async () => {
    const token = await signIn('EXTERNAL');
    for (let i = 0; i < 62; i++) expect(await find(newNik(), token)).toEqual([]);
  });
});

it('counts voucher codes against their limit, also those of others', async () => {
  const token = await signIn('BHBU', true);
  for (let i = 0; i < 19; i++) await find(unknownCode(), token);
  expect((await search(texts.voucher, token)).status).toBe(200);
  expect((await search(unknownCode(), token)).status).toBe(429);
});

describe('hostile texts', () => {
  it.each(['%%', '__', "'; drop table peserta; --", '\\', '%_%', '()', '‮abc', '🙂🙂'])(
    'such as %s match literally',
    async q => {
      const { token } = await server.signIn({ role: 'ADMIN' });
      expect(await find(q.padEnd(2, q), token)).toEqual([]);
    },
  );

  it.each([
    ['of one character', 'a', 422],
    ['of spaces', '     ', 422],
    ['of 100,000 characters', 'a'.repeat(100_000), 413],
    ['of 101 characters', 'a'.repeat(101), 422],
    ['with a zero byte', 'a\0b', 400],
    ['that is no text', { like: '%' }, 422],
  ])('%s are refused', async (_, q, expected) => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { status } = await server.request('POST', '/Cari', { token, body: { q } });
    expect(status).toBe(expected);
  });

  it('of 100 characters are accepted', async () => {
    const { token } = await server.signIn({ role: 'ADMIN' });
    for (const q of ['a'.repeat(100), '1 '.repeat(50), '%'.repeat(100)]) {
      expect(await find(q, token)).toEqual([]);
    }
  });
});
