import { afterAll, beforeAll, expect, it } from 'vitest';
import { listRecordHistory } from '#server/platform/audit/record-history.ts';
import { auditLog, auditRedaction } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

/** An entry of an earlier version about an arrival has the resource of visits and the id of the participant. */
const idPeserta = 41;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token } = await server.signIn({ role: 'ADMIN' }));
  const entry = (action: string, resource: string, recordLabel: string) => ({
    at: server.now().toISOString(),
    action,
    resource,
    recordId: String(idPeserta),
    recordLabel,
    actorName: 'Perawat Contoh',
    actorRole: 'FASKES',
  });
  await server.db.insert(auditLog).values([
    entry('vaksinasi.checkIn', 'vaksinasi', 'Peserta Contoh'),
    entry('vaksinasi.checkIn', 'peserta', 'Peserta Contoh'),
    // A visit of another participant, with the same number.
    entry('vaksinasi.record', 'vaksinasi', 'Orang Lain'),
  ]);
});
afterAll(() => server.stop());

const list = async (query: string) => {
  const { json } = await server.request('GET', `/audit?idRecord=${idPeserta}&${query}`, { token });
  return (json['data'] as { aksi: string; sumber: string; label: string | null }[]).map(
    ({ aksi, sumber, label }) => [aksi, sumber, label],
  );
};
const arrival = ['vaksinasi.checkIn', 'peserta', 'Peserta Contoh'];
const visit = ['vaksinasi.record', 'vaksinasi', 'Orang Lain'];

it('an earlier entry about an arrival is one about the participant', async () => {
  expect(await list('sumber=peserta')).toEqual([arrival, arrival]);
  expect(await list('sumber=vaksinasi')).toEqual([visit]);
  const historyOf = async (resource: string) =>
    (await listRecordHistory(server.db, resource, idPeserta, 10)).map(({ aksi }) => aksi);
  expect(await historyOf('peserta')).toEqual(['vaksinasi.checkIn', 'vaksinasi.checkIn']);
  expect(await historyOf('vaksinasi')).toEqual(['vaksinasi.record']);
});

it('it is redacted with the participant, and not with a visit of the same number', async () => {
  const at = server.now().toISOString();
  const redact = (resource: string) =>
    server.db.insert(auditRedaction).values({ resource, recordId: String(idPeserta), at });
  await redact('vaksinasi');
  expect(await list('sumber=peserta')).toEqual([arrival, arrival]);
  expect(await list('sumber=vaksinasi')).toEqual([[...visit.slice(0, 2), null]]);
  await redact('peserta');
  const redacted = [...arrival.slice(0, 2), null];
  expect(await list('sumber=peserta')).toEqual([redacted, redacted]);
});
