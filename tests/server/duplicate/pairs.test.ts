import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { peserta, pesertaPair } from '#server/platform/db/schema/index.ts';
import { matchRecentPeserta } from '#server/domains/duplicate/index.ts';
import { buildBooster, buildPeserta, newNik } from '../../builders/peserta.ts';
import { useDuplicateFixture } from './fixture.ts';

const fixture = useDuplicateFixture();

let sequence = 0;
/** A name and a birth date that no other test uses. */
const newPerson = () => {
  sequence += 1;
  const letters = String(sequence).replace(/\d/g, digit => 'abcdefghij'.charAt(Number(digit)));
  return { nama: `Ganda Uji ${letters}`, tanggalLahir: '1985-03-04', isWNI: true };
};

/** A NIK that fits the birth date is not needed: the contradiction is only a warning. */
const nikOf = () => newNik();

describe('pairs of participants that may be one person', () => {
  it('are found by name and birth date, whatever the case and the spaces', async () => {
    const { createPeserta, pairOf } = fixture();
    const person = newPerson();
    const first = await createPeserta({ ...person, nik: nikOf() });
    const second = await createPeserta({
      ...person,
      nama: person.nama.toUpperCase(),
      nik: nikOf(),
    });
    const pair = await pairOf(first.id);
    expect(pair).toMatchObject({
      sebab: ['NAMA_LAHIR'],
      status: 'TERBUKA',
      kiri: { id: first.id },
      kanan: { id: second.id },
    });
    expect(pair.beda).toEqual(expect.arrayContaining(['identitas', 'nama', 'noHP']));
  });

  it('are found by mobile number with the birth date, or with the name', async () => {
    const { createPeserta, pairOf } = fixture();
    const [one, other] = [newPerson(), newPerson()];
    const first = await createPeserta({ ...one, nik: nikOf(), noHP: '081277770001' });
    await createPeserta({ ...other, nik: nikOf(), noHP: '0812-7777-0001' });
    expect((await pairOf(first.id)).sebab).toEqual(['HP_LAHIR']);
    const third = await createPeserta({ ...newPerson(), nik: nikOf(), noHP: '081277770002' });
    const nama = third.nama;
    await createPeserta({ nama, tanggalLahir: '1985-04-03', nik: nikOf(), noHP: '081277770002' });
    expect((await pairOf(third.id)).sebab).toEqual(['HP_NAMA']);
  });

  it('do not come from a number that many people share', async () => {
    const { createPeserta, pairs } = fixture();
    const shared = '081277770009';
    let last = 0;
    for (let n = 0; n < 7; n += 1) {
      last = (await createPeserta({ ...newPerson(), nik: nikOf(), noHP: shared })).id;
    }
    expect(await pairs(`idPeserta=${last}`)).toEqual([]);
  });

  it('are found by the NIK of a foreigner who was also registered as a citizen', async () => {
    const { createPeserta, pairOf } = fixture();
    const nik = nikOf();
    const citizen = await createPeserta({ ...newPerson(), nik });
    await createPeserta({
      ...newPerson(),
      isWNI: false,
      nik,
      noPaspor: 'X1234567',
      noKitas: 'K1234567',
      negara: 'JP',
    });
    expect((await pairOf(citizen.id)).sebab).toEqual(['IDENTITAS']);
  });

  it('are found for boosters, and across types of vaccination', async () => {
    const { server, createPeserta, company, bhbuId, pairOf } = fixture();
    const person = newPerson();
    const regular = await createPeserta({ ...person, nik: nikOf() });
    await buildBooster(server.deps, { ...person, nik: nikOf(), userId: company.id, bhbuId });
    const pair = await pairOf(regular.id);
    expect(pair.kanan.vaccinationType).toBe(1);
    const { halangan } = (
      await server.request('GET', `/Peserta/ganda/${pair.id}`, { token: company.token })
    ).json;
    expect(halangan).toEqual([expect.stringContaining('Jenis vaksinasinya berbeda')]);
  });

  it('end when the data no longer match, and when one is deleted', async () => {
    const { server, createPeserta, company, pairs, pairOf, save } = fixture();
    const person = newPerson();
    const first = await createPeserta({ ...person, nik: nikOf() });
    const body = { ...person, nik: nikOf() };
    const second = await createPeserta(body);
    await pairOf(first.id);
    const { json } = await fixture().get(second.id, company.token);
    const { alasan: _alasan, ...record } = json;
    expect((await save(second, { ...record, nama: 'Nama Lain Sekali' })).status).toBe(200);
    expect(await pairs(`idPeserta=${first.id}`)).toEqual([]);
    const third = await createPeserta({ ...person, nik: nikOf() });
    await pairOf(first.id);
    await server.request('DELETE', `/Peserta/${third.id}`, { token: company.token });
    expect(await pairs(`idPeserta=${first.id}`)).toEqual([]);
    await server.request('POST', `/Peserta/pulihkan/${third.id}`, { token: company.token });
    expect(await pairs(`idPeserta=${first.id}`)).toHaveLength(1);
  });

  it('are seen by those alone who may read both', async () => {
    const { server, createPeserta, admin, otherCompany, company, facility, pairs } = fixture();
    const nik = nikOf();
    const person = { ...newPerson(), nik };
    const own = await createPeserta(person);
    const foreign = await createPeserta(person, otherCompany.token);
    expect(foreign.statusData).toBe('INVALID');
    const [pair] = await pairs(`idPeserta=${own.id}`, admin.token);
    expect(pair).toMatchObject({ sebab: ['IDENTITAS'], kanan: { id: foreign.id } });
    for (const token of [company.token, otherCompany.token]) {
      expect(await pairs(`idPeserta=${own.id}`, token)).toEqual([]);
      const { status } = await server.request('GET', `/Peserta/ganda/${pair?.id ?? 0}`, { token });
      expect(status).toBe(404);
    }
    const { status } = await server.request('GET', '/Peserta/ganda', { token: facility.token });
    expect(status).toBe(403);
  });

  it('that are two persons are remembered with who decided and why', async () => {
    const { server, createPeserta, company, pairOf, pairs } = fixture();
    const person = newPerson();
    const first = await createPeserta({ ...person, nik: nikOf() });
    await createPeserta({ ...person, nik: nikOf() });
    const pair = await pairOf(first.id);
    const decide = (action: string) =>
      server.request('POST', `/Peserta/ganda/${pair.id}/${action}`, {
        token: company.token,
        body: action === 'bukan' ? { alasan: 'Kembar' } : {},
      });
    expect((await decide('bukan')).json).toMatchObject({
      status: 'BUKAN',
      alasan: 'Kembar',
      diputuskanOleh: expect.any(String) as string,
    });
    expect((await decide('bukan')).status).toBe(409);
    // A later write finds the same pair and leaves the decision.
    await server.db.update(peserta).set({ noHP: '+6281200000000' }).where(eq(peserta.id, first.id));
    expect(await pairs(`idPeserta=${first.id}&status=TERBUKA`)).toEqual([]);
    expect(await pairs(`idPeserta=${first.id}&status=BUKAN`)).toHaveLength(1);
    expect((await decide('buka')).json).toMatchObject({ status: 'TERBUKA', alasan: null });
  });

  it('are the same after each is compared again', async () => {
    const { server } = fixture();
    const read = async () =>
      (
        await server.db
          .select({
            kiri: pesertaPair.kiriId,
            kanan: pesertaPair.kananId,
            sebab: pesertaPair.sebab,
            status: pesertaPair.status,
          })
          .from(pesertaPair)
          .orderBy(pesertaPair.kiriId, pesertaPair.kananId)
      ).filter(({ status }) => status === 'TERBUKA');
    const before = await read();
    expect(before.length).toBeGreaterThan(3);
    await server.db.delete(pesertaPair).where(eq(pesertaPair.status, 'TERBUKA'));
    await matchRecentPeserta.runAll(server.db, server.now());
    expect(await read()).toEqual(before);
  });

  it('are found in one large insert as in single ones', async () => {
    const { server, company, bhbuId } = fixture();
    const { id } = await buildPeserta(server.deps, { userId: company.id, bhbuId, ...newPerson() });
    await server.db.execute(sql`
      insert into peserta (bhbu_id, user_id, vaccination_type, is_wni, person_key, nama, tanggal_lahir,
        jenis_kelamin, no_hp, alamat, kab_kota, kategori, is_valid)
      select bhbu_id, user_id, 0, true, decode(md5('pair' || i), 'hex'), nama, tanggal_lahir,
        jenis_kelamin, '+62899' || i, alamat, kab_kota, kategori, true
      from peserta, generate_series(1, 2) i where id = ${id}`);
    const { rows } = await server.db.execute(
      sql`select count(*)::int as n from peserta_pair p join peserta k on k.id = p.kiri_id
        where k.nama = (select nama from peserta where id = ${id})`,
    );
    expect(rows).toEqual([{ n: 3 }]);
  });
});
