import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import type { TicketParty } from '#contract/domains/tiket.ts';
import { auditLog, peserta } from '#server/platform/db/schema/index.ts';
import { buildDose } from '../../builders/vaksinasi.ts';
import { buildPeserta, type PesertaOverrides } from '../../builders/peserta.ts';
import type { TestResponse } from '../harness/server.ts';
import { usePesertaFixture, type PesertaFixture } from '../peserta/fixture.ts';

const fixture = usePesertaFixture();
let server: PesertaFixture['server'];
let bhbuId: PesertaFixture['bhbuId'];
let faskesId: PesertaFixture['faskesId'];
let admin: PesertaFixture['admin'];
let company: PesertaFixture['company'];
beforeAll(() => {
  ({ server, bhbuId, faskesId, admin, company } = fixture());
});

let sequence = 0;

/** Registers a booster, optionally with a ticket. */
async function createBooster(overrides: Partial<PesertaOverrides> = {}, ticketNumber?: string) {
  const one = await buildPeserta(server.deps, {
    userId: company.id,
    bhbuId,
    vaccinationType: 1,
    ...overrides,
  });
  if (ticketNumber !== undefined) {
    await server.db.update(peserta).set({ noTiket: ticketNumber }).where(eq(peserta.id, one.id));
  }
  return one;
}

/** Returns a unique ticket number. */
const newTicketNumber = (): string => {
  sequence += 1;
  return `BST-AAAA${String(sequence).padStart(4, '2')}`;
};

const readPeserta = async (id: number): Promise<Peserta> =>
  (await fixture().get(id)).json as unknown as Peserta;

const findTicket = (noTiket: string, token = admin.token) =>
  server.request('POST', '/Peserta/tiket/cari', { token, body: { noTiket } });

const findCandidates = async (noTiket: string, q: string): Promise<TicketParty[]> => {
  const result = await server.request('POST', '/Peserta/tiket/calon', {
    token: admin.token,
    body: { noTiket, q },
  });
  expect(result.status).toBe(200);
  return result.json as unknown as TicketParty[];
};

async function moveTicket(
  noTiket: string,
  from: { id: number },
  to: { id: number },
  more: object = {},
  token = admin.token,
): Promise<TestResponse> {
  const [versiDari, versiKe] = [
    (await readPeserta(from.id)).version,
    (await readPeserta(to.id)).version,
  ];
  return await server.request('POST', '/Peserta/tiket/pindah', {
    token,
    body: {
      noTiket,
      idDari: from.id,
      versiDari,
      idKe: to.id,
      versiKe,
      alasan: 'Peserta pindah tugas',
      ...more,
    },
  });
}

describe('finding a ticket', () => {
  it('accepts any typed format and returns the holder without the NIK', async () => {
    const ticket = newTicketNumber();
    const holder = await createBooster({ nama: 'Pemegang Pertama' }, ticket);
    for (const typed of [ticket, ticket.toLowerCase(), ticket.replace('-', ' ')]) {
      const result = await findTicket(typed);
      expect(result.json).toMatchObject({ peserta: { id: holder.id, noTiket: ticket } });
      expect(result.json['halangan']).toBeNull();
      expect(result.text).not.toContain(holder.nik);
    }
    expect((await findTicket('BST-22222222')).status).toBe(404);
  });

  it('excludes deleted holders and names the reason why a used ticket stays', async () => {
    const gone = newTicketNumber();
    const { id } = await createBooster({}, gone);
    await server.request('DELETE', `/Peserta/${id}`, { token: company.token });
    expect((await findTicket(gone)).status).toBe(404);
    const used = newTicketNumber();
    const done = await createBooster({ nama: 'Sudah Disuntik' }, used);
    await buildDose(server.db, { pesertaId: done.id, faskesId });
    expect((await findTicket(used)).json['halangan']).toMatch(/Sudah Disuntik sudah divaksinasi/);
  });
});

describe('the candidates for a ticket', () => {
  it('are found by part of the name or the whole NIK, eligible ones first', async () => {
    const ticket = newTicketNumber();
    await createBooster({}, ticket);
    const regular = await createBooster({ nama: 'Calon Alpha', vaccinationType: 0 });
    const fitting = await createBooster({ nama: 'Calon Beta' });
    const found = await findCandidates(ticket, 'calon');
    expect(found.map(one => one.peserta.id)).toEqual([fitting.id, regular.id]);
    expect(found[0]?.halangan).toBeNull();
    expect(found[1]?.halangan).toMatch(/jenis vaksinasi lain/);
    const byNumber = await findCandidates(ticket, fitting.nik);
    expect(byNumber.map(one => one.peserta.id)).toEqual([fitting.id]);
    expect(JSON.stringify(byNumber)).not.toContain(fitting.nik);
    expect(server.readLogs()).not.toContain(fitting.nik);
  });
});

