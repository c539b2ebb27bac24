import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveKeys } from '#server/platform/crypto/keys.ts';
import {
  nikKey,
  decryptNumbers,
  personKey,
  encryptNumbers,
} from '#server/domains/peserta/identity.ts';
import { encryptField, decryptField } from '#server/platform/crypto/field-encryption.ts';
import { fc } from '#tests/properties.ts';
import { buildBhbu, buildPeserta, newNik, personBody } from '../../builders/peserta.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

const keys = deriveKeys(new Uint8Array(32).fill(1));

describe('an encrypted value', () => {
  it('decrypts to its plain text and is different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), text => {
        const encrypted = encryptField(keys, 'kipi.detail', text);
        expect(decryptField(keys, 'kipi.detail', encrypted)).toBe(text);
        expect(encryptField(keys, 'kipi.detail', text).equals(encrypted)).toBe(false);
      }),
    );
  });

  it('is rejected in another field, when changed or truncated, and with another key', () => {
    const encrypted = encryptField(keys, 'peserta.nik', '3273050101900001');
    const other = deriveKeys(new Uint8Array(32).fill(2));
    expect(() => decryptField(keys, 'peserta.noPaspor', encrypted)).toThrow(/modified/);
    expect(() => decryptField(other, 'peserta.nik', encrypted)).toThrow(/another key/);
    expect(() => decryptField(keys, 'peserta.nik', encrypted.subarray(0, 20))).toThrow(/Not a/);
    for (let at = 0; at < encrypted.length; at++) {
      const changed = Buffer.from(encrypted);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decryptField(keys, 'peserta.nik', changed)).toThrow();
    }
  });
});

describe('a person', () => {
  const citizen = { isWNI: true, noPaspor: null, noKitas: null, negara: null };
  const foreigner = { isWNI: false, nik: null, noKitas: null };

  it('has the same blind index for every format of the number', () => {
    const key = (nik: string) => personKey(keys, { ...citizen, nik }).toString('hex');
    expect(key('3273.0501 0190-0001')).toBe(key('3273050101900001'));
    expect(key('3273050101900001')).not.toBe(key('3273050101900002'));
    expect(nikKey(keys, '3273050101900001').toString('hex')).toBe(key('3273050101900001'));
    const other = deriveKeys(new Uint8Array(32).fill(2));
    expect(nikKey(other, '3273050101900001').toString('hex')).not.toBe(key('3273050101900001'));
    const passport = (noPaspor: string, negara: string) =>
      personKey(keys, { ...foreigner, noPaspor, negara }).toString('hex');
    expect(passport('ab 123456', 'jp')).toBe(passport('AB123456', 'JP'));
    expect(passport('AB123456', 'KR')).not.toBe(passport('AB123456', 'JP'));
  });

  it('has numbers that are encrypted in the database and masked in records', () => {
    const numbers = {
      nik: '3273050101900001',
      noPaspor: 'X1234567',
      noKitas: null,
      penanggung: 'Budi',
    };
    const row = encryptNumbers(keys, numbers);
    expect(row).toMatchObject({ nikMask: '3273••••••••0001', noPasporMask: 'X1••••67' });
    expect(row).toMatchObject({
      noKitasEncrypted: null,
      penanggung: 'Budi',
      penanggungEncrypted: null,
    });
    expect(decryptNumbers(keys, row)).toEqual(numbers);
  });
});

describe('the database', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('contains no identity number in plain text, nor do the logs', async () => {
    const bhbuId = await buildBhbu(server.db);
    const { token, id } = await server.signIn({ role: 'BHBU', bhbuId });
    const nik = newNik();
    const headers = { 'idempotency-key': 'sekali' };
    const body = personBody({ nik, kategori: 'KELUARGA', penanggung: newNik() });
    const created = await server.request('POST', '/Peserta', { token, body, headers });
    expect(created.status).toBe(201);
    const record = Number(created.json['id']);
    await server.request('PUT', `/Peserta/${record}`, {
      token,
      body: personBody({ nik: newNik() }),
    });
    await server.request('POST', `/Peserta/identitas/${record}`, { token, headers });
    await server.request('POST', '/Peserta', { token, body: { ...body, nik: 'x' } });
    await server.request('GET', `/Peserta?nik=${nik}&q=${nik}`, { token });
    await server.request('GET', `/Peserta/Export?nik=${nik}`, { token });
    await server.request('POST', '/Peserta/tiketEkspor', {
      token,
      body: { panggilan: 'Export', kueri: { nik } },
    });
    // An import may find identity numbers in any column.
    await buildPeserta(server.deps, {
      userId: id,
      bhbuId,
      nama: `Budi ${newNik()}`,
      alamat: `KTP 3273-0501-0190-0001, ${newNik()}`,
      noHP: newNik(),
      nip: newNik(),
      pekerjaan: newNik(),
      email: `${newNik()}@contoh.co.id`,
      kabKota: newNik(),
      issues: [{ code: 'E09', field: 'noHP' }],
    });

    const { rows: columns } = await server.db.execute<{ table: string; column: string }>(sql`
      select c.table_name as table, c.column_name as column
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea')`);
    expect(columns.length).toBeGreaterThan(60);
    for (const { table, column } of columns) {
      const { rows } = await server.db.execute<{ found: string }>(sql`
        select value as found from (
          select case when pg_typeof(${sql.identifier(column)})::text = 'bytea'
            then encode(${sql.identifier(column)}::text::bytea, 'escape')
            else ${sql.identifier(column)}::text end as value
          from ${sql.identifier(table)}
        ) all_values where value ~ '(^|[^0-9a-f])[0-9]{16}([^0-9a-f]|$)'`);
      expect(rows, `${table}.${column}`).toEqual([]);
    }
    const { rows: raw } = await server.db.execute<{ n: number }>(sql`
      select count(*)::int as n from peserta
      where position(convert_to(${nik}, 'UTF8') in coalesce(nik_encrypted, '')) > 0`);
    expect(raw[0]?.n).toBe(0);
    expect(server.readLogs()).not.toMatch(/\d{16}/);
  });
});
