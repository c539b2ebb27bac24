import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isCompleteDocument } from '#server/platform/files/complete-document.ts';
import { stripMetadata } from '#server/platform/files/strip-metadata.ts';

const segment = (code: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
};

/** EXIF data as a camera writes it: orientation and a GPS block. */
function exif(orientation: number, isLittle: boolean): Buffer {
  const tiff = Buffer.alloc(38);
  const write16 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(isLittle ? 'II' : 'MM', 0);
  write16(42, 2);
  write32(8, 4);
  write16(2, 8);
  for (const [index, tag, value] of [
    [0, 0x0112, orientation],
    [1, 0x8825, 0],
  ] as const) {
    write16(tag, 10 + index * 12);
    write16(3, 12 + index * 12);
    write32(1, 14 + index * 12);
    write16(value, 18 + index * 12);
  }
  return Buffer.concat([tiff, Buffer.from('GPS-6.9175,107.6191')]);
}

const frame = segment(0xc0, Buffer.from([8, 0, 1, 0, 1, 1, 1, 0x11, 0]));
const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01profil'));
const adobe = segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x01'));
const jfif = segment(0xe0, Buffer.from('JFIF\0\x01\x01'));
const scan = Buffer.concat([
  segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
  // A stuffed byte, a restart marker, and a second scan as in a progressive photo.
  Buffer.from([0xd2, 0xff, 0, 0xff, 0xd0, 0x17]),
  segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
  Buffer.from([0x33]),
]);
const end = Buffer.from([0xff, 0xd9]);
const start = Buffer.from([0xff, 0xd8]);

const photo = (orientation: number, isLittle = false): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat([
      start,
      jfif,
      segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(orientation, isLittle)])),
      segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x:GPS-6.9175/>')),
      segment(0xed, Buffer.from('Photoshop 3.0\0GPS-6.9175')),
      segment(0xe2, Buffer.from('MPF\0GPS-6.9175')),
      segment(0xfe, Buffer.from('GPS-6.9175')),
      profile,
      adobe,
      frame,
      scan,
      end,
      Buffer.from('a second photo with GPS-6.9175'),
    ]),
  );

const strip = (mediaType: string, content: Uint8Array<ArrayBuffer>) =>
  Buffer.from(stripMetadata(mediaType, content));

describe('a photograph', () => {
  it('is stored without its place, with its pixels and colours unchanged', () => {
    const stripped = strip('image/jpeg', photo(1));
    expect(stripped.toString('latin1')).not.toContain('GPS');
    expect(stripped.equals(Buffer.concat([start, jfif, profile, adobe, frame, scan, end]))).toBe(
      true,
    );
  });

  it.each([
    [6, false],
    [3, true],
  ])('keeps the orientation %i', (orientation, isLittle) => {
    const stripped = strip('image/jpeg', photo(orientation, isLittle));
    expect(stripped.toString('latin1')).not.toContain('GPS');
    expect(isCompleteDocument('image/jpeg', stripped)).toBe(true);
    const at = stripped.indexOf('Exif\0\0');
    const tiff = stripped.subarray(at + 6, at + 32);
    expect(tiff.readUInt16BE(8)).toBe(1);
    expect([tiff.readUInt16BE(10), tiff.readUInt16BE(18)]).toEqual([0x0112, orientation]);
    // What was stripped once is not changed again.
    expect(strip('image/jpeg', new Uint8Array(stripped)).equals(stripped)).toBe(true);
  });

  it('may have damaged EXIF data', () => {
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('II'),
      Buffer.from('MM\0*\xff\xff\xff\xff'),
    ]) {
      const content = Buffer.concat([
        start,
        segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), bytes])),
        frame,
        scan,
        end,
      ]);
      expect(
        strip('image/jpeg', new Uint8Array(content)).equals(
          Buffer.concat([start, frame, scan, end]),
        ),
      ).toBe(true);
    }
  });
});

describe('a PNG', () => {
  const chunk = (type: string, content: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), content]);
    const sizes = Buffer.alloc(8);
    sizes.writeUInt32BE(content.length, 0);
    sizes.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0]));
  const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]));
  const pixels = chunk('IDAT', Buffer.from('pixels'));
  const last = chunk('IEND', Buffer.alloc(0));

  it('is stored without its texts and its place', () => {
    const picture = Buffer.concat([
      signature,
      header,
      gamma,
      chunk('tEXt', Buffer.from('Location\0GPS-6.9175')),
      chunk('iTXt', Buffer.from('XML:com.adobe.xmp\0GPS-6.9175')),
      chunk('eXIf', exif(8, false)),
      pixels,
      last,
      Buffer.from('GPS-6.9175'),
    ]);
    const stripped = strip('image/png', new Uint8Array(picture));
    expect(stripped.toString('latin1')).not.toContain('GPS');
    expect(isCompleteDocument('image/png', stripped)).toBe(true);
    const at = stripped.indexOf('eXIf');
    expect(stripped.readUInt16BE(at + 4 + 18)).toBe(8);
    const upright = Buffer.concat([signature, header, gamma, pixels, last]);
    expect(strip('image/png', new Uint8Array(upright)).equals(upright)).toBe(true);
  });
});
