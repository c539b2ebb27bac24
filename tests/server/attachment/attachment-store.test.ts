import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxEarlierVersions } from '#contract/core/attachment.ts';
import { documentRule, uploadedFile, type FileRule } from '#contract/core/values/upload.ts';
import { z } from '#contract/core/zod.ts';
import {
  attachmentResponse,
  listAttachments,
  readUploads,
  saveAttachment,
} from '#server/platform/attachment/attachment-store.ts';
import { attachment } from '#server/platform/db/schema/index.ts';
import { createPdf } from '#server/app/demo/documents.ts';
import { contentDisposition } from '#server/platform/files/document.ts';
import { startTestServer, type TestServer } from '../harness/server.ts';

let server: TestServer;
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** A JPEG of one pixel: frame, then scan. */
const jpeg = new Uint8Array([
  ...[0xff, 0xd8],
  ...[0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0, 0xd2, 0],
  ...[0xff, 0xd9],
]);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const read = (name: string, content: Uint8Array<ArrayBuffer> = png) =>
  readUploads({ berkas: new File([content], name) }, ['berkas']);

/** Saves a file in a slot of a test record. @returns its id */
async function save(
  name: string,
  { recordId = 1, maxFiles = 1, db = server.db, by = 'Siti' }: SaveOptions = {},
): Promise<string> {
  const [file] = await read(name);
  if (!file) throw new Error('no file');
  const place = { resource: 'uji', recordId, slot: { name: 'dokumen', maxFiles } };
  return await saveAttachment(db, server.now(), place, file, by);
}
interface SaveOptions {
  recordId?: number;
  maxFiles?: number;
  db?: Parameters<typeof saveAttachment>[0];
  by?: string;
}

const listOf = (recordId: number) => listAttachments(server.db, 'uji', recordId);

