import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Choice } from '#contract/core/list.ts';
import { maxNoteLength, withdrawalMinutes, type Note } from '#contract/core/note.ts';
import { maxNoteBytesPerDay, maxNotesPerHour } from '#server/platform/auth/note-limits.ts';
import {
  appUser,
  attachment,
  auditLog,
  bhbu,
  notification,
  workOrder,
} from '#server/platform/db/schema/index.ts';
import { buildEvidencePdf } from '../../builders/faskes.ts';
import { addNote, listNotes, noteFormData } from '../../builders/note.ts';
import { buildBhbu, buildFaskes } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { startTestServer, type TestResponse, type TestServer } from '../harness/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const minuteMs = 60_000;
const signIn = (...args: Parameters<TestServer['signIn']>) => server.signIn(...args);
const remove = (token: string, id: number | undefined, own = '') =>
  server.request('DELETE', `/BHBU/catatan/${own}${id ?? ''}`, { token });
const withdraw = (token: string, id: number | undefined) => remove(token, id, 'sendiri/');

describe('a note', () => {
  it('is internal unless staff share it with the company', async () => {
    const bhbuId = await buildBhbu(server.db);
    const staff = await signIn({ role: 'AM', fullName: 'Citra Lestari' });
    const company = await signIn({ role: 'BHBU', bhbuId });
    const added = await addNote(server, staff.token, bhbuId);
    expect(added.status).toBe(201);
    expect(added.json).toMatchObject({
      teks: 'Menunggu berkas SKB',
      visibilitas: 'INTERNAL',
      oleh: 'Citra Lestari',
      waktu: server.now().toISOString(),
      berkas: [],
      dapatDitarik: true,
    });
    await addNote(server, staff.token, bhbuId, { teks: 'Untuk Anda', visibilitas: 'PERUSAHAAN' });
    expect((await listNotes(server, company.token, bhbuId)).map(({ teks }) => teks)).toEqual([
      'Untuk Anda',
    ]);
    expect(await listNotes(server, staff.token, bhbuId)).toHaveLength(2);
  });

  it('of a company is visible to it, and never internal', async () => {
    const bhbuId = await buildBhbu(server.db);
    const company = await signIn({ role: 'BHBU', bhbuId });
    const added = await addNote(server, company.token, bhbuId);
    expect(added.json['visibilitas']).toBe('PERUSAHAAN');
    const internal = await addNote(server, company.token, bhbuId, { visibilitas: 'INTERNAL' });
    expect(internal.json['errors']).toHaveProperty('visibilitas');
  });

  it.each([
    ['an identity number', 'NIK-nya 3273 0561 0190 0009'],
    ['too much text', 'a'.repeat(maxNoteLength + 1)],
    ['nothing', '  '],
  ])('is rejected with %s', async (_, teks) => {
    const { token } = await signIn({ role: 'ADMIN' });
    const result = await addNote(server, token, await buildBhbu(server.db), { teks });
    expect(result.status).toBe(422);
    expect(result.json['errors']).toHaveProperty('teks');
  });

  it('is hidden from other companies and from roles that may not read companies', async () => {
    const bhbuId = await buildBhbu(server.db);
    const admin = await signIn({ role: 'ADMIN' });
    const { json } = await addNote(server, admin.token, bhbuId, {
      visibilitas: 'PERUSAHAAN',
      berkas1: buildEvidencePdf('Rahasia'),
    });
    const { berkas } = json as unknown as Note;
    const stranger = await signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    const outsider = await signIn({ role: 'EM' });
    const file = `/BHBU/catatan/berkas/${berkas[0]?.id ?? ''}`;
    for (const [path, body] of [
      [`/BHBU/${bhbuId}/catatan`, undefined],
      [`/BHBU/${bhbuId}/catatan`, noteFormData()],
      [file, undefined],
    ] as const) {
      const send = (token: string) =>
        server.request(body ? 'POST' : 'GET', path, { token, ...(body ? { body } : {}) });
      expect((await send(stranger.token)).status).toBe(404);
      expect((await send(outsider.token)).status).toBe(403);
    }
  });

  it('has files that everyone who sees the note may download', async () => {
    const bhbuId = await buildBhbu(server.db);
    const staff = await signIn({ role: 'LEGAL' });
    const company = await signIn({ role: 'BHBU', bhbuId });
    const add = (visibilitas: 'INTERNAL' | 'PERUSAHAAN') =>
      addNote(server, staff.token, bhbuId, {
        visibilitas,
        berkas1: buildEvidencePdf('Lampiran satu', 'satu.pdf'),
        berkas2: buildEvidencePdf('Lampiran dua', 'dua.pdf'),
      });
    const download = async (visibilitas: 'INTERNAL' | 'PERUSAHAAN', token: string) => {
      const { berkas } = (await add(visibilitas)).json as unknown as Note;
      expect(berkas.map(({ nama }) => nama)).toEqual(['satu.pdf', 'dua.pdf']);
      return await server.request('GET', `/BHBU/catatan/berkas/${berkas[1]?.id ?? ''}`, { token });
    };
    expect((await download('PERUSAHAAN', company.token)).text).toContain('Lampiran dua');
    expect((await download('INTERNAL', company.token)).status).toBe(404);
    expect((await download('INTERNAL', staff.token)).status).toBe(200);
  });

  it('is rejected as a whole when one file is invalid', async () => {
    const bhbuId = await buildBhbu(server.db);
    const { token } = await signIn({ role: 'ADMIN' });
    const result = await addNote(server, token, bhbuId, {
      berkas1: buildEvidencePdf(),
      berkas2: new File(['bukan PDF'], 'dua.pdf'),
    });
    expect(result.json['errors']).toEqual({ berkas2: [expect.any(String)] });
    expect(await listNotes(server, token, bhbuId)).toEqual([]);
  });
});

