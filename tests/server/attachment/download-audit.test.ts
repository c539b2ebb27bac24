import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GuaranteeStatement } from '#contract/domains/faskes/index.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { uploadEvidence } from '../../builders/faskes.ts';
import { moneyWorld, proofFile, type MoneyWorld } from '../../builders/invoice.ts';
import { toFormData } from '../../builders/application.ts';
import { buildOrderWorld } from '../../builders/order.ts';
import { buildFaskes } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let world: MoneyWorld;

beforeAll(async () => {
  server = await startTestServer();
  world = moneyWorld(server, await buildOrderWorld(server, { stock: 1_000_000 }));
});
afterAll(() => server.stop());

/** Downloads files as a new account, and returns what the audit log has of it. */
async function readBy(role: 'ADMIN' | 'FINANCE' | 'LEGAL', ...paths: readonly string[]) {
  const reader = await server.signIn({ role });
  for (const path of paths) {
    const { status, headers } = await server.request('GET', path, reader);
    expect([path, status, headers.get('content-disposition')]).toEqual([
      path,
      200,
      expect.stringContaining('attachment'),
    ]);
  }
  const rows = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.actorId, reader.id))
    .orderBy(asc(auditLog.id));
  return rows.map(({ action, recordId, after }) => ({ action, recordId, after }));
}

/** The entry of a download. */
const entry = (resource: string, id: number, slot: string) => ({
  action: `${resource}.downloadFile`,
  recordId: String(id),
  after: { berkas: [slot] },
});

describe('the download of a sensitive file has an audit entry', () => {
  it('for a proof of payment, also an earlier one and that of a refund', async () => {
    const order = await world.sign();
    const { id: idInvoice } = await world.firstInvoice(order.id);
    const { id } = await world.pay(idInvoice, order.totalHarga + 1_000);
    const filesOf = async () =>
      (await world.request('FINANCE', 'GET', `/Payment/${id}/lampiran`)).json as unknown as {
        id: number;
        slot: string;
      }[];
    const [earlier] = await filesOf();
    await world.request(
      'BHBU',
      'PUT',
      `/Payment/upload/${id}`,
      toFormData({ fileBukti: proofFile('bukti pengganti') }),
    );
    await world.verify(id);
    const refunded = await world.request(
      'ADMIN',
      'POST',
      `/Payment/kembalikan/${id}`,
      toFormData({
        jumlah: '1000',
        tanggal: server.now().toISOString().slice(0, 10),
        noReferensi: 'KEMBALI-1',
        alasan: 'Kelebihan bayar',
        filePengembalian: proofFile('pengembalian'),
      }),
    );
    expect(refunded.status, refunded.text).toBe(200);
    const files = [...(earlier ? [earlier] : []), ...(await filesOf())];
    expect(files.map(({ slot }) => slot)).toEqual(['fileBukti', 'fileBukti', 'filePengembalian']);
    expect(new Set(files.map(file => file.id)).size).toBe(3);
    expect(
      await readBy(
        'LEGAL',
        `/Payment/DownloadFileProofPayment/${id}`,
        ...files.map(file => `/Payment/lampiran/${file.id}`),
      ),
    ).toEqual([
      entry('payment', id, 'fileBukti'),
      ...files.map(({ slot }) => entry('payment', id, slot)),
    ]);
  });

  it('for the evidence of a facility', async () => {
    const id = await buildFaskes(server.db);
    const { token } = await server.signIn({ role: 'ADMIN' });
    const { json } = await uploadEvidence(server, token, id, 'NAKES');
    const stored = (json as unknown as GuaranteeStatement).jaminan.flatMap(({ berkas }) => berkas);
    expect(stored).toHaveLength(1);
    expect(await readBy('LEGAL', `/Faskes/bukti/${stored[0]?.id ?? 0}`)).toEqual([
      entry('faskes', id, 'NAKES'),
    ]);
  });

  it('for both signed copies of an agreement', async () => {
    const order = await world.sign();
    const read = await readBy(
      'FINANCE',
      `/Order/DownloadFilePKSBHBU/${order.id}`,
      `/Order/DownloadFilePKSKF/${order.id}`,
    );
    expect(read.map(({ action }) => action)).toEqual(['order.downloadFile', 'order.downloadFile']);
    expect(read.map(({ after }) => after)).toEqual([
      { berkas: ['filePksBHBU'] },
      { berkas: ['filePksKF'] },
    ]);
  });

  it('but not one that was refused', async () => {
    const stranger = await server.signIn({
      role: 'FASKES',
      faskesId: await buildFaskes(server.db),
    });
    expect((await server.request('GET', '/Payment/lampiran/1', stranger)).status).toBe(403);
    const entries = await server.db.$count(
      auditLog,
      and(eq(auditLog.actorId, stranger.id), eq(auditLog.action, 'payment.downloadFile')),
    );
    expect(entries).toBe(0);
  });
});
