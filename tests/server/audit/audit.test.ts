import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { readExport } from '../spreadsheet/read-export.ts';

let server: TestServer;
let token: string;
let userId: number;

beforeAll(async () => {
  server = await startTestServer();
  ({ token, id: userId } = await server.signIn({ role: 'ADMIN', fullName: 'Bagas Prasetya' }));
  const entry = (at: string, action: string, more: object = {}) => ({
    at,
    action,
    resource: action.split('.')[0] ?? '',
    actorId: userId,
    actorName: 'Bagas Prasetya',
    actorRole: 'ADMIN',
    ...more,
  });
  await server.db.insert(auditLog).values([
    entry('2029-12-31T16:59:59.999Z', 'role.create', { recordId: '7', recordLabel: 'Koordinator' }),
    entry('2029-12-31T17:00:00.000Z', 'role.update', {
      recordId: '7',
      before: { name: 'Koordinator' },
      after: { name: '=Koordinator Wilayah' },
    }),
    entry('2030-01-01T16:59:59.999Z', 'peserta.update', {
      recordId: '9',
      actorId: null,
      actorName: 'Tanpa akun',
    }),
    entry('2030-01-01T17:00:00.000Z', 'session.start', { actorId: null, actorName: 'Pengguna' }),
    entry('2030-01-01T17:00:00.000Z', 'peserta.delete', { recordId: '9', reason: 'Ganda' }),
  ]);
});
afterAll(() => server.stop());

const listActions = async (query: string) => {
  const response = await server.request('GET', `/audit?sortOrder=desc&${query}`, { token });
  return (response.json['data'] as { aksi: string }[]).map(({ aksi }) => aksi);
};

describe('the audit log', () => {
  it.each([
    ['sumber=role', ['role.update', 'role.create']],
    ['sumber=peserta&idRecord=9&tindakan=update', ['peserta.update']],
    ['tindakan=update', ['peserta.update', 'role.update']],
    ['idPengguna=0', null],
    ['dari=0000-01-01', null],
    ['sampai=9999-12-31', null],
    ['q=tanpa', ['peserta.update']],
    ['dari=2030-01-01&sampai=2030-01-01', ['peserta.update', 'role.update']],
    ['sampai=2029-12-31', ['role.create']],
  ])('is filtered by %s, with days in Jakarta time', async (query, found) => {
    if (found) expect(await listActions(query)).toEqual(found);
    else {
      const response = await server.request('GET', `/audit?${query}`, { token });
      expect(response.status).toBe(422);
    }
  });

  it('leaves out signing in and out until it is asked for', async () => {
    expect(await listActions('')).not.toContain('session.start');
    expect(await listActions('denganMasuk=true')).toContain('session.start');
    expect(await listActions('tindakan=start')).toEqual(['session.start']);
  });

  it('is filtered by person', async () => {
    expect(await listActions(`idPengguna=${userId}`)).toHaveLength(3);
  });

  it('returns one entry with its values before and after', async () => {
    const [{ id } = { id: 0 }] = (
      await server.request('GET', '/audit?tindakan=update&sumber=role', { token })
    ).json['data'] as { id: number }[];
    const response = await server.request('GET', `/audit/${id}`, { token });
    expect(response.json).toMatchObject({
      oleh: 'Bagas Prasetya',
      sebelum: { name: 'Koordinator' },
      sesudah: { name: '=Koordinator Wilayah' },
    });
  });

  it('is exported as a spreadsheet by a ticket, and logs the export', async () => {
    const { json } = await server.request('POST', '/audit/tiketEkspor', {
      token,
      body: { kueri: { sumber: 'role' } },
    });
    const fetched = await server.app.fetch(
      new Request(`http://portal.test/api/audit/ekspor?tiket=${String(json['tiket'])}`),
    );
    const { rows, fileName, filter } = await readExport(fetched);
    expect(fileName).toBe('ReportJejakAuditVGR-2030-01-02.xlsx');
    expect(filter).toBe('A1:K3');
    // The words of the console, not codes.
    expect(rows[0]).toMatchObject({
      'Waktu (WIB)': {
        value: expect.any(Date) as Date,
        format: 'dd\\-mm\\-yyyy\\ hh:mm',
      },
      Siapa: { value: 'Bagas Prasetya' },
      Peran: { value: 'Administrator' },
      Tindakan: { value: 'Mengubah peran' },
    });
    expect(await listActions('sumber=audit')).toEqual(['audit.export']);
  });

  it('lists the people to filter by', async () => {
    const response = await server.request('GET', '/audit/pelaku?q=bagas', { token });
    expect(JSON.parse(response.text)).toMatchObject([{ id: userId }]);
  });
});