describe('removing a note', () => {
  it('is possible for its author only, and only for a while', async () => {
    const bhbuId = await buildBhbu(server.db);
    const author = await signIn({ role: 'AM' });
    const colleague = await signIn({ role: 'LEGAL' });
    const add = async () => (await addNote(server, author.token, bhbuId)).json['id'] as number;
    const [first, second] = [await add(), await add()];
    expect((await withdraw(colleague.token, first)).status).toBe(403);
    expect((await remove(colleague.token, first)).status).toBe(403);
    server.advanceTime(withdrawalMinutes * minuteMs - 1);
    expect((await withdraw(author.token, first)).status).toBe(200);
    server.advanceTime(1);
    const [rest] = await listNotes(server, author.token, bhbuId);
    expect(rest).toMatchObject({ id: second, dapatDitarik: false });
    expect((await withdraw(author.token, second)).status).toBe(409);
  });

  it('by an administrator is always possible, and deletes the files', async () => {
    const bhbuId = await buildBhbu(server.db);
    const author = await signIn({ role: 'AM', fullName: 'Citra Lestari' });
    const { token } = await signIn({ role: 'ADMIN' });
    const added = await addNote(server, author.token, bhbuId, { berkas1: buildEvidencePdf() });
    const id = added.json['id'] as number;
    server.advanceTime(withdrawalMinutes * minuteMs);
    expect((await remove(token, id)).status).toBe(200);
    expect(await listNotes(server, author.token, bhbuId)).toEqual([]);
    expect(await server.db.$count(attachment, eq(attachment.recordId, String(id)))).toBe(0);
    const entries = await server.db
      .select({ action: auditLog.action, before: auditLog.before })
      .from(auditLog)
      .where(eq(auditLog.recordId, String(bhbuId)))
      .orderBy(auditLog.id);
    expect(entries).toMatchObject([
      { action: 'bhbu.addNote' },
      { action: 'bhbu.removeNote', before: { oleh: 'Citra Lestari' } },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Menunggu berkas SKB');
    expect((await remove(token, id)).status).toBe(404);
  });
});

describe('mentions', () => {
  it('notify staff who may read the record', async () => {
    const bhbuId = await buildBhbu(server.db);
    const author = await signIn({ role: 'AM', fullName: 'Citra Lestari' });
    const legal = await signIn({ role: 'LEGAL', fullName: 'Laras Pertiwi' });
    const { json } = await addNote(server, author.token, bhbuId, { sebut: [legal.id, legal.id] });
    expect(json['disebut']).toEqual(['Laras Pertiwi']);
    const notifications = await server.db
      .select()
      .from(notification)
      .where(eq(notification.userId, legal.id));
    expect(notifications).toMatchObject([
      {
        message: 'note.mention',
        params: { nama: `PT Contoh ${bhbuId}`, oleh: 'Citra Lestari' },
        path: `/dashboard/bhbu/detail/${bhbuId}`,
      },
    ]);
  });

  it('are offered only of active staff who may read every company', async () => {
    const bhbuId = await buildBhbu(server.db);
    // Authors do not mention themselves.
    const { token } = await signIn({ role: 'ADMIN', fullName: 'Zaki Penulis' });
    const names = ['Zaki Legal', 'Zaki Ekspedisi', 'Zaki Perusahaan', 'Zaki Berhenti'] as const;
    const legal = await signIn({ role: 'LEGAL', fullName: names[0] });
    const em = await signIn({ role: 'EM', fullName: names[1] });
    const company = await signIn({ role: 'BHBU', bhbuId, fullName: names[2] });
    const gone = await signIn({ role: 'LEGAL', fullName: names[3] });
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, gone.id));
    const path = `/BHBU/${bhbuId}/catatan/orang?q=zaki`;
    const offered = async (as: string) =>
      (await server.request('GET', path, { token: as })).json as unknown as Choice[];
    expect(await offered(token)).toEqual([{ id: legal.id, name: 'Zaki Legal' }]);
    expect(await offered(company.token)).toEqual([]);
    for (const { id } of [em, company, gone]) {
      const result = await addNote(server, token, bhbuId, { sebut: [id] });
      expect(result.json['errors']).toHaveProperty('sebut');
    }
    const byCompany = await addNote(server, company.token, bhbuId, { sebut: [legal.id] });
    expect(byCompany.json['errors']).toHaveProperty('sebut');
  });
});