describe('moving a ticket', () => {
  it('gives it to the other, logs both, and can be reversed', async () => {
    const ticket = newTicketNumber();
    const [from, to] = [await createBooster({}, ticket), await createBooster()];
    const result = await moveTicket(ticket, from, to);
    expect(result.status).toBe(200);
    expect(result.json).toMatchObject({
      dari: { id: from.id, noTiket: null, version: 2 },
      ke: { id: to.id, noTiket: ticket, version: 2 },
    });
    const auditEntries = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'peserta.changeTicket'))
      .orderBy(auditLog.id);
    expect(auditEntries.slice(-2)).toMatchObject([
      {
        recordId: String(from.id),
        before: { noTiket: ticket },
        after: { noTiket: null, tiketKePeserta: to.id },
        reason: 'Peserta pindah tugas',
      },
      {
        recordId: String(to.id),
        before: { noTiket: null },
        after: { noTiket: ticket, tiketDariPeserta: from.id },
      },
    ]);
    expect((await moveTicket(ticket, to, from)).status).toBe(200);
    expect((await readPeserta(from.id)).noTiket).toBe(ticket);
    expect((await readPeserta(to.id)).noTiket).toBeNull();
  });

  it('requires a reason without an identity number', async () => {
    const ticket = newTicketNumber();
    const [from, to] = [await createBooster({}, ticket), await createBooster()];
    for (const alasan of ['', '  ', `untuk ${to.nik}`]) {
      const result = await moveTicket(ticket, from, to, { alasan });
      expect(result.status).toBe(422);
      expect(result.json['errors']).toHaveProperty('alasan');
    }
  });

  it('requires an administrator', async () => {
    const ticket = newTicketNumber();
    const [from, to] = [await createBooster({}, ticket), await createBooster()];
    for (const role of ['AM', 'FASKES', 'LEGAL'] as const) {
      const { token } = await server.signIn({ role });
      expect((await moveTicket(ticket, from, to, {}, token)).status, role).toBe(403);
    }
    expect((await moveTicket(ticket, from, to, {}, company.token)).status).toBe(403);
    expect((await readPeserta(from.id)).noTiket).toBe(ticket);
  });

  it('is rejected with the reason', async () => {
    const ticket = newTicketNumber();
    const holder = await createBooster({}, ticket);
    const refused = async (to: { id: number }, why: RegExp) => {
      const result = await moveTicket(ticket, holder, to);
      expect(result.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
      expect(result.json['detail']).toMatch(why);
    };
    await refused(await createBooster({}, newTicketNumber()), /sudah memegang tiket/);
    await refused(await createBooster({ vaccinationType: 0 }), /jenis vaksinasi lain/);
    await refused(await createBooster({ issues: [{ code: 'E09', field: 'noHP' }] }), /belum valid/);
    const aside = await createBooster();
    await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, aside.id));
    await refused(aside, /nonaktif/);
    const vaccinated = await createBooster();
    await buildDose(server.db, { pesertaId: vaccinated.id, faskesId });
    await refused(vaccinated, /sudah divaksinasi/);
    const sameNik = await createBooster({ nik: holder.nik, bhbuId: null });
    await refused(sameNik, /orang yang sama/);
    expect((await moveTicket(ticket, holder, holder)).json['errors']).toHaveProperty('idKe');

    const gone = await createBooster();
    await server.db
      .update(peserta)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(peserta.id, gone.id));
    expect((await moveTicket(ticket, holder, gone, { versiKe: 1 })).status).toBe(404);
    await buildDose(server.db, { pesertaId: holder.id, faskesId });
    await refused(await createBooster(), /sudah terpakai/);
    expect((await readPeserta(holder.id)).noTiket).toBe(ticket);
  });

  it('is rejected with a stale version', async () => {
    const ticket = newTicketNumber();
    const [from, to] = [
      await createBooster({}, ticket),
      await createBooster({ nama: 'Penerima Basi' }),
    ];
    const stale = await moveTicket(ticket, from, to, { versiKe: 7 });
    expect(stale.status).toBe(412);
    expect(stale.json['current']).toMatchObject({ nama: 'Penerima Basi', version: 1 });
    expect((await moveTicket(ticket, from, to, { versiDari: 7 })).status).toBe(412);
    expect((await readPeserta(from.id)).noTiket).toBe(ticket);
  });

  it('succeeds for one of several simultaneous requests', async () => {
    const ticket = newTicketNumber();
    const from = await createBooster({}, ticket);
    const receivers = [
      await createBooster(),
      await createBooster(),
      await createBooster(),
      await createBooster(),
    ];
    const result = await Promise.all(
      receivers.map(to => moveTicket(ticket, from, to, { versiDari: 1 })),
    );
    expect(result.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(result.find(({ status }) => status === 409)?.json['detail']).toMatch(
      /tidak lagi memegang tiket/,
    );
    const holders = await server.db.$count(peserta, eq(peserta.noTiket, ticket));
    expect(holders).toBe(1);
  });

  it('in both directions at once does not deadlock', async () => {
    const [a, b] = [newTicketNumber(), newTicketNumber()];
    const [first, second] = [await createBooster({}, a), await createBooster({}, b)];
    const result = await Promise.all([moveTicket(a, first, second), moveTicket(b, second, first)]);
    expect(result.map(({ status }) => status)).toEqual([409, 409]);
  });
});
