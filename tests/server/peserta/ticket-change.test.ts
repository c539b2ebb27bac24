import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Peserta, TicketParty } from '#contract/peserta/index.ts';
import { auditLog, peserta } from '#server/db/schema/index.ts';
import { buildDosis } from '../../builders/dosis.ts';
import { buildPeserta, type PesertaOverrides } from '../../builders/peserta.ts';
import type { Told } from '../harness/server.ts';
import { useWorld, type World } from './world.ts';

const world = useWorld();
let server: World['server'];
let bhbuId: World['bhbuId'];
let faskesId: World['faskesId'];
let admin: World['admin'];
let company: World['company'];
beforeAll(() => {
  ({ server, bhbuId, faskesId, admin, company } = world());
});

let made = 0;

/** Registers a booster, optionally with a ticket. */
async function booster(overrides: Partial<PesertaOverrides> = {}, ticketNumber?: string) {
  const one = await buildPeserta(server.deps, {
    userId: company.id,
    bhbuId,
    vaccinationType: 1,
    ...overrides,
  });
  if (ticketNumber !== undefined) {
    await server.db.update(peserta).set({ ticketNumber }).where(eq(peserta.id, one.id));
  }
  return one;
}

/** Returns a unique ticket number. */
const newTicket = (): string => {
  made += 1;
  return `BST-AAAA${String(made).padStart(4, '2')}`;
};

const row = async (id: number): Promise<Peserta> =>
  (await world().get(id)).json as unknown as Peserta;

const find = (noTiket: string, token = admin.token) =>
  server.ask('POST', '/Peserta/tiket/cari', { token, body: { noTiket } });

const candidates = async (noTiket: string, q: string): Promise<TicketParty[]> => {
  const told = await server.ask('POST', '/Peserta/tiket/calon', {
    token: admin.token,
    body: { noTiket, q },
  });
  expect(told.status).toBe(200);
  return told.json as unknown as TicketParty[];
};

async function move(
  noTiket: string,
  from: { id: number },
  to: { id: number },
  more: object = {},
  token = admin.token,
): Promise<Told> {
  const [versiDari, versiKe] = [(await row(from.id)).version, (await row(to.id)).version];
  return await server.ask('POST', '/Peserta/tiket/pindah', {
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
    const ticket = newTicket();
    const holder = await booster({ nama: 'Pemegang Pertama' }, ticket);
    for (const typed of [ticket, ticket.toLowerCase(), ticket.replace('-', ' ')]) {
      const told = await find(typed);
      expect(told.json).toMatchObject({ peserta: { id: holder.id, noTiket: ticket } });
      expect(told.json['halangan']).toBeNull();
      expect(told.text).not.toContain(holder.nik);
    }
    expect((await find('BST-22222222')).status).toBe(404);
  });

  it('excludes deleted holders and names the reason why a used ticket stays', async () => {
    const gone = newTicket();
    const { id } = await booster({}, gone);
    await server.ask('DELETE', `/Peserta/${id}`, { token: company.token });
    expect((await find(gone)).status).toBe(404);
    const used = newTicket();
    const done = await booster({ nama: 'Sudah Disuntik' }, used);
    await buildDosis(server.db, { pesertaId: done.id, faskesId });
    expect((await find(used)).json['halangan']).toMatch(/Sudah Disuntik sudah divaksinasi/);
  });
});

describe('the candidates for a ticket', () => {
  it('are found by part of the name or the whole NIK, eligible ones first', async () => {
    const ticket = newTicket();
    await booster({}, ticket);
    const regular = await booster({ nama: 'Calon Alpha', vaccinationType: 0 });
    const fitting = await booster({ nama: 'Calon Beta' });
    const found = await candidates(ticket, 'calon');
    expect(found.map(one => one.peserta.id)).toEqual([fitting.id, regular.id]);
    expect(found[0]?.halangan).toBeNull();
    expect(found[1]?.halangan).toMatch(/jenis vaksinasi lain/);
    const byNumber = await candidates(ticket, fitting.nik);
    expect(byNumber.map(one => one.peserta.id)).toEqual([fitting.id]);
    expect(JSON.stringify(byNumber)).not.toContain(fitting.nik);
    expect(server.logged()).not.toContain(fitting.nik);
  });
});

