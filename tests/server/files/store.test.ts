import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentRule } from '#contract/values/upload.ts';
import { file } from '#server/db/schema/index.ts';
import { contentDisposition, fileResponse, saveFile } from '#server/files/store.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const storeFile = (name: string, content: Uint8Array) =>
  saveFile(server.db, server.now(), { name, content, resource: 'bhbu', recordId: 1, by: 'Siti' });

describe('the file store', () => {
  it('returns a stored file as an attachment that cannot run scripts', async () => {
    const answer = await fileResponse(server.db, await storeFile('NPWP – contoh.png', png));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''NPWP%20%E2%80%93%20contoh.png",
    );
  });

  it.each([
    ['content that does not match the extension', 'akta.pdf', png],
    ['a web page', 'akta.html', new TextEncoder().encode('<script>alert(1)</script>')],
    ['an SVG with a script', 'akta.svg', new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['nothing', 'akta.png', new Uint8Array()],
    ['no extension', 'akta', png],
  ])('rejects %s', async (_, name, content) => {
    await expect(storeFile(name, content)).rejects.toMatchObject({ code: 'JENIS_SALAH' });
  });

  it('rejects a file over the size limit', async () => {
    await expect(
      storeFile('besar.png', new Uint8Array(documentRule.maxBytes + 1)),
    ).rejects.toMatchObject({
      code: 'TERLALU_BESAR',
    });
  });

  it('rolls back with its transaction', async () => {
    const before = await server.db.$count(file);
    await expect(
      server.db.transaction(async tx => {
        await saveFile(tx, server.now(), {
          name: 'a.png',
          content: png,
          resource: 'bhbu',
          recordId: 1,
          by: 'Siti',
        });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow();
    expect(await server.db.$count(file)).toBe(before);
  });

  it('shortens names and removes folders and identity numbers', async () => {
    const id = await storeFile(`../../etc/ktp 3273056010900009 ${'x'.repeat(300)}.png`, png);
    const [stored] = await server.db.select({ name: file.name, id: file.id }).from(file);
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(stored).toBeDefined();
    const names = (await server.db.select({ name: file.name }).from(file))
      .map(one => one.name)
      .join();
    expect(names).not.toMatch(/\d{16}|\/|\.\./);
  });

  it('escapes a file name in the download header', () => {
    expect(contentDisposition('a"b\r\nc.pdf')).not.toMatch(/[\r\n]/);
    expect(contentDisposition("O'Brien (1).pdf")).toContain(
      "filename*=UTF-8''O%27Brien%20%281%29.pdf",
    );
  });
});
