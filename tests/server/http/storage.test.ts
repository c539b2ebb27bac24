import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app/app.ts';
import { maxPreferences } from '#server/domains/preference/index.ts';
import { maxUploadBytes } from '#server/platform/auth/upload-limits.ts';
import { createDiskRoom } from '#server/platform/db/embedded/disk-room.ts';
import { throttle } from '#server/platform/db/schema/index.ts';
import { applicationDocuments, registerCompany, toFormData } from '../../builders/application.ts';
import { bhbuBody, createBhbu } from '../../builders/bhbu.ts';
import { requestTo, startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ token: admin } = await server.signIn({ role: 'ADMIN' }));
});
afterAll(() => server.stop());

const upload = (id: number, token: string) =>
  server.request('POST', `/BHBU/UploadFileNPWP/${id}`, {
    token,
    body: toFormData({ fileNPWP: applicationDocuments('x')['fileNPWP'] ?? '' }),
  });

describe('the files of a day', () => {
  it('have a budget for each account, whatever they belong to', async () => {
    const { id } = await createBhbu(server, admin);
    const { id: userId, token } = await server.signIn({ role: 'ADMIN' });
    expect((await upload(id, token)).status).toBe(200);
    await server.deps.throttle.countUpload(
      { kind: 'account', key: String(userId) },
      maxUploadBytes.account - 100_000,
    );
    const body = toFormData({
      fileNPWP: new File([new Uint8Array(200_000)], 'besar.pdf'),
    });
    const refused = await server.request('POST', `/BHBU/UploadFileNPWP/${id}`, { token, body });
    expect([refused.status, refused.json['code']]).toEqual([429, 'TERLALU_SERING']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // What would exceed the budget is not counted, and others are not affected.
    expect((await upload(id, token)).status).toBe(200);
    expect((await upload(id, admin)).status).toBe(200);
  });

  it('have a budget for each network of strangers', async () => {
    const stranger = { kind: 'anonymous', key: '203.0.113.5' } as const;
    await server.deps.throttle.countUpload(stranger, maxUploadBytes.anonymous);
    await expect(registerCompany(server, {}, '203.0.113.5')).rejects.toThrow('429');
    await registerCompany(server, {}, '203.0.113.6');
    await server.db.delete(throttle);
  });
});

describe('a nearly full disk', () => {
  it('refuses writes with the reason, while reading goes on, until there is room again', async () => {
    let hasRoom = false;
    const request = requestTo(createApp({ ...server.deps, hasDiskRoom: () => hasRoom }));
    const create = () => request('POST', '/bhbu', { token: admin, body: bhbuBody() });
    const refused = await create();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
    expect(refused.json['detail']).toContain('hampir penuh');
    for (const path of ['/bhbu', '/negara', '/Peserta'])
      expect((await request('GET', path, { token: admin })).status).toBe(200);
    hasRoom = true;
    expect((await create()).status).toBe(201);
  });

  it('is measured at most once a second, and keeps a reserve', () => {
    let now = 0;
    let free = 0;
    let measured = 0;
    const hasRoom = createDiskRoom(
      '/data',
      () => now,
      () => {
        measured += 1;
        return { free, total: 10_000_000_000 };
      },
    );
    expect([hasRoom(), hasRoom(), measured]).toEqual([false, false, 1]);
    free = 1_000_000_001;
    now = 1_000;
    expect([hasRoom(), measured]).toEqual([true, 2]);
    free = 1_000_000_000;
    now = 2_000;
    expect(hasRoom()).toBe(false);
    expect(typeof createDiskRoom('/')()).toBe('boolean');
  });
});

it('the preferences of an account are limited', async () => {
  const { token } = await server.signIn();
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const keys = Array.from(
    { length: maxPreferences + 1 },
    (_, n) => `uji.${letters[Math.floor(n / 26)]}${letters[n % 26]}`,
  );
  const put = (key: string) =>
    server.request('PUT', `/preferensi/${key}`, { token, body: { value: 1 } });
  for (const key of keys.slice(0, -1)) expect((await put(key)).status).toBe(200);
  expect((await put(keys.at(-1) ?? '')).status).toBe(422);
  expect((await put(keys[0] ?? '')).status).toBe(200);
});
