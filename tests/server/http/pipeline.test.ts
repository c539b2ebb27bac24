import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, idempotencyKey, role } from '#server/platform/db/schema/index.ts';
import { allCalls } from '../../all-calls.ts';
import { runSql } from '../harness/database-admin.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';
import { probe } from '../sweep/probe.ts';

let server: TestServer;
let admin: { token: string; id: number };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn({ role: 'ADMIN', fullName: 'Bagas Contoh' });
});
afterAll(() => server.stop());

const newRole = (name: string) => ({ name, peranDasar: 'AM', keterangan: null });

describe('four spellings of a path', () => {
  const spellings: ((path: string) => string)[] = [
    path => path,
    path => path.toLowerCase(),
    path => path.toUpperCase(),
    path => `${path}/`,
  ];

  it.each(allCalls)('$name answers them equally', async ({ endpoint }) => {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const token = (await server.signIn({ role: 'ADMIN' })).token;
      const answers: number[] = [];
      for (const spell of spellings) {
        const spelled = spell(path).replace(/\{(\w+)\}/gi, (_, name: string) =>
          name.toLowerCase() === 'id' ? '2000000000' : 'kolom.role',
        );
        const fresh = endpoint.path === '/gtc/logout' ? (await server.signIn()).token : token;
        const { status } = await server.request(endpoint.method, spelled, {
          token: fresh,
          ...(endpoint.body ? { body: {} } : {}),
        });
        answers.push(status);
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).not.toBe(405);
    }
  });

  it('keeps the case of a path parameter', async () => {
    await server.request('PUT', '/PREFERENSI/kolom.peranSaya', {
      token: admin.token,
      body: { value: [1] },
    });
    const stored = await server.request('GET', '/preferensi/kolom.peranSaya', {
      token: admin.token,
    });
    const other = await server.request('GET', '/preferensi/kolom.peransaya', {
      token: admin.token,
    });
    expect(stored.json['value']).toEqual([1]);
    expect(other.json['value']).toBeNull();
  });

  it('reads a parameter that the path lacks from the body or the query', async () => {
    const created = await server.request('POST', '/Role', {
      token: admin.token,
      body: newRole('Dua ejaan'),
    });
    const id = created.json['id'];
    const saved = await server.request('PUT', '/Role', {
      token: admin.token,
      body: { ...newRole('Dua ejaan lagi'), id, version: 1 },
    });
    expect(saved.json).toMatchObject({ id, name: 'Dua ejaan lagi', version: 2 });
    const gone = await server.request('DELETE', `/Role?id=${String(id)}`, { token: admin.token });
    expect(gone.status).toBe(200);
  });
});

