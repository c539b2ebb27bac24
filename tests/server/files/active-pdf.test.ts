import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPdf } from '#server/app/demo/documents.ts';
import { readUploads } from '#server/platform/attachment/attachment-store.ts';
import { pdfActivity } from '#server/platform/files/active-pdf.ts';

/** A PDF with an object before its pages. */
const pdfWith = (object: string | Buffer): Uint8Array<ArrayBuffer> => {
  const plain = Buffer.from(createPdf(['Akta']));
  const at = plain.indexOf('1 0 obj');
  return new Uint8Array(
    Buffer.concat([
      plain.subarray(0, at),
      Buffer.from(object as string, 'latin1'),
      plain.subarray(at),
    ]),
  );
};

const objectStream = (content: string, dictionary = '/Type /ObjStm /Filter /FlateDecode'): Buffer =>
  Buffer.concat([
    Buffer.from(`90 0 obj\n<< ${dictionary} /N 1 /First 5 >>\nstream\n`),
    deflateSync(Buffer.from(content)),
    Buffer.from('\nendstream\nendobj\n'),
  ]);

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';

describe('a PDF', () => {
  it.each([
    ['runs a script', `90 0 obj\n${script}\nendobj\n`],
    ['hides the name of a script', '90 0 obj\n<< /S /J#61vaScript /JS 7 0 R >>\nendobj\n'],
    ['starts a program', '90 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n'],
    ['contains another file', '90 0 obj\n<< /Type /EmbeddedFile /Length 3 >>\nendobj\n'],
    ['lists other files', '90 0 obj\n<< /Names << /EmbeddedFiles 4 0 R >> >>\nendobj\n'],
    ['sends a form', '90 0 obj\n<< /S /SubmitForm /F (http://contoh.test) >>\nendobj\n'],
    ['runs a script from a compressed object', objectStream(`5 0 ${script}`)],
    [
      'runs a script from an object whose type is escaped',
      objectStream(`5 0 ${script}`, '/Type /Obj#53tm /Filter /FlateDecode'),
    ],
    ['hides its objects behind a comment', `% stream\n90 0 obj\n${script}\nendobj\n% endstream\n`],
  ])('is refused when it %s', async (_, object) => {
    const content = pdfWith(object);
    expect(await pdfActivity(content)).toBe('active');
    const file = new File([content], 'akta.pdf');
    await expect(readUploads({ berkas: file }, ['berkas'])).rejects.toMatchObject({
      extensions: { errors: { berkas: [{ key: 'file.pdf.active' }] } },
    });
  });

  it.each([
    ['opens at a page', '90 0 obj\n<< /OpenAction [1 0 R /XYZ null null 0] >>\nendobj\n'],
    ['links to a page of the web', '90 0 obj\n<< /S /URI /URI (https://contoh.test) >>\nendobj\n'],
    ['has compressed objects', objectStream('5 0 << /Type /Catalog >>')],
    ['is protected, with a readable structure', '90 0 obj\n<< /Encrypt 5 0 R >>\nendobj\n'],
  ])('is accepted when it %s', async (_, object) => {
    expect(await pdfActivity(pdfWith(object))).toBe('none');
  });

  it.each([
    ['encrypted', Buffer.concat([Buffer.from('/Encrypt 5 0 R\n'), objectStream('5 0 null')])],
    ['packed in another way', objectStream('5 0 null', '/Type /ObjStm /Filter /LZWDecode')],
    [
      'enormous',
      Buffer.concat([objectStream(' '.repeat(20_000_000)), objectStream(' '.repeat(20_000_000))]),
    ],
  ])('is refused when its objects are %s', async (_, object) => {
    expect(await pdfActivity(pdfWith(object))).toBe('unreadable');
  });
});
