import type { RaRecord } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { roleCalls } from '#contract/domains/role.ts';
import { createHttpClient } from '#src/providers/api/http.ts';
import { createDataProvider } from '#src/providers/data/dataProvider.ts';
import { descriptors } from '#src/shell/resourceDefinitions.tsx';
import { PartialFailure } from '#src/providers/data/runForEach.ts';

interface SentRequest {
  readonly line: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly signal: AbortSignal | null | undefined;
}

const sent: SentRequest[] = [];
/** Answers by method and path without the query; an unlisted request gets an empty record. */
let answers: Record<string, () => Response> = {};

const respond = (url: string, { method = 'GET', headers, body, signal }: RequestInit = {}) => {
  sent.push({
    line: `${method} ${url}`,
    headers: new Headers(headers),
    body: typeof body === 'string' ? JSON.parse(body) : undefined,
    signal,
  });
  const answer = answers[`${method} ${url.replace(/\?.*/, '')}`];
  return Promise.resolve(answer?.() ?? Response.json({ id: 3 }));
};

const provider = createDataProvider(
  createHttpClient({
    fetch: (input, init) => respond(input as string, init),
    send: respond,
    baseUrl: '',
    token: () => 'a token',
    onSessionEnd: vi.fn(),
    onActivity: vi.fn(),
    onWrite: vi.fn(),
    confirmIdentity: () => Promise.resolve(false),
    proposeChange: () => Promise.resolve(undefined),
    status: { recordResponse: vi.fn(), recordUnavailable: vi.fn() },
  }),
  descriptors,
);
const sentLines = () => sent.map(({ line }) => line);

afterEach(() => {
  sent.length = 0;
  answers = {};
});

it('asks for answers in the language of the page', async () => {
  await provider.getOne('role', { id: 3 });
  expect(sent.map(({ headers }) => headers.get('accept-language'))).toEqual(['id']);
});

describe('a single record', () => {
  const data = { name: 'Mitra', peranDasar: 'AM', jumlahPengguna: 4 };
  const previousData: RaRecord = { id: 3, version: 7 };

  it.each([
    ['role', ['GET /Role/3', 'PUT /Role/3', 'DELETE /Role/3', 'POST /Role']],
    [
      'user',
      [
        'GET /GTC/GetById/3',
        'PUT /GTC/UpdateUser/3',
        'DELETE /GTC/deletebyid/3',
        'POST /GTC/Register',
      ],
    ],
  ])('of %s is read and written with its calls', async (resource, lines) => {
    const { signal } = new AbortController();
    await provider.getOne(resource, { id: 3, signal });
    await provider.update(resource, { id: 3, data, previousData });
    await provider.delete(resource, { id: 3, previousData });
    await provider.create(resource, { data, meta: { idempotencyKey: 'a key' } });
    expect(sentLines()).toEqual(lines);
    const [read, update, removal, creation] = sent;
    expect(read?.signal).toBe(signal);
    expect(update?.body).toMatchObject({ version: 7 });
    expect(update?.body).not.toHaveProperty('jumlahPengguna');
    expect(removal?.headers.get('if-match')).toBe('W/"7"');
    expect(creation?.headers.get('idempotency-key')).toBe('a key');
    for (const { headers, body } of sent) {
      expect(headers.get('authorization')).toBe('Bearer a token');
      if (body) expect(headers.get('content-type')).toBe('application/json');
    }
  });

  it('of a regular resource is served by ra-data-simple-rest, whose paths its calls have', async () => {
    expect(await descriptors.loadCall('role', 'update')).toEqual({
      endpoint: roleCalls.update,
      restName: 'Role',
    });
    expect((await descriptors.loadCall('product', 'create')).restName).toBe('Product');
    // The specification has other paths for these, and a list of its own for the company's records.
    expect((await descriptors.loadCall('user', 'update')).restName).toBeUndefined();
    expect((await descriptors.loadCall('faskes', 'get')).restName).toBeUndefined();
    expect((await descriptors.loadCall('pesertaOwn', 'create')).restName).toBeUndefined();
  });

  it('is an error for an operation that the resource lacks, and for an unknown resource', async () => {
    await expect(provider.create('audit', { data: {} })).rejects.toThrow(
      'audit has no call to create',
    );
    await expect(provider.getOne('toString', { id: 1 })).rejects.toThrow('toString is no resource');
    expect(sent).toEqual([]);
  });
});

describe('a list', () => {
  const params = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'name', order: 'ASC' as const },
    filter: {},
  };
  const answerWith = (path: string, totalRecords: number) => {
    answers[`GET ${path}`] = () => Response.json({ data: [{ id: 1 }], totalRecords });
  };

  it('of the regular resource is a contract call with its total', async () => {
    answerWith('/Role', 31);
    expect(await provider.getList('role', params)).toEqual({ data: [{ id: 1 }], total: 31 });
    expect(sentLines()).toEqual(['GET /Role?pageNumber=2&pageSize=10&sortBy=name&sortOrder=asc']);
  });

  it('that is counted separately has no total until the last page', async () => {
    const { list } = (await import('#contract/domains/peserta/index.ts')).pesertaCalls;
    answerWith(list.path, 21);
    expect(await provider.getList('peserta', params)).toEqual({
      data: [{ id: 1 }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
    expect(sent[0]?.line).toContain('vaccinationType=0&tanpaTotal=true');
    answerWith(list.path, 15);
    expect(await provider.getList('peserta', params)).toMatchObject({ total: 15 });
  });

  it('is counted by its own call, or by its smallest page', async () => {
    const { count } = (await import('#contract/domains/peserta/index.ts')).pesertaCalls;
    const counted = { totalRecords: 1_284, isLowerBound: true };
    answers[`GET ${count.path}`] = () => Response.json(counted);
    expect(await provider.getTotal('boosterEksternal', { q: 'a' }, {})).toEqual({
      total: 1_284,
      isLowerBound: true,
    });
    answerWith('/Role', 31);
    expect(await provider.getTotal('role', {}, {})).toEqual({ total: 31, isLowerBound: false });
    expect(sentLines()).toEqual([
      `GET ${count.path}?vaccinationType=2&q=a`,
      'GET /Role?pageNumber=1&pageSize=1',
    ]);
  });
});

describe('several records', () => {
  it('are written with the version of each, and failures are reported with the rest', async () => {
    const rows = [3, 4].map(id => ({ id, version: id + 10, name: `Peran ${id}` }));
    answers = {
      'GET /Role': () => Response.json({ data: rows, totalRecords: 2 }),
      'PUT /Role/4': () =>
        Response.json({ code: 'MASIH_DIPAKAI', detail: 'Masih dipakai' }, { status: 409 }),
    };
    const update = provider.updateMany('role', { ids: [3, 4], data: { peranDasar: 'PS' } });
    await expect(update).rejects.toThrow(PartialFailure);
    await expect(update).rejects.toMatchObject({
      outcome: { done: [3], failed: [{ item: 4, reason: 'Masih dipakai' }], notRun: [] },
    });
    expect(sentLines()).toEqual([
      'GET /Role?pageNumber=1&pageSize=2&id=3&id=4',
      'PUT /Role/3',
      'PUT /Role/4',
    ]);
    expect(sent[1]?.body).toEqual({ name: 'Peran 3', peranDasar: 'PS', version: 13 });

    sent.length = 0;
    expect(await provider.deleteMany('role', { ids: [3, 4] })).toEqual({ data: [3, 4] });
    expect(sent.map(({ headers }) => headers.get('if-match'))).toEqual([null, 'W/"13"', 'W/"14"']);
  });
});