describe('unreadable input', () => {
  it.each([
    ['invalid JSON', '{', 'application/json', 400, 'TIDAK_TERBACA'],
    ['a list', '[]', 'application/json', 400, 'TIDAK_TERBACA'],
    ['JSON as text/plain', '{}', 'text/plain', 415, 'JENIS_SALAH'],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415, 'JENIS_SALAH'],
    [
      'a `__proto__` key',
      '{"__proto__":{"role":"ADMIN"}}',
      'application/json',
      400,
      'TIDAK_TERBACA',
    ],
    ['a NUL', '{"name":"a\\u0000b","peranDasar":"AM"}', 'application/json', 400, 'TIDAK_TERBACA'],
    [
      'too large',
      JSON.stringify({ name: 'x'.repeat(200_000) }),
      'application/json',
      413,
      'TERLALU_BESAR',
    ],
  ])('%s', async (_, body, type, status, code) => {
    const result = await server.request('POST', '/Role', {
      token: admin.token,
      body,
      headers: { 'content-type': type },
    });
    expect(result.status).toBe(status);
    expect(result.json).toMatchObject({ status, code });
    expect(result.headers.get('content-type')).toContain('application/problem+json');
  });

  it('rejects a query key that is repeated, unknown or out of range', async () => {
    const statusOf = async (query: string) =>
      (await server.request('GET', `/Role?${query}`, { token: admin.token })).status;
    expect(await statusOf('pageSize=10&pageSize=20')).toBe(400);
    expect(await statusOf('tidakAda=1')).toBe(422);
    expect(await statusOf('pageSize=501')).toBe(422);
    expect(await statusOf('q=%00')).toBe(400);
    expect(await statusOf('PAGESIZE=10&id=1&id=2')).toBe(200);
  });

  it('rejects keys of Object.prototype and deep nesting', async () => {
    const send = (body: string) => server.request('POST', '/Role', { token: admin.token, body });
    const inherited = await send('{"constructor":1,"toString":2}');
    expect(inherited.status).toBe(422);
    expect(inherited.json['errors']).toMatchObject({
      constructor: ['Isian ini tidak dikenal'],
      toString: ['Isian ini tidak dikenal'],
    });
    const deep = 10_000;
    expect((await send(`{"name":${'['.repeat(deep)}${']'.repeat(deep)}}`)).status).toBe(400);
    expect((await send(`${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`)).status).toBe(400);
  });

  it('rejects a body with very many values, and reports each unknown field once', async () => {
    const send = (body: object) => server.request('POST', '/Role', { token: admin.token, body });
    const tooMany = await send({ name: Array.from({ length: 20_001 }, () => 1) });
    expect([tooMany.status, tooMany.json['code']]).toEqual([400, 'TIDAK_TERBACA']);
    const many = (count: number, name: string) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`${name}${n}`, 1]));
    const start = 'x'.repeat(40);
    const alike = await send(many(1_500, start));
    expect(alike.status).toBe(422);
    expect(alike.json['errors']).toMatchObject({ [start]: ['Isian ini tidak dikenal'] });
    const distinct = await send(many(1_500, 'a'));
    expect(Object.keys(distinct.json['errors'] as object)).toHaveLength(1_000);
  });

  it('rejects a lone surrogate at its field', async () => {
    const send = (method: string, path: string, body?: string) =>
      server.request(method, path, { token: admin.token, body });
    const broken = ['Isian ini memuat karakter yang rusak; tulis ulang'];
    const role = '{"name":"Separuh Huruf","peranDasar":"AM","keterangan":"\\udc00 dan 😀"}';
    const result = await send('POST', '/Role', role);
    expect(result.status).toBe(422);
    expect(result.json).toMatchObject({ code: 'TIDAK_SAH', errors: { keterangan: broken } });
    for (const value of ['{"\\ud83d":1}', '{"a":["\\udc00"]}', '[{"a":"\\ud83d"}]']) {
      const stored = await send('PUT', '/preferensi/kolom.separuh', `{"value":${value}}`);
      expect([stored.status, stored.json['errors']]).toEqual([422, { value: broken }]);
    }
    const search = await send('GET', '/Role?q=a%ED%A0%80');
    expect([search.status, search.json['errors']]).toEqual([422, { q: broken }]);
    expect((await send('GET', '/Role?q=%F0%9F%98%80')).status).toBe(200);
  });

  it('rejects a JSON body that is not UTF-8', async () => {
    const body = new Uint8Array([
      ...new TextEncoder().encode('{"name":"'),
      0xed,
      0xa0,
      0x80,
      0x22,
      0x7d,
    ]);
    const result = await server.request('POST', '/Role', {
      token: admin.token,
      body,
    });
    expect(result.status).toBe(400);
  });

  it('reports a non-numeric id as an input error, not as a server error', async () => {
    for (const id of ['abc', '-1', '99999999999999999999', '1.5', '%E0%A4%A', "1'--"]) {
      const { status } = await server.request('GET', `/Role/${id}`, { token: admin.token });
      expect([404, 422]).toContain(status);
    }
  });

  it.each(allCalls)(
    '$name reports an id beyond the integer range as an input error',
    async ({ endpoint }) => {
      const large = '3000000000';
      const { token } = await server.signIn({ role: 'ADMIN' });
      const path = endpoint.path.replace(/\{\w+\}/g, large);
      const queries = [
        '',
        ...['id', 'idFaskes', 'idBHBU', 'userId'].map(key => `?${key}=${large}`),
      ];
      for (const query of queries) {
        const body = { ids: [Number(large)], act: 'hapus', name: 'Besar', peranDasar: 'AM' };
        const { status } = await server.request(endpoint.method, path + query, {
          token,
          ...(endpoint.body ? { body } : {}),
        });
        expect(status).toBeLessThan(500);
      }
    },
  );

  it('answers 404 to an unknown path and 405 to an unsupported method', async () => {
    expect((await server.request('GET', '/tidak/ada')).status).toBe(404);
    const wrong = await server.request('DELETE', '/kabkota', { token: admin.token });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get('allow')).toBe('GET');
  });
});

