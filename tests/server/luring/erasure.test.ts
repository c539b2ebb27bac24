import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { offlineAct } from '#server/platform/db/schema/index.ts';
import { buildOfflineDevice, type OfflineTestDevice } from '../../builders/offline-device.ts';
import { doseBody } from '../../builders/vaksinasi.ts';
import { createRequestSteps } from '../permintaan-data/fixture.ts';
import { useVaksinasiFixture, type VaksinasiFixture } from '../vaksinasi/fixture.ts';

const fixture = useVaksinasiFixture();
let server: VaksinasiFixture['server'];
let device: OfflineTestDevice;
let steps: ReturnType<typeof createRequestSteps>;
const name = 'Nama Yang Dihapus Uji';
const reason = `Dicocokkan dengan ${name}`;
beforeAll(async () => {
  server = fixture().server;
  const { nurse, faskesId, admin } = fixture();
  device = buildOfflineDevice(server, { ...nurse, faskesId });
  await device.open();
  steps = createRequestSteps(server, () => admin.token);
});

const sendRefused = async (id: number) => {
  const isi = doseBody(id, fixture().faskesId, { dosisKe: 2 });
  const act = { ...device.act('KUNJUNGAN', id, isi), nama: name };
  const { json } = await device.send(act);
  return { id: act.id, status: json['status'] };
};
const audit = async (query: string) =>
  (await server.request('GET', `/Audit?${query}`, { token: fixture().admin.token })).text;

describe('an erasure', () => {
  it('finds the acts of a person at any facility, and leaves no text of them', async () => {
    const { createPeserta, otherFaskesId, nurse } = fixture();
    const own = await createPeserta({ nama: name });
    const elsewhere = await createPeserta({ nama: name, idFaskes: otherFaskesId });
    const acts = [await sendRefused(own.id), await sendRefused(elsewhere.id)];
    const decided = await sendRefused(own.id);
    await server.request('PUT', `/Luring/putusan/${decided.id}`, {
      token: nurse.token,
      body: { keputusan: 'BUANG', alasan: reason },
    });
    expect([...acts, decided].map(({ status }) => status)).toEqual(Array(3).fill('KONFLIK'));
    const logs = [own, elsewhere].map(({ id }) => `sumber=peserta&idRecord=${id}`);
    expect(await audit(logs[0] ?? '')).toContain(name);
    // A facility writes no audit entry about people elsewhere.
    expect(await audit(logs[1] ?? '')).not.toContain(name);

    await steps.answered('PENGHAPUSAN', [own.id, elsewhere.id]);

    const ids = [...acts, decided].map(({ id }) => id);
    const rows = await server.db.select().from(offlineAct).where(inArray(offlineAct.id, ids));
    expect(rows).toHaveLength(3);
    for (const row of rows) expect(row).toMatchObject({ status: 'DIBUANG', isi: null });
    expect(JSON.stringify(rows)).not.toContain(name);
    for (const log of logs) expect(await audit(log)).not.toContain(name);
    const listed = await server.request('GET', '/Luring/tindakan?pageSize=500', {
      token: nurse.token,
    });
    expect(listed.status).toBe(200);
    expect(listed.text).not.toContain(name);
  });

  it('is not undone by an act that arrives afterwards', async () => {
    const { id } = await fixture().createPeserta({ nama: name });
    await steps.answered('PENGHAPUSAN', [id]);
    const late = await sendRefused(id);
    expect(late.status).toBe('DIBUANG');
    const [row] = await server.db.select().from(offlineAct).where(eq(offlineAct.id, late.id));
    expect(row).toMatchObject({ pesertaId: id, isi: null });
    expect(await audit('q=Nama Yang Dihapus')).not.toContain(name);
  });

  it('of a person elsewhere is not to be found out by acts', async () => {
    const { createPeserta, otherFaskesId } = fixture();
    const { id } = await createPeserta({ nama: name, idFaskes: otherFaskesId });
    const before = await sendRefused(id);
    await steps.answered('PENGHAPUSAN', [id]);
    expect((await sendRefused(id)).status).toBe(before.status);
    expect((await sendRefused(2_000_000_000)).status).toBe(before.status);
  });
});
