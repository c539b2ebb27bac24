import { asc, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DuplicatePair } from '#contract/domains/duplicate/index.ts';
import { dose, peserta, voucher, voucherTransaction } from '#server/platform/db/schema/index.ts';
import { fc, runs } from '#tests/properties.ts';
import { buildPeserta, newNik } from '../../builders/peserta.ts';
import { buildStock } from '../../builders/stock.ts';
import { buildDose, doseBody } from '../../builders/vaksinasi.ts';
import { findDifferences } from '../stock/recount.ts';
import { doseCountDifferences } from '../vaksinasi/count-differences.ts';
import { useClinicFixture } from '../voucher/clinic-fixture.ts';

const fixture = useClinicFixture();
let ids: number[];
let admin: string;
let idBatch: number;

const person = { nama: 'Orang Yang Sama', tanggalLahir: '1986-07-08' };

/** People of one name and birth date in a company, so that every two of them are a pair. */
beforeAll(async () => {
  const { server, world, vouchers, bind } = fixture();
  ({ token: admin } = await server.signIn({ role: 'ADMIN' }));
  const { id: userId } = await server.signIn({ role: 'AM' });
  ({ idBatch } = await buildStock(server.db, {
    bhbuId: world.bhbuId,
    faskesId: world.idFaskes,
    doses: 500,
    productId: world.idProduk,
  }));
  ids = [];
  for (let n = 0; n < 3; n += 1) {
    const { id } = await buildPeserta(server.deps, {
      ...person,
      userId,
      bhbuId: world.bhbuId,
      idFaskes: world.idFaskes,
    });
    ids.push(id);
  }
  for (const { code } of await vouchers(2)) {
    const response = await bind(code, { ...person, nik: newNik() });
    if (response.status !== 201) throw new Error(response.text);
    const { pemegang } = response.json as unknown as { pemegang: { id: number } };
    ids.push(pemegang.id);
  }
});

const randomAct = fc.record({
  act: fc.constantFrom('merge', 'merge', 'unmerge', 'unmerge', 'unmerge', 'give', 'cancel', 'edit'),
  who: fc.nat(30),
  side: fc.constantFrom('kiri', 'kanan'),
  takes: fc.constantFrom('kiri', 'kanan'),
});
type Act = typeof randomAct extends fc.Arbitrary<infer A> ? A : never;

async function pairs(status: string): Promise<DuplicatePair[]> {
  const { json } = await fixture().server.request(
    'GET',
    `/Peserta/ganda?pageSize=500&status=${status}&sortBy=ditemukan`,
    { token: admin },
  );
  return json['data'] as DuplicatePair[];
}

const pick = <T>(list: readonly T[], n: number): T | undefined => list[n % (list.length || 1)];

/** Runs an act; the server refuses some of them. @returns the status of the answer */
async function run({ act, who, side, takes }: Act): Promise<number> {
  const { server, world } = fixture();
  const post = async (path: string, body: object) =>
    (await server.request('POST', path, { token: admin, body })).status;
  const id = pick(ids, who) ?? 0;
  if (act === 'merge') {
    const pair = pick(await pairs('TERBUKA'), who);
    if (!pair) return 404;
    return await post(`/Peserta/ganda/${pair.id}/gabung`, {
      tetap: side,
      pilihan: { identitas: takes, noHP: takes, alamat: takes },
      versi: { kiri: pair.kiri.version, kanan: pair.kanan.version },
    });
  }
  if (act === 'unmerge') {
    // Mostly the latest, because later merges of the same participant are undone first.
    const merged = (await pairs('DIGABUNG')).sort(
      (a, b) => (b.idGabungan ?? 0) - (a.idGabungan ?? 0),
    );
    const pair = pick(merged, who % 2);
    return await post(`/Peserta/gabungan/${pair?.idGabungan ?? 0}/batal`, {});
  }
  if (act === 'give') {
    const {
      vaksin: _v,
      alasanVaksin: _a,
      batch: _b,
      kadaluarsa: _k,
      ...body
    } = doseBody(id, world.idFaskes, {
      dosisKe: 1 + (who % 2),
      konfirmasi: true,
      idProduk: world.idProduk,
      idBatch,
    });
    return await post('/Vaksinasi', body);
  }
  if (act === 'cancel') {
    const [last] = await server.db
      .select({ id: dose.id })
      .from(dose)
      .orderBy(sql`id desc`)
      .limit(1);
    const path = `/Vaksinasi/batal/${last?.id ?? 0}`;
    return (
      await server.request('PUT', path, { token: admin, body: { alasan: 'Salah orang lain' } })
    ).status;
  }
  await server.db
    .update(peserta)
    .set({ pekerjaan: `Kerja ${who}`, version: sql`version + 1` })
    .where(eq(peserta.id, id));
  return 200;
}

