import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Printable } from '#contract/core/document/calls.ts';
import { maskNik } from '#contract/core/values/nik.ts';
import { toBhbuColumns } from '#server/domains/bhbu/columns.ts';
import { auditLog, bhbu, filedDocument, throttle } from '#server/platform/db/schema/index.ts';
import type { OutgoingMail } from '#server/platform/outbox/worker.ts';
import { moneyWorld, type MoneyWorld } from '../../builders/invoice.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { deliverNext } from '../harness/outbox.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { readPdf } from '../pdf/read-pdf.ts';

const npwp = '3273056010900009';
const masked = maskNik(npwp);

let server: TestServer;
let world: MoneyWorld;
let papers: readonly { name: string; path: string }[];

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
  await server.db
    .update(bhbu)
    .set(toBhbuColumns(server.deps.keys, { npwp }))
    .where(eq(bhbu.id, world.bhbuId));
  const { id: idOrder } = await world.sign();
  const invoice = await world.firstInvoice(idOrder);
  papers = [
    { name: 'agreement', path: `/PKS/%/${invoice.idPKS}` },
    { name: 'invoice', path: `/Invoice/%/${invoice.id}` },
  ];
});
beforeEach(() => server.db.delete(throttle));
afterAll(() => server.stop());

type Caller = keyof MoneyWorld['tokens'];

const open = async (role: Caller, path: string): Promise<Printable> => {
  const answer = await world.request(role, 'GET', path.replace('%', 'cetak'));
  expect(answer.status, answer.text).toBe(200);
  return answer.json as unknown as Printable;
};
const download = async (role: Caller, path: string) => {
  const response = await server.app.fetch(
    new Request(`http://portal.test/api${path.replace('%', 'pdf')}`, {
      headers: { authorization: `Bearer ${world.tokens[role]}` },
    }),
    '127.0.0.1',
  );
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};
const textOf = async (bytes: Buffer) => (await readPdf(bytes)).map(({ text }) => text).join(' ');

describe('a buyer with a personal NPWP', () => {
  it.each(['BHBU', 'LEGAL', 'FINANCE', 'VERIFICATOR', 'AM'] as const)(
    'has it in full on agreement and invoice for %s, with an audit entry',
    async role => {
      for (const { name, path } of papers) {
        const { dokumen, berkas } = await open(role, path);
        expect(JSON.stringify(dokumen), name).toContain(npwp);
        expect(JSON.stringify(dokumen), name).not.toContain(masked);
        expect(berkas?.npwpTertutup).toBeUndefined();
        const { status, bytes } = await download(role, path);
        expect(status).toBe(200);
        expect(await textOf(bytes), name).toContain(npwp);
      }
      const entries = await server.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.action, 'invoice.revealNpwp'));
      expect(entries.at(-1)).toMatchObject({ resource: 'invoice' });
      expect(JSON.stringify(entries)).not.toContain(npwp);
    },
  );

  it('has it masked for those who may not read it, who get no official copy', async () => {
    for (const { path } of papers) {
      const { dokumen, berkas } = await open('PS', path);
      expect(JSON.stringify(dokumen)).toContain(masked);
      expect(JSON.stringify(dokumen)).not.toContain(npwp);
      expect(berkas?.npwpTertutup).toBe(true);
      expect((await download('PS', path)).status).toBe(403);
    }
  });

  it('is not stored in plain text, neither in the blocks nor in the PDF', async () => {
    for (const { path } of papers) await download('LEGAL', path);
    for (const { blocks, pdf } of await server.db.select().from(filedDocument)) {
      expect(JSON.stringify(blocks)).not.toContain(npwp);
      expect(pdf?.includes('%PDF')).not.toBe(true);
    }
  });

  it('is verified by the copy that was downloaded, and mailed in full', async () => {
    const [, invoice] = papers;
    const { bytes } = await download('BHBU', invoice?.path ?? '');
    const [filed] = await server.db
      .select()
      .from(filedDocument)
      .where(eq(filedDocument.resource, 'invoice'));
    const body = new FormData();
    body.set('berkas', new File([new Uint8Array(bytes)], 'invoice.pdf'));
    const verified = await server.request('POST', `/public/verifikasi/${filed?.token}`, { body });
    expect(verified.json, verified.text).toMatchObject({ hasil: 'SALINAN_RESMI' });
    await world.request('PS', 'POST', (invoice?.path ?? '').replace('%', 'kirim'), {
      kepada: ['pembeli@contoh.test'],
    });
    const mails: OutgoingMail[] = [];
    const mail = (one: OutgoingMail) => {
      mails.push(one);
      return Promise.resolve('delivered' as const);
    };
    while (await deliverNext(server, mail));
    const sent = mails.find(({ to }) => to === 'pembeli@contoh.test');
    expect(sent?.attachments?.[0]?.content.equals(bytes)).toBe(true);
  });
});
