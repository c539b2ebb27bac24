import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, bhbu, faskesBhbu, peserta } from '#server/platform/db/schema/index.ts';
import { buildFaskes, personBody } from '../../builders/peserta.ts';
import { sortedStatuses, useBhbuFixture } from './fixture.ts';

const fixture = useBhbuFixture();

const rounds = Array.from({ length: 12 }, (_, round) => round);

describe('concurrent requests', () => {
  it.each(rounds)('delete a company or add a participant, never both (%i)', async () => {
    const { server, admin, newCompany, remove } = fixture();
    const { id } = await newCompany();
    const [gone, ...responses] = await Promise.all([
      remove(id),
      ...[1, 2, 3].map(() =>
        server.request('POST', '/Peserta', { token: admin, body: personBody({ idBHBU: id }) }),
      ),
    ]);
    const live = await server.db
      .select({ id: peserta.id })
      .from(peserta)
      .innerJoin(bhbu, eq(bhbu.id, peserta.bhbuId))
      .where(and(eq(bhbu.id, id), isNull(peserta.deletedAt)));
    const [row] = await server.db.select().from(bhbu).where(eq(bhbu.id, id));
    const isGone = row?.deletedAt !== null;
    expect(gone.status).toBe(isGone ? 200 : 409);
    if (isGone) expect(live).toEqual([]);
    expect(live).toHaveLength(responses.filter(({ status }) => status === 201).length);
    expect(responses.every(({ status }) => status === 201 || status === 422)).toBe(true);
  });

  it('a deletion waits for a registration that holds a key-share lock', async () => {
    const { server, admin, newCompany, remove } = fixture();
    const { id } = await newCompany();
    const client = await server.db.$client.connect();
    await client.query('begin');
    await client.query('select id from bhbu where id = $1 for key share', [id]);
    let isOver = false;
    const deletion = remove(id).then(responses => {
      isOver = true;
      return responses;
    });
    // A call that does not need the lock completes meanwhile.
    await server.request('GET', `/bhbu/getBHBURequestbyid/${id}`, { token: admin });
    expect(isOver).toBe(false);
    await client.query('commit');
    client.release();
    expect((await deletion).status).toBe(200);
  });

  it('a registration waits for a deletion and then fails', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const client = await server.db.$client.connect();
    await client.query('begin');
    await client.query('select id from bhbu where id = $1 for update', [id]);
    const registration = server.request('POST', '/Peserta', {
      token: admin,
      body: personBody({ idBHBU: id }),
    });
    await server.request('GET', `/bhbu/getBHBURequestbyid/${id}`, { token: admin });
    await client.query('update bhbu set deleted_at = now() where id = $1', [id]);
    await client.query('commit');
    client.release();
    expect((await registration).status).toBe(422);
  });

  it('one of several updates succeeds and the others get a version conflict', async () => {
    const { newCompany, get, put } = fixture();
    const { id, version, body } = await newCompany();
    const responses = await Promise.all(
      ['Satu', 'Dua', 'Tiga'].map(sektor =>
        put(id, { ...body, sektor: `Sektor ${sektor}`, version }),
      ),
    );
    expect(sortedStatuses(responses)).toEqual([200, 412, 412]);
    const winner = responses.find(({ status }) => status === 200);
    expect((await get(id)).json['sektor']).toBe(winner?.json['sektor']);
    const loser = responses.find(({ status }) => status === 412);
    expect(loser?.json).toMatchObject({
      current: { sektor: winner?.json['sektor'], version: version + 1 },
    });
  });

  it('one of several companies with the same NPWP is created', async () => {
    const { server, admin } = fixture();
    const { body } = await fixture().newCompany();
    const npwp = body.npwp.replace(/^./, first => (first === '2' ? '3' : '2'));
    const responses = await Promise.all(
      [1, 2, 3].map(n =>
        server.request('POST', '/bhbu', {
          token: admin,
          body: { ...body, npwp, namaBHBU: `PT Kembar ${n}` },
        }),
      ),
    );
    expect(sortedStatuses(responses)).toEqual([201, 422, 422]);
  });

  it.each(rounds)('assigning and unassigning leave what the audit log says (%i)', async () => {
    const { server, admin, newCompany } = fixture();
    const { id } = await newCompany();
    const faskesId = await buildFaskes(server.db, { serves: [id] });
    const path = `/bhbu/faskes/${id}`;
    const responses = await Promise.all([
      server.request('DELETE', `${path}/${faskesId}`, { token: admin }),
      server.request('POST', path, { token: admin, body: { idFaskes: faskesId } }),
      server.request('DELETE', `${path}/${faskesId}`, { token: admin }),
      server.request('POST', path, { token: admin, body: { idFaskes: faskesId } }),
    ]);
    expect(responses.every(({ status }) => status === 200 || status === 404)).toBe(true);
    const now = await server.db.select().from(faskesBhbu).where(eq(faskesBhbu.bhbuId, id));
    const auditEntries = await server.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.resource, 'bhbu'), eq(auditLog.recordId, String(id))));
    const times = (actionName: string) =>
      auditEntries.filter(({ action }) => action === `bhbu.${actionName}`).length;
    expect(now).toHaveLength(1 + times('assign') - times('unassign'));
  });

  it('one of two deactivations succeeds', async () => {
    const { newCompany, setActive } = fixture();
    const { id } = await newCompany();
    const responses = await Promise.all(
      [1, 2].map(() => setActive(id, { isActive: false, alasan: 'Program selesai' })),
    );
    expect(sortedStatuses(responses)).toEqual([200, 409]);
  });
});