describe('a note that the company sees', () => {
  const notifications = async (message: string) => {
    const rows = await server.db
      .select({ userId: notification.userId, path: notification.path })
      .from(notification)
      .where(eq(notification.message, message))
      .orderBy(notification.userId);
    await server.db.delete(notification);
    return rows;
  };
  const build = async (manager?: number) => {
    const bhbuId = await buildBhbu(server.db);
    await server.db
      .update(bhbu)
      .set({ accountManagerId: manager ?? null })
      .where(eq(bhbu.id, bhbuId));
    await server.db.delete(notification);
    return bhbuId;
  };

  it('reaches the account manager when the company writes it', async () => {
    const manager = await signIn({ role: 'AM' });
    await signIn({ role: 'AM' });
    const bhbuId = await build(manager.id);
    const company = await signIn({ role: 'BHBU', bhbuId });
    await addNote(server, company.token, bhbuId);
    const path = `/dashboard/bhbu/detail/${bhbuId}`;
    expect(await notifications('note.add')).toEqual([{ userId: manager.id, path }]);
  });

  it('reaches the administrators where no account manager can sign in', async () => {
    const admin = await signIn({ role: 'ADMIN' });
    const gone = await signIn({ role: 'AM' });
    await server.db.update(appUser).set({ isActive: false }).where(eq(appUser.id, gone.id));
    for (const manager of [undefined, gone.id]) {
      const bhbuId = await build(manager);
      const company = await signIn({ role: 'BHBU', bhbuId });
      await addNote(server, company.token, bhbuId);
      const ids = (await notifications('note.add')).map(({ userId }) => userId);
      expect(ids).toContain(admin.id);
      expect(ids).not.toContain(gone.id);
    }
  });

  it('reaches the company, and later all who took part in the notes', async () => {
    const manager = await signIn({ role: 'AM' });
    const legal = await signIn({ role: 'LEGAL' });
    const finance = await signIn({ role: 'FINANCE' });
    const bhbuId = await build(manager.id);
    const company = await signIn({ role: 'BHBU', bhbuId });
    const colleague = await signIn({ role: 'BHBU', bhbuId });
    await signIn({ role: 'BHBU', bhbuId: await buildBhbu(server.db) });
    const shared = { visibilitas: 'PERUSAHAAN', sebut: [finance.id] } as const;
    await addNote(server, legal.token, bhbuId, shared);
    const ids = async () => (await notifications('note.add')).map(({ userId }) => userId);
    expect(await ids()).toEqual([company.id, colleague.id].sort((a, b) => a - b));
    await addNote(server, company.token, bhbuId);
    expect(await ids()).toEqual([manager.id, legal.id, finance.id, colleague.id]);
  });

  it('reaches the company and the facility once they see the record', async () => {
    const bhbuId = await build();
    const faskesId = await buildFaskes(server.db, { serves: [bhbuId] });
    const company = await signIn({ role: 'BHBU', bhbuId });
    const facility = await signIn({ role: 'FASKES', faskesId });
    const staff = await signIn({ role: 'PS' });
    await buildStock(server.db, { bhbuId, faskesId, doses: 10 });
    const [draft] = await server.db
      .select({ id: workOrder.id })
      .from(workOrder)
      .where(eq(workOrder.idFaskes, faskesId));
    const write = async () => {
      const { status } = await server.request('POST', `/WorkOrder/${draft?.id ?? 0}/catatan`, {
        token: staff.token,
        body: noteFormData({ visibilitas: 'PERUSAHAAN' }),
      });
      expect(status).toBe(201);
      return (await notifications('note.add')).map(({ userId }) => userId);
    };
    expect(await write()).toEqual([]);
    await server.db
      .update(workOrder)
      .set({ noWO: 'WO-1' })
      .where(eq(workOrder.id, draft?.id ?? 0));
    expect(await write()).toEqual([company.id, facility.id]);
  });

  it('reaches no one besides the mentioned while it is internal', async () => {
    const manager = await signIn({ role: 'AM' });
    const bhbuId = await build(manager.id);
    const company = await signIn({ role: 'BHBU', bhbuId });
    await addNote(server, company.token, bhbuId);
    await notifications('note.add');
    const legal = await signIn({ role: 'LEGAL' });
    await addNote(server, legal.token, bhbuId, { sebut: [manager.id] });
    expect(await server.db.$count(notification, eq(notification.message, 'note.add'))).toBe(0);
    expect((await notifications('note.mention')).map(({ userId }) => userId)).toEqual([manager.id]);
  });
});

