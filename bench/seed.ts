import { sql } from 'drizzle-orm';
import { formatNik, maskNik } from '#contract/core/values/nik.ts';
import type { Deps } from '#server/platform/context.ts';
import { nikKey, encryptNumbers } from '#server/domains/peserta/identity.ts';

export const companyCount = 400;
export const facilityCount = 60;

/** NIKs of the first 1,000 seeded participants, so that searches find a row. */
export const knownNiks = Array.from({ length: 1000 }, (_, i) =>
  formatNik({ region: '32.73.05', birthDate: '1990-05-01', sex: 'L', serial: i + 1 }),
);

const syllables = [
  'ba',
  'di',
  'ku',
  'la',
  'mi',
  'no',
  'ra',
  'sa',
  'ti',
  'wu',
  'ya',
  'ha',
  'ri',
  'to',
  'se',
];

/** Returns invented names of two or three syllables, so that no real person is named. */
const makeNames = (count: number): string[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (n: number): string => syllables[n % syllables.length] ?? '';
    const word = at(i) + at(Math.floor(i / syllables.length) + 3) + at(i * 7 + 5);
    return word.charAt(0).toUpperCase() + word.slice(1);
  });

/**
 * Inserts `rows` participants with plain SQL. The first 1,000 have the NIKs of `knownNiks`; the
 * others reuse their encrypted numbers under a random blind index. One tenth are boosters, another
 * tenth external boosters, two thirds of both eligible today, so that no job of a server has to update
 * them during a measurement, and one third have doses. Indexes are built after the insert, as after a
 * database restore.
 */
export async function seedPeserta(deps: Deps, rows: number): Promise<void> {
  const { db, keys } = deps;
  const run = (text: string) => db.execute(sql.raw(text));
  await db.execute(sql`
    insert into bhbu (nama_bhbu) select 'PT Contoh ' || i from generate_series(1, ${companyCount}) i`);
  await db.execute(sql`
    insert into faskes (nama_faskes, kode_pcare)
    select 'Klinik Contoh ' || i, 'VGR' || i from generate_series(1, ${facilityCount}) i`);
  await db.execute(sql`
    insert into app_user (user_name, full_name, password_hash, role_id, must_change_password, bhbu_id)
    select 'pengunggah' || i, 'Pengunggah ' || i, 'none', (select id from role where name = 'BHBU'), false, i
    from generate_series(1, ${companyCount}) i`);

  const encrypted = knownNiks.map((nik, position) => ({
    place: position,
    mask: maskNik(nik),
    key: nikKey(keys, nik).toString('hex'),
    sealed: encryptNumbers(keys, {
      nik,
      noPaspor: null,
      noKitas: null,
      penanggung: null,
    }).nikEncrypted?.toString('hex'),
  }));
  await run('create table bench_nik (place int primary key, mask text, key text, sealed text)');
  await db.execute(sql`
    insert into bench_nik select * from json_populate_recordset(null::bench_nik, ${JSON.stringify(encrypted)}::json)`);

  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'peserta' and indexname <> 'peserta_pkey'`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  // Registrations of one person are looked for with the indexes, so after them.
  await run('alter table peserta disable trigger peserta_match_insert');

  const insertNames = async (table: string, names: string[]): Promise<void> => {
    await run(`create table ${table} (place int primary key, name text)`);
    const rowsOf = JSON.stringify(names.map((name, position) => ({ place: position, name })));
    await db.execute(sql`
      insert into ${sql.identifier(table)}
      select * from json_populate_recordset(null::${sql.identifier(table)}, ${rowsOf}::json)`);
  };
  await insertNames('bench_first', makeNames(150));
  await insertNames('bench_last', makeNames(400).reverse());

  const batchSize = 100_000;
  for (let from = 0; from < rows; from += batchSize) {
    await run(`
      insert into peserta (bhbu_id, faskes_id, user_id, vaccination_type, is_wni, person_key,
        nik_mask, nik_encrypted, nama, tempat_lahir, tanggal_lahir, jenis_kelamin, no_hp, alamat, kab_kota, kategori,
        nip, persetujuan, is_valid, alasan, is_active,
        vaksin_primer, tanggal_dosis2, tanggal_booster, is_eligible, layak_mulai,
        created_at, created_by, modified_at, modified_by)
      select company, 1 + company % ${facilityCount}, company, (case when i % 10 < 8 then 0 else i % 10 - 7 end),
        i % 50 <> 0, decode(case when i < 1000 then n.key else md5(i::text) end, 'hex'), n.mask,
        decode(n.sealed, 'hex'), f.name || ' ' || l.name, 'Bandung', date '1955-01-01' + ((i * 7919) % 18000)::int,
        case when i % 2 = 0 then 'L' else 'P' end, '+62812' || lpad((i % 99999999)::text, 8, '0'),
        'Jalan Contoh Nomor ' || i % 900 || ', Kelurahan Contoh', '32.73', 'KARYAWAN', 'K-' || i, true,
        i % 12 <> 0, case when i % 12 = 0 then '[{"code":"E09","field":"noHP"}]'::jsonb else '[]'::jsonb end,
        i % 40 <> 0,
        case when i % 10 >= 8 then 'SINOVAC' end,
        case when i % 10 >= 8 then today + eligible_in - 183 end,
        case when i % 10 = 9 then today + eligible_in - 152 end,
        case when i % 10 >= 8 then eligible_in <= 0 end,
        case when i % 10 >= 8 then today + eligible_in end,
        timestamptz '2026-01-01' + i * interval '20 seconds', 'Bench', timestamptz '2026-01-01' + (i * 7) * interval '3 seconds', 'Bench'
      from (
        select i, (now() at time zone 'Asia/Jakarta')::date as today, (i % 300)::int - 199 as eligible_in,
          1 + floor(power((i * 2654435761 % 1000003) / 1000003.0, 2) * ${companyCount})::int as company,
          (i * 48271 % 2147483647) % 150 as first, (i * 69621 % 2147483647) % 400 as last
        from generate_series(${from}::bigint, ${Math.min(rows, from + batchSize) - 1}) i
      ) made
      join bench_nik n on n.place = i % 1000
      join bench_first f on f.place = first
      join bench_last l on l.place = last`);
  }
  await insertDoses(deps);
  await run('vacuum full peserta');
  for (const { definition } of indexes) await run(definition);
  await run('alter table peserta enable trigger peserta_match_insert');
  for (let from = 0; from < rows; from += batchSize) {
    await run(`
      select match_peserta(array_agg(id), true) from peserta where id > ${from} and id <= ${from + batchSize}`);
  }
  for (const table of ['peserta', 'peserta_count', 'peserta_total', 'dose', 'dose_count']) {
    await run(`vacuum analyze ${table}`);
  }
}

/**
 * Inserts two doses for each regular participant whose id is divisible by three, and one dose for
 * each such booster. Each company has its own weeks within the last 300 days, at its facility.
 */
async function insertDoses({ db }: Deps): Promise<void> {
  const insertDose = (number: number, type: number, after: number) =>
    db.execute(sql`
      insert into dose (peserta_id, bhbu_id, user_id, vaccination_type, faskes_id, dosis_ke, hasil, tanggal, jam)
      select id, bhbu_id, user_id, vaccination_type, faskes_id, ${number}, 'DIBERIKAN',
        current_date - (300 - ${after} - (bhbu_id * 37 % 200) - id % 15)::int, '09:00'
      from peserta where vaccination_type = ${type} and id % 3 = 0`);
  await insertDose(1, 0, 0);
  await insertDose(2, 0, 28);
  await insertDose(1, 1, 60);
}
