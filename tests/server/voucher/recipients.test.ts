import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Recipient } from '#contract/domains/voucher/transaction.ts';
import { formatCode } from '#contract/domains/voucher/code.ts';
import { outbox } from '#server/platform/db/schema/index.ts';
import { buildVoucherWorld, type VoucherWorld } from '../../builders/voucher.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: VoucherWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = await buildVoucherWorld(server);
});
afterAll(() => server.stop());

type Method = 'EMAIL' | 'WA_LINK';
const send = (id: number, metode: Method, penerima: readonly object[]) =>
  world.request('BHBU', 'POST', `/VoucherTransaction/penerima/${id}`, { metode, penerima });
const people = (n: number, from = 0) =>
  Array.from({ length: n }, (_, at) => ({
    nama: `Contoh ${from + at}`,
    email: `contoh.${from + at}@contoh.example`,
    noHP: `08123456${1000 + from + at}`,
  }));
const list = async (id: number, query = '') => {
  const path = `/VoucherTransaction/penerima/${id}${query}`;
  const { json } = await world.request('BHBU', 'GET', path);
  return {
    ...json,
    data: json['data'] as Recipient[],
    hitungan: json['hitungan'],
    bebas: json['bebas'],
  };
};
const resend = (id: number, idPenerima: number, email: string) =>
  world.request('BHBU', 'POST', `/VoucherTransaction/kirimUlang/${id}`, { idPenerima, email });
const mails = async () => (await server.db.select().from(outbox)).map(({ payload }) => payload);
const setMails = (status: 'dead' | 'done' | 'held') =>
  server.db.update(outbox).set({ status, lastError: 'alamat ditolak' });

async function buildTransaction(jumlah: number) {
  const { id } = await world.contract();
  return await world.activeTransaction(id, jumlah);
}

