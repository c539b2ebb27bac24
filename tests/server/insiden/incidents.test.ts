import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Insiden } from '#contract/domains/insiden/index.ts';
import { remindOfIncidents } from '#server/domains/insiden/index.ts';
import { notification, outbox, throttle } from '#server/platform/db/schema/index.ts';
import { runRecordJob } from '#server/platform/scheduler/scheduler.ts';
import { buildBhbu, buildPeserta } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const hour = 3_600_000;

let server: TestServer;
let admin: Awaited<ReturnType<TestServer['signIn']>>;
let company: number;

const signIn = async () => {
  admin = await server.signIn({ role: 'ADMIN', fullName: 'Petugas Data' });
};
beforeAll(async () => {
  server = await startTestServer();
  company = await buildBhbu(server.db);
});
beforeEach(async () => {
  await server.db.delete(throttle);
  await signIn();
});
afterAll(() => server.stop());

const ask = (method: string, path: string, body?: object, token = admin.token) =>
  server.request(method, path, { token, body });
const must = async (method: string, path: string, body?: object) => {
  const response = await ask(method, `/Insiden${path}`, body);
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.text}`);
  return response.json as unknown as Insiden;
};
const person = async (nama: string, overrides: object = {}) =>
  (await buildPeserta(server.deps, { userId: admin.id, bhbuId: company, nama, ...overrides })).id;

/** The day and the time in WIB of an instant, as a form has them. */
const wib = (at: Date) => {
  const local = new Date(at.getTime() + 7 * hour).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
};
const described = {
  judul: 'Ekspor ke akun yang salah',
  caraDiketahui: 'Laporan pegawai',
  uraian: 'Daftar peserta terkirim ke orang yang tidak berhak.',
  jenisData: ['NAMA_KONTAK', 'TANGGAL_LAHIR'],
};
const register = (overrides: object = {}) => {
  const { day, time } = wib(server.now());
  return must('POST', '', { ...described, hariDiketahui: day, jamDiketahui: time, ...overrides });
};
const list = async (token: string, query: string) => {
  const { status, text } = await ask('GET', `/Peserta?${query}`, undefined, token);
  if (status !== 200) throw new Error(text);
};

describe('the clock of an incident', () => {
  it('runs for 3 × 24 hours also over a weekend: Friday 16.00 is late on Monday 16.00', async () => {
    // 4 January 2030 is a Friday; 16.00 WIB is 09.00 UTC.
    server.advanceTime(Date.parse('2030-01-04T09:00:00Z') - server.now().getTime());
    await signIn();
    const first = admin;
    const { id, nomor, batas, sisaJam } = await register();
    expect(nomor).toMatch(/^INS\/VGR\/2030\/\d{5}$/);
    expect({ batas, sisaJam }).toEqual({ batas: '2030-01-07T09:00:00.000Z', sisaJam: 72 });

    const bells = async () => {
      const rows = await server.db
        .select()
        .from(notification)
        .where(and(eq(notification.recordId, String(id)), eq(notification.userId, first.id)));
      return rows.map(({ message }) => message);
    };
    server.advanceTime(60 * hour);
    await runRecordJob(server.deps, remindOfIncidents);
    await runRecordJob(server.deps, remindOfIncidents);
    expect(await bells()).toEqual(['insiden.nearEnd']);

    server.advanceTime(12 * hour - 1000);
    await signIn();
    expect(await must('GET', `/${id}`)).toMatchObject({ sisaJam: 0, terlambat: false });
    const tasks = (await ask('GET', '/Dashboard/pekerjaan')).json['data'] as { jenis: string }[];
    expect(tasks.find(({ jenis }) => jenis === 'insidenDiberitahukan')).toMatchObject({
      jumlah: 1,
      tenggat: '2030-01-07T09:00:00Z',
    });
    server.advanceTime(1000);
    expect(await must('GET', `/${id}`)).toMatchObject({ sisaJam: 0, terlambat: true });
    await runRecordJob(server.deps, remindOfIncidents);
    expect(await bells()).toContain('insiden.late');
  });

  it('starts at the discovery, which is not ahead and not before the event', async () => {
    const { day, time } = wib(new Date(server.now().getTime() + 2 * hour));
    expect(
      (await ask('POST', '/Insiden', { ...described, hariDiketahui: day, jamDiketahui: time }))
        .json,
    ).toMatchObject({ errors: { hariDiketahui: expect.anything() as unknown } });
    const known = wib(new Date(server.now().getTime() - 24 * hour));
    const later = wib(server.now());
    const response = await ask('POST', '/Insiden', {
      ...described,
      hariDiketahui: known.day,
      jamDiketahui: known.time,
      hariKejadian: later.day,
      jamKejadian: later.time,
    });
    expect(response.json).toMatchObject({ errors: { hariKejadian: expect.anything() as unknown } });
  });
});

describe('those affected', () => {
  it('are exactly those whose rows an account read or exported in a time', async () => {
    const [listed, exported, opened, untouched] = [
      await person('Ani Terdaftar'),
      await person('Beni Terekspor'),
      await person('Cica Terbuka'),
      await person('Dodi Tidak Terbaca'),
    ];
    const reader = await server.signIn({ role: 'ADMIN', fullName: 'Akun Bocor' });
    const other = await server.signIn({ role: 'ADMIN', fullName: 'Akun Lain' });
    // Before the time: read by the same account.
    await list(reader.token, `id=${untouched}`);
    server.advanceTime(10 * 60_000);
    const from = wib(server.now());
    await list(reader.token, `id=${listed}`);
    await ask('GET', `/Peserta/Export?id=${exported}`, undefined, reader.token);
    await ask('GET', `/Peserta/GetById/${opened}`, undefined, reader.token);
    // Meanwhile another account read someone else.
    await list(other.token, `id=${untouched}`);
    const until = wib(server.now());
    server.advanceTime(10 * 60_000);
    // After the time.
    await list(reader.token, `id=${untouched}`);

    const window = {
      idPengguna: reader.id,
      dariHari: from.day,
      dariJam: from.time,
      sampaiHari: until.day,
      sampaiJam: until.time,
    };
    const { id } = await register();
    const found = (await ask('POST', `/Insiden/cariJejak/${id}`, window)).json;
    expect(found).toMatchObject({ jumlah: 3, diBerkas: 1, pembacaan: 3, sudahTercatat: 0 });
    expect((found['contoh'] as { id: number }[]).map(one => one.id)).toEqual([
      listed,
      exported,
      opened,
    ]);
    expect(await must('PUT', `/dariJejak/${id}`, window)).toMatchObject({ jumlahPeserta: 3 });
    // Adding them again adds no one.
    expect(await must('PUT', `/dariJejak/${id}`, window)).toMatchObject({ jumlahPeserta: 3 });
    const affected = (await ask('GET', `/Insiden/terdampak/${id}`)).json['data'] as {
      id: number;
      sumber: string;
    }[];
    expect(affected.map(one => [one.id, one.sumber])).toEqual([
      [listed, 'JEJAK'],
      [exported, 'JEJAK'],
      [opened, 'JEJAK'],
    ]);
  });

  it('are added and removed by hand, people and accounts', async () => {
    const { id } = await register();
    const someone = await person('Eka Manual');
    expect(
      await must('PUT', `/terdampak/${id}`, { tambahPeserta: [someone], tambahAkun: [admin.id] }),
    ).toMatchObject({ jumlahPeserta: 1, jumlahAkun: 1 });
    expect(
      await must('PUT', `/terdampak/${id}`, { hapusPeserta: [someone], hapusAkun: [admin.id] }),
    ).toMatchObject({ jumlahPeserta: 0, jumlahAkun: 0 });
    const unknown = await ask('PUT', `/Insiden/terdampak/${id}`, { tambahPeserta: [999_999] });
    expect(unknown.status).toBe(422);
  });

  it('are searched in a time that ends after it begins', async () => {
    const { id } = await register();
    const { status, json } = await ask('POST', `/Insiden/cariJejak/${id}`, {
      idPengguna: admin.id,
      dariHari: '2030-01-03',
      dariJam: '10:00',
      sampaiHari: '2030-01-02',
      sampaiJam: '10:00',
    });
    expect(status).toBe(422);
    expect(json).toMatchObject({ errors: { sampaiHari: expect.anything() as unknown } });
  });
});

describe('the notice', () => {
  const complete = { penanganan: 'Akses akun ditutup.', pemulihan: 'Berkas dihapus penerimanya.' };

  it('needs those affected and what was done, then mails whom it can, once', async () => {
    const draft = await register();
    const notify = (version: number) => ask('PUT', `/Insiden/beritahu/${draft.id}`, { version });
    expect((await notify(draft.version)).json).toMatchObject({ reason: 'isComplete' });

    const reachable = await person('Fani Beremail', { email: 'fani@contoh.example' });
    const paperOnly = await person('Gani Tanpa Email', { email: null });
    await must('PUT', `/terdampak/${draft.id}`, { tambahPeserta: [reachable, paperOnly] });
    expect((await notify(draft.version)).status).toBe(409);

    const { day, time } = wib(server.now());
    const full = { ...described, ...complete, hariDiketahui: day, jamDiketahui: time };
    const { version } = await must('PUT', `/${draft.id}`, { ...full, version: draft.version });
    const before = await server.db.select({ id: outbox.id }).from(outbox);
    const sent = await notify(version);
    expect(sent.json).toMatchObject({ status: 'DIBERITAHUKAN', jumlahPeserta: 2, jumlahSurat: 1 });
    const mails = (await server.db.select().from(outbox)).filter(
      ({ id }) => !before.some(one => one.id === id),
    );
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      {
        to: 'fani@contoh.example',
        isPrivate: true,
        about: { resource: 'insiden', recordId: draft.id },
        text: expect.stringContaining('Akses akun ditutup.') as unknown,
      },
    ]);
    expect((await notify(Number(sent.json['version']))).status).toBe(409);
    const late = await ask('PUT', `/Insiden/terdampak/${draft.id}`, { tambahPeserta: [reachable] });
    expect(late.status).toBe(409);

    const closed = await must('PUT', `/tutup/${draft.id}`, {
      alasan: 'Semua yang terdampak sudah diberi tahu.',
      version: sent.json['version'],
    });
    expect(closed).toMatchObject({ status: 'DITUTUP', sisaJam: null });
    const history = (await ask('GET', `/Insiden/riwayat/${draft.id}`)).json;
    expect((history as unknown as { ke: string }[]).map(({ ke }) => ke)).toEqual([
      'DITUTUP',
      'DIBERITAHUKAN',
      'DRAF',
    ]);
  });

  it('is printed for a person and for the authority', async () => {
    const { id } = await register(complete);
    const someone = await person('Hana Surat');
    const another = await person('Ivan Bukan');
    await must('PUT', `/terdampak/${id}`, { tambahPeserta: [someone] });
    for (const path of [`surat/${id}`, `surat/${id}?idPeserta=${someone}`, `suratLembaga/${id}`]) {
      const { status, headers } = await ask('GET', `/Insiden/${path}`);
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, 'application/pdf']);
    }
    expect((await ask('GET', `/Insiden/surat/${id}?idPeserta=${another}`)).status).toBe(404);
  });
});

it('is for administrators; LEGAL reads, others do not', async () => {
  const { id } = await register();
  const legal = await server.signIn({ role: 'LEGAL' });
  const finance = await server.signIn({ role: 'FINANCE' });
  expect((await ask('GET', `/Insiden/${id}`, undefined, legal.token)).status).toBe(200);
  expect((await ask('PUT', `/Insiden/beritahu/${id}`, { version: 1 }, legal.token)).status).toBe(
    403,
  );
  expect((await ask('GET', '/Insiden', undefined, finance.token)).status).toBe(403);
});