describe('the notes of one account are limited', () => {
  const expectTooMany = (response: TestResponse, sentence: RegExp): void => {
    expect([response.status, response.json['code']]).toEqual([429, 'TERLALU_SERING']);
    expect(response.json['detail']).toMatch(sentence);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  };

  it('in number for an hour', async () => {
    const bhbuId = await buildBhbu(server.db);
    const writer = await signIn({ role: 'AM' });
    for (let n = 1; n < maxNotesPerHour; n++) await server.deps.throttle.countNote(writer.id, 0);
    const headers = { 'idempotency-key': 'catatan-terakhir' };
    const send = () =>
      server.request('POST', `/BHBU/${bhbuId}/catatan`, {
        token: writer.token,
        body: noteFormData(),
        headers,
      });
    const last = await send();
    expect(last.status).toBe(201);
    expectTooMany(await addNote(server, writer.token, bhbuId), /^Terlalu banyak catatan/);
    // A repetition writes nothing, so it gets the first answer.
    expect((await send()).json).toEqual(last.json);
    const other = await signIn({ role: 'AM' });
    expect((await addNote(server, other.token, bhbuId)).status).toBe(201);
  });

  it('in the size of their files for a day, whatever becomes of the notes', async () => {
    const bhbuId = await buildBhbu(server.db);
    const writer = await signIn({ role: 'AM' });
    const berkas1 = buildEvidencePdf('Bukti');
    await server.deps.throttle.countNote(writer.id, maxNoteBytesPerDay - berkas1.size - 2_000);
    const added = await addNote(server, writer.token, bhbuId, { berkas1 });
    expect(added.status).toBe(201);
    expect((await withdraw(writer.token, Number(added.json['id']))).status).toBe(200);
    const large = new File([new Uint8Array(4_000)], 'besar.pdf', { type: 'application/pdf' });
    expectTooMany(
      await addNote(server, writer.token, bhbuId, { berkas1: large }),
      /^Terlalu banyak berkas/,
    );
    expect((await addNote(server, writer.token, bhbuId)).status).toBe(201);
  });
});
