import { describe, expect, it } from 'vitest';
import { bytesOf, type FormFile } from '#server/platform/http/form-file.ts';
import { MultipartError, readMultipart } from '#server/platform/http/multipart.ts';
import { fc } from '#tests/properties.ts';
import { encodeForm } from '../harness/encode-form.ts';

type Plain = [name: string, value: string | { name: string; bytes: number[] }];

async function parse(body: Buffer<ArrayBuffer>, type: string): Promise<Plain[]> {
  return await Promise.all(
    [...readMultipart(body, type)].map(async ({ name, value }): Promise<Plain> => {
      if (typeof value === 'string') return [name, value];
      const bytes = [...new Uint8Array(await value.arrayBuffer())];
      expect(value.size).toBe(bytes.length);
      return [name, { name: value.name, bytes }];
    }),
  );
}

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '"',
    '\r\n',
    'a"; filename="b',
    '--x\r\n\r\n--x--',
    'é漢😀',
    '%22',
    'a\u2028b',
    '\u2029',
  ),
);

describe('the bytes of a file', () => {
  it('are those of the body, and a copy only where one is asked for', async () => {
    const form = new FormData();
    form.append('berkas', new File(['isi berkas'], 'a.csv'));
    const { body, type } = await encodeForm(form);
    const [part] = [...readMultipart(body, type)];
    const file = part?.value as FormFile;
    const bytes = await bytesOf(file);
    expect(bytes.toString()).toBe('isi berkas');
    expect(bytes.buffer).toBe(body.buffer);
    const copy = await file.arrayBuffer();
    expect(copy.byteLength).toBe(10);
    expect(copy).not.toBe(body.buffer);
  });

  it('are a copy for a file that no form has sent', async () => {
    expect((await bytesOf(new File(['a'], 'a.csv'))).toString()).toBe('a');
  });
});

describe('a multipart form', () => {
  it('has the fields and files that were encoded', async () => {
    const entry = fc.oneof(
      fc.record({ name: anyText, text: anyText }),
      fc.record({
        name: anyText,
        fileName: anyText.filter(text => text !== ''),
        bytes: fc.uint8Array({ maxLength: 300 }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 6 }), async entries => {
        const form = new FormData();
        for (const one of entries) {
          if ('text' in one) form.append(one.name, one.text);
          else form.append(one.name, new File([new Uint8Array(one.bytes)], one.fileName));
        }
        const { body, type } = await encodeForm(form);
        // Encoding turns every line end into CR LF, and `%22` cannot be distinguished from a quote.
        const lines = (text: string): string => text.replace(/\r\n|\r|\n/g, '\r\n');
        const names = (text: string): string => lines(text).replace(/%22/g, '"');
        const expected = entries.map((one): Plain =>
          'text' in one
            ? [names(one.name), lines(one.text)]
            : [names(one.name), { name: one.fileName.replace(/%22/g, '"'), bytes: [...one.bytes] }],
        );
        const plain = await parse(body, type);
        expect(
          plain.map(([name, value]) => [
            name,
            typeof value === 'string' ? value : { ...value, name: lines(value.name) },
          ]),
        ).toEqual(
          expected.map(([name, value]) => [
            name,
            typeof value === 'string' ? value : { ...value, name: lines(value.name) },
          ]),
        );
      }),
    );
  });

  it('that was truncated or altered is read or rejected', async () => {
    const form = new FormData();
    form.append('judul', 'Undangan');
    form.append('berkas', new File(['isi'], 'surat.pdf'));
    const { body, type } = await encodeForm(form);
    fc.assert(
      fc.property(fc.nat(body.length - 1), fc.nat(255), fc.nat(body.length), (at, byte, cut) => {
        const altered = Buffer.from(body);
        altered[at] = byte;
        try {
          expect([...readMultipart(altered.subarray(0, cut), type)].length).toBeLessThan(5);
        } catch (error) {
          expect(error).toBeInstanceOf(MultipartError);
        }
      }),
    );
  });

  const part = (headers: string, end = '\r\n--x--'): Buffer<ArrayBuffer> =>
    Buffer.from(`--x\r\n${headers}\r\n\r\nisi${end}`);

  it.each([
    ['no boundary', part('Content-Disposition: form-data; name="a"'), 'multipart/form-data'],
    ['no name', part('Content-Disposition: form-data'), 'multipart/form-data; boundary=x'],
    ['another disposition', part('Content-Disposition: inline; name="a"'), 'a; boundary=x'],
    ['no end', part('Content-Disposition: form-data; name="a"', ''), 'a; boundary=x'],
    ['endless headers', part(`X: ${'a'.repeat(9_000)}`), 'a; boundary=x'],
    ['text before it', Buffer.from('halo\r\n--x--'), 'a; boundary=x'],
  ])('with %s is rejected', (_, body, type) => {
    expect(() => [...readMultipart(body, type)]).toThrow(MultipartError);
  });

  it('hides the content of files from code that walks through an input', async () => {
    const form = new FormData();
    form.append('berkas', new File(['isi'], 'surat.pdf'));
    const { body, type } = await encodeForm(form);
    const [file] = readMultipart(body, type);
    expect(Object.keys(file?.value ?? '')).toEqual([]);
    expect(file?.value).toMatchObject({ name: 'surat.pdf', size: 3 });
  });

  it('may quote its boundary, omit the last line end, and have other headers', async () => {
    const body = part('content-type: text/plain\r\nCONTENT-DISPOSITION: form-data; name="a"');
    expect(await parse(body, 'multipart/form-data; charset=utf-8; boundary="x"')).toEqual([
      ['a', 'isi'],
    ]);
  });
});