describe('moving a ticket', () => {
  it('gives it to the other, logs both, and can be reversed', async () => {
    const ticket = newTicket();
    const [from, to] = [await booster({}, ticket), await booster()];
    const told = await move(ticket, from, to);
    expect(told.status).toBe(200);
    expect(told.json).toMatchObject({
      dari: { id: from.id, noTiket: null, version: 2 },
      ke: { id: to.id, noTiket: ticket, version: 2 },
    });
    const deeds = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'peserta.changeTicket'))
      .orderBy(auditLog.id);
    expect(deeds.slice(-2)).toMatchObject([
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
    expect((await move(ticket, to, from)).status).toBe(200);
    expect((await row(from.id)).noTiket).toBe(ticket);
    expect((await row(to.id)).noTiket).toBeNull();
  });

  it('requires a reason without an identity number', async () => {
    const ticket = newTicket();
    const [from, to] = [await booster({}, ticket), await booster()];
    for (const alasan of ['', '  ', `untuk ${to.nik}`]) {
      const told = await move(ticket, from, to, { alasan });
      expect(told.status).toBe(422);
      expect(told.json['errors']).toHaveProperty('alasan');
    }
  });

  it('requires an administrator', async () => {
    const ticket = newTicket();
    const [from, to] = [await booster({}, ticket), await booster()];
    for (const role of ['AM', 'FASKES', 'LEGAL'] as const) {
      const { token } = await server.signIn({ role });
      expect((await move(ticket, from, to, {}, token)).status, role).toBe(403);
    }
    expect((await move(ticket, from, to, {}, company.token)).status).toBe(403);
    expect((await row(from.id)).noTiket).toBe(ticket);
  });

  it('is rejected with the reason', async () => {
    const ticket = newTicket();
    const holder = await booster({}, ticket);
    const refused = async (to: { id: number }, why: RegExp) => {
      const told = await move(ticket, holder, to);
      expect(told.json).toMatchObject({ status: 409, code: 'KEADAAN_SALAH' });
      expect(told.json['detail']).toMatch(why);
    };
    await refused(await booster({}, newTicket()), /sudah memegang tiket/);
    await refused(await booster({ vaccinationType: 0 }), /jenis vaksinasi lain/);
    await refused(await booster({ findings: [{ code: 'E09', field: 'noHP' }] }), /belum valid/);
    const aside = await booster();
    await server.db.update(peserta).set({ isActive: false }).where(eq(peserta.id, aside.id));
    await refused(aside, /nonaktif/);
    const vaccinated = await booster();
    await buildDosis(server.db, { pesertaId: vaccinated.id, faskesId });
    await refused(vaccinated, /sudah divaksinasi/);
    const sameNik = await booster({ nik: holder.nik, bhbuId: null });
    await refused(sameNik, /orang yang sama/);
    expect((await move(ticket, holder, holder)).json['errors']).toHaveProperty('idKe');

    const gone = await booster();
    await server.db
      .update(peserta)
      .set({ deletedAt: server.now().toISOString() })
      .where(eq(peserta.id, gone.id));
    expect((await move(ticket, holder, gone, { versiKe: 1 })).status).toBe(404);
    await buildDosis(server.db, { pesertaId: holder.id, faskesId });
    await refused(await booster(), /sudah terpakai/);
    expect((await row(holder.id)).noTiket).toBe(ticket);
  });

  it('is rejected with a stale version', async () => {
    const ticket = newTicket();
    const [from, to] = [await booster({}, ticket), await booster({ nama: 'Penerima Basi' })];
    const stale = await move(ticket, from, to, { versiKe: 7 });
    expect(stale.status).toBe(412);
    expect(stale.json['current']).toMatchObject({ nama: 'Penerima Basi', version: 1 });
    expect((await move(ticket, from, to, { versiDari: 7 })).status).toBe(412);
    expect((await row(from.id)).noTiket).toBe(ticket);
  });

  it('succeeds for one of several simultaneous requests', async () => {
    const ticket = newTicket();
    const from = await booster({}, ticket);
    const receivers = [await booster(), await booster(), await booster(), await booster()];
    const told = await Promise.all(receivers.map(to => move(ticket, from, to, { versiDari: 1 })));
    expect(told.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(told.find(({ status }) => status === 409)?.json['detail']).toMatch(
      /tidak lagi memegang tiket/,
    );
    const holders = await server.db.$count(peserta, eq(peserta.ticketNumber, ticket));
    expect(holders).toBe(1);
  });

  it('in both directions at once does not deadlock', async () => {
    const [a, b] = [newTicket(), newTicket()];
    const [first, second] = [await booster({}, a), await booster({}, b)];
    const told = await Promise.all([move(a, first, second), move(b, second, first)]);
    expect(told.map(({ status }) => status)).toEqual([409, 409]);
  });
});
