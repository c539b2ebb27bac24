import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { LiveTopic } from '#contract/domains/live.ts';
import type { QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { auditLog } from '#server/platform/db/schema/index.ts';
import { findOwners } from '#server/platform/db/views/owners.ts';
import { doseBody, jakartaDay } from '../../builders/vaksinasi.ts';
import { useVaksinasiFixture } from './fixture.ts';

const fixture = useVaksinasiFixture();

const listNames = async (query = '') => {
  const { server, nurse } = fixture();
  const { json } = await server.request('GET', `/Vaksinasi/daftar?${query}`, {
    token: nurse.token,
  });
  return (json['data'] as QueueEntry[]).map(({ nama }) => nama);
};

it('those who arrived are served first, in the order in which they came', async () => {
  const { server, nurse, otherNurse, createPeserta, record, faskesId } = fixture();
  const rencanaTanggal = jakartaDay(server.now());
  const make = (nama: string) => createPeserta({ nama, rencanaTanggal });
  const [ani, , cici] = [await make('Ani'), await make('Budi'), await make('Cici')];
  const mark = async (id: number, hadir: boolean, token = nurse.token) => {
    server.advanceTime(60_000);
    return await server.request('PUT', `/Vaksinasi/hadir/${id}`, { token, body: { hadir } });
  };
  expect(await listNames()).toEqual(['Ani', 'Budi', 'Cici']);
  const first = await mark(cici.id, true);
  await mark(ani.id, true);
  expect(await listNames()).toEqual(['Cici', 'Ani', 'Budi']);
  expect(await listNames('urut=NAMA')).toEqual(['Ani', 'Budi', 'Cici']);
  // The first time stays when a colleague marks the person too.
  expect((await mark(cici.id, true)).json).toEqual(first.json);
  expect((await mark(cici.id, true, otherNurse.token)).status).toBe(404);
  await mark(cici.id, false);
  expect(await listNames()).toEqual(['Ani', 'Budi', 'Cici']);
  // Somebody who got the dose no longer waits.
  await mark(cici.id, true);
  await record(doseBody(ani.id, faskesId));
  expect(await listNames()).toEqual(['Cici', 'Ani', 'Budi']);
});

it('an arrival is announced to the facility of the person', async () => {
  const { server, nurse, createPeserta, faskesId } = fixture();
  const { id } = await createPeserta({ rencanaTanggal: jakartaDay(server.now()) });
  await server.request('PUT', `/Vaksinasi/hadir/${id}`, {
    token: nurse.token,
    body: { hadir: true },
  });
  const [entry] = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'vaksinasi.checkIn'));
  const owners = await findOwners(server.db, entry?.resource as LiveTopic, Number(entry?.recordId));
  expect(owners).toMatchObject({ faskes: faskesId });
});