describe('a server error', () => {
  it('reveals only its request id', async () => {
    const broken = await startTestServer();
    const user = await broken.signIn();
    await runSql(
      broken.ownerConnectionString,
      'alter table role rename column keterangan to beschreibung',
    );
    const result = await broken.request('GET', '/Role', { token: user.token });
    await broken.stop();
    expect(result.status).toBe(500);
    expect(result.json['code']).toBe('KESALAHAN_SISTEM');
    expect(result.text).not.toMatch(/description|select|column|at .*\.ts/i);
    expect(broken.readLogs()).toContain(String(result.json['requestId']));
  });
});

describe('versions', () => {
  it('answers a stale write with 412 and both versions, by body or If-Match', async () => {
    const created = await server.request('POST', '/Role', {
      token: admin.token,
      body: newRole('Versi'),
    });
    const path = `/Role/${String(created.json['id'])}`;
    expect(created.headers.get('etag')).toBe('W/"1"');
    const first = await server.request('PUT', path, {
      token: admin.token,
      body: { ...newRole('Versi 2'), version: 1 },
    });
    expect(first.json['version']).toBe(2);
    const stale = await server.request('PUT', path, {
      token: admin.token,
      body: { ...newRole('Versi 3'), version: 1 },
    });
    expect(stale.status).toBe(412);
    expect(stale.json).toMatchObject({
      code: 'VERSI_BASI',
      current: { name: 'Versi 2', version: 2 },
      submitted: { name: 'Versi 3' },
    });
    const tagged = await server.request('DELETE', path, {
      token: admin.token,
      headers: { 'if-match': 'W/"1"' },
    });
    expect(tagged.status).toBe(412);
    const now = await server.request('DELETE', path, {
      token: admin.token,
      headers: { 'if-match': '"2"' },
    });
    expect(now.status).toBe(200);
  });

  it.each(['1', '"a"', '"1", "2"'])('rejects an If-Match without one version: %s', async tag => {
    const created = await server.request('POST', '/Role', {
      token: admin.token,
      body: newRole(`Tanpa Versi ${tag.length}`),
    });
    const result = await server.request('DELETE', `/Role/${String(created.json['id'])}`, {
      token: admin.token,
      headers: { 'if-match': tag },
    });
    expect(result).toMatchObject({ status: 400, json: { code: 'TIDAK_TERBACA' } });
    const stored = await server.request('GET', `/Role/${String(created.json['id'])}`, {
      token: admin.token,
    });
    expect(stored.status).toBe(200);
  });

  it('saves one of two writes on the same version', async () => {
    const created = await server.request('POST', '/Role', {
      token: admin.token,
      body: newRole('Berebut'),
    });
    const write = (name: string) =>
      server.request('PUT', `/Role/${String(created.json['id'])}`, {
        token: admin.token,
        body: { ...newRole(name), version: 1 },
      });
    const both = await Promise.all([write('Berebut A'), write('Berebut B')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  });
});

describe('Idempotency-Key', () => {
  const send = (key: string, body: unknown, token = admin.token) =>
    server.request('POST', '/Role', { token, body, headers: { 'idempotency-key': key } });

  it('replays the first answer', async () => {
    const first = await send('k-1', newRole('Sekali saja'));
    const again = await send('k-1', newRole('Sekali saja'));
    expect(first.status).toBe(201);
    expect(again.json).toEqual(first.json);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
  });

  it('rejects another body under the same key', async () => {
    await send('k-2', newRole('Kunci dua'));
    const other = await send('k-2', newRole('Kunci dua lain'));
    expect(other.json).toMatchObject({ status: 422, code: 'KUNCI_DIPAKAI' });
  });

  it('is not stored in the clear', async () => {
    await send('nik-3273050101900001', newRole('Kunci bernomor'));
    const stored = await server.db.select({ key: idempotencyKey.key }).from(idempotencyKey);
    expect(stored.filter(({ key }) => !/^[0-9a-f]{64}$/.test(key))).toEqual([]);
  });

  it('belongs to one account', async () => {
    const other = await server.signIn({ role: 'ADMIN' });
    await send('k-3', newRole('Kunci tiga'));
    expect((await send('k-3', newRole('Kunci tiga bis'), other.token)).status).toBe(201);
  });

  it('runs one of many simultaneous requests and gives all the same answer', async () => {
    const result = await Promise.all(
      Array.from({ length: 6 }, () => send('k-4', newRole('Serentak'))),
    );
    expect(new Set(result.map(({ text }) => text)).size).toBe(1);
    expect(await server.db.$count(role, sql`name = 'Serentak'`)).toBe(1);
  });

  it('does not store a failure, so that the corrected form may be sent again', async () => {
    await send('k-5a', newRole('Sudah ada'));
    expect((await send('k-5', newRole('Sudah ada'))).status).toBe(422);
    expect((await send('k-5', newRole('Belum ada'))).status).toBe(201);
  });

  it('expires after a day', async () => {
    await send('k-6', newRole('Kemarin'));
    server.advanceTime(24 * 3_600_000 + 1);
    admin = await server.signIn({ role: 'ADMIN' });
    const repeated = await server.request('POST', '/Role', {
      token: admin.token,
      body: newRole('Hari ini'),
      headers: { 'idempotency-key': 'k-6' },
    });
    expect(repeated.status).toBe(201);
  });
});

describe('the audit log', () => {
  const count = () => server.db.$count(auditLog);

  it('is written in the same transaction as the change', async () => {
    const before = await count();
    await server.request('POST', '/Role', { token: admin.token, body: newRole('Tercatat') });
    expect(await count()).toBe(before + 1);
    await server.request('POST', '/Role', { token: admin.token, body: newRole('Tercatat') });
    expect(await count()).toBe(before + 1);
    const [last] = await server.db
      .select()
      .from(auditLog)
      .orderBy(sql`id desc`)
      .limit(1);
    expect(last).toMatchObject({
      action: 'role.create',
      resource: 'role',
      recordLabel: 'Tercatat',
      actorRole: 'ADMIN',
      after: { name: 'Tercatat', peranDasar: 'AM', keterangan: null },
    });
  });
});

describe('headers', () => {
  it('are strict on every answer', async () => {
    for (const { endpoint } of allCalls) {
      const result = await probe(server, endpoint, undefined);
      expect(result.status).toBeGreaterThan(0);
    }
    for (const path of ['/Role', '/tidak/ada', '/kabkota', '/public/getKabKota', '/openapi.json']) {
      const { headers } = await server.request('GET', path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    }
  });

  it('forbid caching of answers and allow it for constant lists', async () => {
    expect(
      (await server.request('GET', '/Role', { token: admin.token })).headers.get('cache-control'),
    ).toBe('no-store');
    expect(
      (await server.request('GET', '/negara', { token: admin.token })).headers.get('cache-control'),
    ).toBe('private, max-age=86400');
  });
});
