import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract/policy.ts';
import {
  auditLog,
  bhbu,
  filedDocument,
  markedCopy,
  outbox,
} from '#server/platform/db/schema/index.ts';
import type { OutgoingMail } from '#server/platform/outbox/worker.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { deliverNext } from '../harness/outbox.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;
let invoice: Awaited<ReturnType<MoneyWorld['firstInvoice']>>;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  invoice = await world.firstInvoice((await world.sign()).id);
});
beforeEach(() => server.db.delete(outbox));
afterAll(() => server.stop());

const send = (role: Role, kepada: readonly string[], catatan?: string, keadaan?: string) =>
  world.request(role as 'BHBU', 'POST', `/Invoice/kirim/${invoice.id}`, {
    kepada,
    catatan,
    keadaan,
  });

describe('a document by mail', () => {
  it('is the filed PDF, in a mail for each address, with one audit entry', async () => {
    const sent = await send(
      'FINANCE',
      ['A@contoh.test', 'b@contoh.test', 'a@contoh.test'],
      'Salam',
    );
    expect(sent.json, sent.text).toEqual({ terkirim: 2 });
    const [filed] = await server.db
      .select()
      .from(filedDocument)
      .where(
        and(eq(filedDocument.resource, 'invoice'), eq(filedDocument.recordId, String(invoice.id))),
      );
    const rows = await server.db.select().from(outbox);
    expect(rows.map(({ idDocument }) => idDocument)).toEqual([filed?.id, filed?.id]);
    const mails: OutgoingMail[] = [];
    const mail = (one: OutgoingMail) => {
      mails.push(one);
      return Promise.resolve('delivered' as const);
    };
    while (await deliverNext(server, mail));
    expect(mails.map(({ to }) => to).sort()).toEqual(['a@contoh.test', 'b@contoh.test']);
    const name = `Invoice ${(invoice.noInvoice ?? '').replaceAll('/', '-')}.pdf`;
    expect(mails[0]).toMatchObject({
      subject: filed?.title,
      attachments: [{ filename: name, contentType: 'application/pdf', content: filed?.pdf }],
    });
    // The sender's words are marked as such.
    expect(mails[0]?.text).toMatch(/Pesan yang ditulis .+, bukan oleh Portal Vaksin:\n> Salam/);
    expect(mails[0]?.text).toContain(`/verify/${filed?.token}`);
    const listed = await world.request('ADMIN', 'GET', '/kotakKeluar?pageNumber=1&pageSize=10');
    expect(listed.text).toContain(name);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'invoice.sendPdf'));
    expect(entries).toHaveLength(1);
    expect(entries[0]?.after).toMatchObject({
      versi: 1,
      kepada: ['a@contoh.test', 'b@contoh.test'],
    });
  });

  it('is proposed to the contact person and the company', async () => {
    await server.db
      .update(bhbu)
      .set({ email: 'pic@contoh.test', emailPerusahaan: 'kantor@contoh.test' })
      .where(eq(bhbu.id, invoice.idBHBU));
    const printed = await world.request('BHBU', 'GET', `/Invoice/cetak/${invoice.id}`);
    expect(printed.json).toMatchObject({ penerima: ['pic@contoh.test', 'kantor@contoh.test'] });
  });

  it.each([
    [[], 'Isi paling sedikit satu alamat email'],
    [['bukan'], '“bukan” bukan alamat email'],
    [Array.from({ length: 6 }, (_, at) => `a${at}@contoh.test`), 'Paling banyak 5 alamat email'],
  ])('needs one to five addresses: %j', async (kepada, text) => {
    const refused = await send('BHBU', kepada);
    expect(refused.json).toMatchObject({ status: 422, errors: { kepada: [text] } });
  });

  it('that was cancelled is mailed only by one who was shown it, as a marked copy', async () => {
    const cancelled = await world.request('FINANCE', 'PUT', `/Invoice/keadaan/${invoice.id}`, {
      event: 'cancel',
      alasan: 'Salah alamat',
    });
    expect(cancelled.status, cancelled.text).toBe(200);
    await server.db.delete(outbox);
    const refused = await send('FINANCE', ['a@contoh.test']);
    expect(refused.json).toMatchObject({ status: 409, reason: 'keadaan' });
    const sent = await send('FINANCE', ['a@contoh.test'], undefined, 'DIBATALKAN');
    expect(sent.json, sent.text).toEqual({ terkirim: 1 });
    const mails: OutgoingMail[] = [];
    const mail = (one: OutgoingMail) => {
      mails.push(one);
      return Promise.resolve('delivered' as const);
    };
    while (await deliverNext(server, mail));
    const [copy] = await server.db.select().from(markedCopy);
    expect(mails).toMatchObject([
      {
        subject: `DIBATALKAN: Invoice ${invoice.noInvoice}`,
        attachments: [{ content: copy?.pdf }],
      },
    ]);
    expect(mails[0]?.text).toMatch(/^PERHATIAN/);
    expect(mails[0]?.attachments?.[0]?.filename).toMatch(/^DIBATALKAN - Invoice/);
  });

  it('is at most twenty mails per account and hour', async () => {
    await server.deps.throttle.countDocumentMails(987_654, 19);
    const count = (mails: number) => server.deps.throttle.countDocumentMails(987_654, mails);
    await expect(count(2)).rejects.toMatchObject({ code: 'TERLALU_SERING' });
    await expect(count(1)).resolves.toBeUndefined();
    await expect(count(1)).rejects.toMatchObject({ code: 'TERLALU_SERING' });
  });
});
