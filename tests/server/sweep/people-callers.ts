import { and, eq } from 'drizzle-orm';
import { bulkEdit, pesertaPair } from '#server/platform/db/schema/index.ts';
import { buildPeserta } from '../../builders/peserta.ts';
import type { TestServer } from '../harness/server.ts';
import { signInMember, type ScopedCallerFactory } from './members.ts';
import { pair, type Build } from './order-callers.ts';

type Member = Awaited<ReturnType<typeof signInMember>>;

/** Registers two people of one name and birth date at a company. @returns the pair */
async function pairOf(server: TestServer, { id: userId, bhbuId }: Member) {
  const person = { nama: `Ganda Perusahaan ${'abcdefghij'.charAt(bhbuId % 10)}` };
  const one = await buildPeserta(server.deps, {
    ...person,
    tanggalLahir: '1991-02-03',
    userId,
    bhbuId,
  });
  await buildPeserta(server.deps, { ...person, tanggalLahir: '1991-02-03', userId, bhbuId });
  const [found] = await server.db.select().from(pesertaPair).where(eq(pesertaPair.kiriId, one.id));
  if (!found) throw new Error('no pair');
  return found;
}

type Prepared = 'TERBUKA' | 'BUKAN' | 'DIGABUNG';

/** Creates a pair of the caller's company and one of another. */
const pairs =
  (body?: unknown, status: Prepared = 'TERBUKA'): ScopedCallerFactory =>
  async (server, role) => {
    const admin = await server.signIn({ role: 'ADMIN' });
    const [me, other] = [await signInMember(server, role), await signInMember(server, role)];
    const post = (path: string, sent: unknown) =>
      server.request('POST', path, { token: admin.token, body: sent });
    const ids: number[] = [];
    for (const member of [me, other]) {
      const { id } = await pairOf(server, member);
      if (status === 'BUKAN') await post(`/Peserta/ganda/${id}/bukan`, {});
      if (status === 'DIGABUNG') {
        await post(`/Peserta/ganda/${id}/gabung`, mergeBody);
        const { json } = await server.request('GET', `/Peserta/ganda/${id}`, {
          token: admin.token,
        });
        ids.push(Number(json['idGabungan']));
      } else ids.push(id);
    }
    return {
      token: me.token,
      ownId: ids[0] ?? 0,
      foreignId: ids[1] ?? 0,
      foreignText: `PT Contoh ${other.bhbuId}`,
      body,
    };
  };

const mergeBody = { tetap: 'kiri', pilihan: {}, versi: { kiri: 1, kanan: 1 } };

/** Creates a change of one participant by the caller, and one by an account of another owner. */
const changes =
  (status: 'BERJALAN' | 'SELESAI'): ScopedCallerFactory =>
  async (server, role) => {
    const [me, other] = [await signInMember(server, role), await signInMember(server, role)];
    const make = async ({ id: userId, bhbuId, faskesId, token }: Member): Promise<number> => {
      const { id } = await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId });
      const made = await server.request('POST', '/Peserta/ubahBanyak', {
        token,
        body: { pilihan: { ids: [id] }, perubahan: { nip: `NIP ${bhbuId}` } },
      });
      const edit = Number(made.json['id']);
      if (status === 'BERJALAN') {
        await server.db
          .update(bulkEdit)
          .set({ status, ids: [id], selesai: 0, modifiedAt: '2029-01-01T00:00:00.000Z' })
          .where(and(eq(bulkEdit.id, edit)));
      }
      return edit;
    };
    return {
      token: me.token,
      ownId: await make(me),
      foreignId: await make(other),
      foreignText: `NIP ${other.bhbuId}`,
      body: {},
    };
  };

/** Registers a participant of the owner's company and facility. @returns the id */
const buildParticipant: Build = async (server, { id: userId, bhbuId, faskesId }) =>
  (await buildPeserta(server.deps, { userId, bhbuId, idFaskes: faskesId })).id;

/** Callers for pairs of participants and changes of many. */
export const peopleCallerFactories: Readonly<Record<string, ScopedCallerFactory>> = {
  'satusehat.ofPeserta': pair(buildParticipant, undefined, { silent: true }),
  'satusehat.setPatientNumber': pair(buildParticipant, () => ({ noIHS: null }), { silent: true }),
  'duplicate.get': pairs(),
  'duplicate.separate': pairs({ alasan: 'Kembar' }),
  'duplicate.reopen': pairs({}, 'BUKAN'),
  'duplicate.merge': pairs(mergeBody),
  'duplicate.unmerge': pairs({}, 'DIGABUNG'),
  'bulkEdit.get': changes('SELESAI'),
  'bulkEdit.resume': changes('BERJALAN'),
  'bulkEdit.undo': changes('SELESAI'),
};