describe('the recipients of a transaction', () => {
  it('get one active voucher each in a mail, in the order of the vouchers', async () => {
    await server.db.execute(sql`update outbox set status = 'done'`);
    const { id, validUntil } = await buildTransaction(3);
    const sent = await send(id, 'EMAIL', people(2));
    expect(sent.status, sent.text).toBe(201);
    expect(sent.json).toEqual({ ditambahkan: 2 });
    const vouchers = await world.vouchersOf(id);
    const { data, hitungan } = await list(id);
    expect(data.map(({ idVoucher, status, teks }) => ({ idVoucher, status, teks }))).toEqual(
      vouchers.slice(0, 2).map(one => ({ idVoucher: one.id, status: 'ANTRE', teks: null })),
    );
    expect(hitungan).toMatchObject({ ANTRE: 2, TERKIRIM: 0 });
    const [first] = vouchers;
    const [year, month, day] = validUntil.split('-');
    expect(await mails()).toContainEqual({
      to: 'contoh.0@contoh.example',
      subject: expect.stringMatching(/^Voucher vaksinasi dari/) as string,
      text: expect.stringContaining(
        `${formatCode(first?.code ?? '')}\nBerlaku sampai: ${day}/${month}/${year}`,
      ) as string,
      about: { resource: 'voucherTransaction', recordId: expect.any(Number) as number },
    });
    expect(first?.penerima).toBe('Contoh 0');
    expect((await list(id)).bebas).toBe(1);
    const few = await send(id, 'EMAIL', people(2, 10));
    expect(few.json).toMatchObject({ status: 409, reason: 'vouchers' });
    expect(few.json['detail']).toContain('tinggal 1');
  });

  it('are refused with an address that is missing, doubled or used already', async () => {
    const { id } = await buildTransaction(5);
    await send(id, 'EMAIL', people(1));
    const [used, second] = people(2);
    const refused = await send(id, 'EMAIL', [
      second ?? {},
      { ...second, email: second?.email.toUpperCase() },
      { nama: 'Tanpa Alamat' },
      used ?? {},
    ]);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.json['errors'] as object)).toEqual([
      'penerima.1.email',
      'penerima.2.email',
      'penerima.3.email',
    ]);
    const phone = await send(id, 'WA_LINK', [{ nama: 'Tanpa HP', email: 'a@contoh.example' }]);
    expect(Object.keys(phone.json['errors'] as object)).toEqual(['penerima.0.noHP']);
    const page = await send(id, 'EMAIL', [{ ...second, nama: 'Menang di www.contoh.example' }]);
    expect(page.json['errors']).toHaveProperty(['penerima.0.nama']);
    const nik = await send(id, 'EMAIL', [{ ...second, nama: '3273012345678901' }]);
    expect(nik.status).toBe(422);
  });

  it('wait until the transaction is activated', async () => {
    const { id: idContract } = await world.contract();
    const { id } = await world.issueTransaction(idContract, 1);
    const early = await send(id, 'EMAIL', people(1));
    expect(early.json).toMatchObject({ status: 409, reason: 'notActivated' });
  });

  it('get different vouchers from two lists at the same time', async () => {
    const { id } = await buildTransaction(4);
    const both = await Promise.all([send(id, 'EMAIL', people(2)), send(id, 'EMAIL', people(2, 2))]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await list(id)).data).toHaveLength(4);
  });

  it('are written to by WhatsApp, which the company marks as sent', async () => {
    const { id } = await buildTransaction(2);
    await send(id, 'WA_LINK', people(2));
    const [first, second] = (await list(id)).data;
    expect(first).toMatchObject({ status: 'BELUM', noHP: '+628123456' + '1000' });
    expect(first?.teks).toContain(formatCode(first?.code ?? ''));
    const path = `/VoucherTransaction/terkirim/${id}`;
    const marked = await world.request('BHBU', 'PUT', path, { idPenerima: first?.id });
    expect(marked.json).toMatchObject({
      status: 'TERKIRIM',
      waktuKirim: server.now().toISOString(),
    });
    expect((await list(id, '?status=BELUM')).data.map(one => one.id)).toEqual([second?.id]);
    expect((await resend(id, second?.id ?? 0, 'a@contoh.example')).json).toMatchObject({
      status: 409,
      reason: 'method',
    });
    await world.move(id, 'void');
    expect((await list(id)).data.map(({ teks }) => teks)).toEqual([null, null]);
    const late = await world.request('BHBU', 'PUT', path, { idPenerima: second?.id });
    expect(late.json).toMatchObject({ status: 409, reason: 'voucher' });
  });

  it('get a mail again that was not delivered, a few times', async () => {
    const { id } = await buildTransaction(1);
    await send(id, 'EMAIL', people(1));
    const idPenerima = (await list(id)).data[0]?.id ?? 0;
    for (const [status, state] of [
      ['dead', 'GAGAL'],
      ['held', 'DITAHAN'],
    ] as const) {
      await setMails(status);
      expect((await list(id)).data).toMatchObject([{ status: state }]);
      const failed = await world.request(
        'ADMIN',
        'GET',
        `/VoucherTransaction?tiketGagal=true&id=${id}`,
      );
      expect(failed.json['totalRecords']).toBe(1);
      const again = await resend(id, idPenerima, 'benar@contoh.example');
      expect(again.json).toMatchObject({ status: 'ANTRE', email: 'benar@contoh.example' });
    }
    for (let times = 0; times < 3; times++) {
      expect((await resend(id, idPenerima, 'lagi@contoh.example')).status).toBe(200);
    }
    const often = await resend(id, idPenerima, 'lagi@contoh.example');
    expect(often.json).toMatchObject({ status: 409, reason: 'resent' });
    const [waiting] = await server.db.select().from(outbox).where(eq(outbox.status, 'pending'));
    expect(waiting?.payload).toMatchObject({ to: 'lagi@contoh.example' });

    const other = await buildTransaction(1);
    await send(other.id, 'EMAIL', people(1));
    await setMails('done');
    const delivered = await resend(
      other.id,
      (await list(other.id)).data[0]?.id ?? 0,
      'b@b.example',
    );
    expect(delivered.json).toMatchObject({ status: 409, reason: 'delivered' });
    expect((await resend(other.id, idPenerima, 'b@b.example')).status).toBe(404);
  });

  it('are unknown to other companies', async () => {
    const { id } = await buildTransaction(1);
    await send(id, 'EMAIL', people(1));
    const stranger = await buildVoucherWorld(server);
    const path = `/VoucherTransaction/penerima/${id}`;
    expect((await stranger.request('BHBU', 'GET', path)).status).toBe(404);
    const sent = await stranger.request('BHBU', 'POST', path, {
      metode: 'EMAIL',
      penerima: people(1),
    });
    expect(sent.status).toBe(404);
  });
});