describe('an upload', () => {
  it('loses what a photograph says about its place, in every call, since all read files here', async () => {
    const exif = Buffer.from('Exif\0\0II*\0\x08\0\0\0 GPS-6.9175,107.6191');
    const segment = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
    const photo = Buffer.concat([jpeg.subarray(0, 2), segment, exif, jpeg.subarray(2)]);
    const [file] = await read('foto.jpg', new Uint8Array(photo));
    expect(Buffer.from(file?.content ?? []).equals(jpeg)).toBe(true);
  });

  it.each([
    ['a text with the header of a PDF', 'akta.pdf', new TextEncoder().encode('<html>%PDF-1.4')],
    ['a web page', 'akta.html', new TextEncoder().encode('<script>alert(1)</script>')],
    ['an SVG with a script', 'akta.jpg', new TextEncoder().encode('<svg onload="alert(1)"/>')],
    ['nothing', 'akta.png', new Uint8Array()],
    ['only the beginning of a JPEG', 'foto.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['a JPEG without an end', 'foto.jpg', jpeg.slice(0, -2)],
    [
      'a JPEG without a frame',
      'foto.jpg',
      new Uint8Array([...jpeg.slice(0, 2), ...jpeg.slice(-14)]),
    ],
    ['a JPEG of no width', 'foto.jpeg', jpeg.with(10, 0)],
    [
      'other data after the beginning of a JPEG',
      'foto.jpg',
      new Uint8Array([
        0xff,
        0xd8,
        0xff,
        0xe0,
        ...new TextEncoder().encode('<script>alert(1)</script>'),
      ]),
    ],
    ['a PNG without an end', 'foto.png', png.slice(0, -12)],
    ['a PNG with a wrong checksum', 'foto.png', png.with(20, 9)],
    ['a PDF without an end', 'akta.pdf', createPdf(['x']).slice(0, 200)],
    ['only the header of a PDF', 'akta.pdf', new TextEncoder().encode('%PDF-1.7\n%%EOF')],
  ])('is rejected at its field when it is %s', async (_, name, content) => {
    await expect(read(name, content)).rejects.toMatchObject({
      code: 'TIDAK_SAH',
      extensions: { errors: { berkas: [expect.anything()] } },
    });
  });
});

describe('a complete document', () => {
  it.each([
    ['a PNG', 'foto.png', png],
    ['a JPEG', 'foto.jpeg', jpeg],
    ['a JPEG with data after its end', 'foto.jpg', new Uint8Array([...jpeg, 1, 2, 3])],
    ['a PDF', 'akta.pdf', createPdf(['Akta'])],
    ['a photo of a chat', 'foto.jfif', jpeg],
    ['a photo that was renamed', 'akta.pdf', png],
    [
      'a PDF with a byte order mark',
      'akta.pdf',
      new Uint8Array([0xef, 0xbb, 0xbf, ...createPdf(['Akta'])]),
    ],
    [
      'a PDF behind other bytes',
      'akta.pdf',
      new Uint8Array([...new Uint8Array(900).fill(10), ...createPdf(['Akta'])]),
    ],
    [
      'a PDF with data after its end',
      'akta.pdf',
      new Uint8Array([...createPdf(['Akta']), ...new Uint8Array(3_000)]),
    ],
  ])('is accepted: %s', async (_, name, content) => {
    expect(await read(name, content)).toHaveLength(1);
  });
});

describe('the rule that accepted a file', () => {
  const bodyOf = (rule: FileRule, file: File) =>
    z.object({ berkas: uploadedFile(rule) }).safeParse({ berkas: file });

  it('decides which content is allowed, whatever the name', async () => {
    const rule = { extensions: ['png'], maxBytes: 1_000 };
    const photo = new File([jpeg], 'tanda-tangan.png');
    expect(bodyOf(rule, photo).success).toBe(true);
    await expect(readUploads({ berkas: photo }, ['berkas'])).rejects.toMatchObject({
      code: 'TIDAK_SAH',
    });
  });

  it('accepts the other extensions of a document', () => {
    expect(bodyOf(documentRule, new File([jpeg], 'FOTO.JFIF')).success).toBe(true);
    expect(bodyOf(documentRule, new File([jpeg], 'foto.exe')).success).toBe(false);
  });
});

describe('the attachment store', () => {
  it('returns a stored file as a download that cannot run scripts', async () => {
    const answer = await attachmentResponse(server.db, await save('NPWP – contoh.png'));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(png);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''NPWP%20%E2%80%93%20contoh.png",
    );
  });

  it('keeps replaced files as earlier versions, the latest first', async () => {
    for (const [name, by] of [
      ['a.png', 'Siti'],
      ['b.png', 'Bagas'],
      ['c.png', 'Dewi'],
    ] as const)
      await save(name, { recordId: 2, by });
    expect(await listOf(2)).toMatchObject([
      {
        slot: 'dokumen',
        jenis: 'image/png',
        nama: 'c.png',
        diunggahOleh: 'Dewi',
        sebelumnya: [
          { nama: 'b.png', diunggahOleh: 'Bagas', digantiOleh: 'Dewi' },
          { nama: 'a.png', diunggahOleh: 'Siti', digantiOleh: 'Bagas' },
        ],
      },
    ]);
  });

  it('deletes the oldest version beyond the maximum', async () => {
    for (let n = 0; n <= maxEarlierVersions + 2; n++) await save(`v${n}.png`, { recordId: 3 });
    const [current] = await listOf(3);
    expect(current?.sebelumnya).toHaveLength(maxEarlierVersions);
    expect(current?.sebelumnya.at(-1)?.nama).toBe('v2.png');
  });

  it('adds files to a slot of several, up to its maximum', async () => {
    await save('a.png', { recordId: 4, maxFiles: 2 });
    await save('b.png', { recordId: 4, maxFiles: 2 });
    expect(await listOf(4)).toMatchObject([
      { nama: 'a.png', sebelumnya: [] },
      { nama: 'b.png', sebelumnya: [] },
    ]);
    await expect(save('c.png', { recordId: 4, maxFiles: 2 })).rejects.toMatchObject({
      extensions: { errors: { berkas: [expect.anything()] } },
    });
  });

  it('rolls back with its transaction', async () => {
    await expect(
      server.db.transaction(async tx => {
        await save('a.png', { recordId: 5, db: tx });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await listOf(5)).toEqual([]);
  });

  it('shortens names and removes folders and identity numbers', async () => {
    const id = await save(`../../etc/ktp 3273056010900009 ${'x'.repeat(300)}.png`);
    const [stored] = await server.db
      .select({ name: attachment.name })
      .from(attachment)
      .where(and(eq(attachment.id, id), eq(attachment.resource, 'uji')));
    expect(stored?.name).toHaveLength(120);
    expect(stored?.name).not.toMatch(/\d{16}|\/|\.\./);
  });

  it('escapes a file name in the download header', () => {
    expect(contentDisposition('a"b\r\nc.pdf')).not.toMatch(/[\r\n]/);
    expect(contentDisposition("O'Brien (1).pdf")).toContain(
      "filename*=UTF-8''O%27Brien%20%281%29.pdf",
    );
  });
});