/** Rows in which the vouchers' numbers by state differ from a recount, or a holder is not live. */
async function voucherDifferences(): Promise<unknown[]> {
  const { server } = fixture();
  const { rows } = await server.db.execute(sql`
    select t.id from ${voucherTransaction} t
    left join lateral (
      select count(*) filter (where status = 'TERIKAT')::int as bound,
        count(*) filter (where status = 'TERPAKAI')::int as used
      from ${voucher} v where v.voucher_transaction_id = t.id) v on true
    where (t.terikat, t.terpakai) is distinct from (v.bound, v.used)
    union all
    select v.id from ${voucher} v join ${peserta} p on p.id = v.id_peserta
    where v.status in ('TERIKAT', 'TERPAKAI') and (p.deleted_at is not null or not p.is_voucher)`);
  return rows;
}

describe('random merges and their undo', () => {
  it('leave every stored number equal to a recount', async () => {
    const { server } = fixture();
    const once = (act: Act['act']) => run({ act, who: 0, side: 'kiri', takes: 'kanan' });
    expect([await once('merge'), await once('unmerge'), await once('merge')]).toEqual([
      200, 200, 200,
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(randomAct, { minLength: 4, maxLength: 12 }), async acts => {
        for (const one of acts) {
          const status = await run(one);
          expect([200, 201, 404, 409, 422]).toContain(status);
        }
        expect({
          counts: await doseCountDifferences(server.db),
          vouchers: await voucherDifferences(),
          stock: await findDifferences(server.db, false),
        }).toEqual({ counts: [], vouchers: [], stock: [] });
      }),
      { numRuns: runs(16) },
    );
  });

  it('restore the participants when all are undone in turn', async () => {
    const { server, world } = fixture();
    const { id: userId } = await server.signIn({ role: 'AM' });
    const made: number[] = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await buildPeserta(server.deps, {
        nama: 'Orang Berantai',
        tanggalLahir: '1987-08-09',
        userId,
        bhbuId: world.bhbuId,
      });
      made.push(id);
    }
    await buildDose(server.db, { pesertaId: made[1] ?? 0, faskesId: world.idFaskes, dosisKe: 1 });
    await buildDose(server.db, { pesertaId: made[2] ?? 0, faskesId: world.idFaskes, dosisKe: 2 });
    const read = async () => {
      const rows = await server.db
        .select()
        .from(peserta)
        .where(sql`${peserta.nama} = 'Orang Berantai'`)
        .orderBy(asc(peserta.id));
      const visits = await server.db
        .select({ id: dose.id, peserta: dose.pesertaId, user: dose.userId })
        .from(dose)
        .orderBy(asc(dose.id));
      return {
        people: rows.map(({ version: _v, modifiedAt: _at, modifiedBy: _by, ...row }) => ({
          ...row,
          personKey: row.personKey.toString('hex'),
          nikEncrypted: row.nikEncrypted?.toString('hex'),
        })),
        visits,
      };
    };
    const before = await read();
    await fc.assert(
      fc.asyncProperty(fc.array(randomAct, { minLength: 1, maxLength: 5 }), async acts => {
        const merges: number[] = [];
        for (const one of acts) {
          const open = (await pairs('TERBUKA')).filter(({ kiri }) => made.includes(kiri.id));
          const pair = pick(open, one.who);
          if (!pair) continue;
          const { status } = await server.request('POST', `/Peserta/ganda/${pair.id}/gabung`, {
            token: admin,
            body: {
              tetap: one.side,
              pilihan: { identitas: one.takes, alamat: one.takes },
              versi: { kiri: pair.kiri.version, kanan: pair.kanan.version },
            },
          });
          if (status === 200) merges.unshift(pair.id);
        }
        for (const id of merges) {
          const { json } = await server.request('GET', `/Peserta/ganda/${id}`, { token: admin });
          const { status } = await server.request(
            'POST',
            `/Peserta/gabungan/${String(json['idGabungan'])}/batal`,
            { token: admin, body: {} },
          );
          expect(status).toBe(200);
        }
        expect(await read()).toEqual(before);
        expect(await doseCountDifferences(server.db)).toEqual([]);
      }),
      { numRuns: runs(10) },
    );
  });
});
