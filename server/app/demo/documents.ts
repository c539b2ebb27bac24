import { crc32, deflateSync } from 'node:zlib';

/**
 * Creates a one-page PDF of text lines, the first as a heading; non-ASCII characters become `?`.
 */
export function createPdf(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const textCommands = lines.map((line, index) => {
    const plain = line.replace(/[^\x20-\x7e]/g, '?').replace(/[\\()]/g, '\\$&');
    return `BT /F1 ${index === 0 ? 18 : 11} Tf 60 ${760 - index * 26} Td (${plain}) Tj ET`;
  });
  const pageContent = ['0.04 0.43 0.41 RG 2 w 60 745 m 535 745 l S', ...textCommands].join('\n');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    `<</Length ${pageContent.length}>>\nstream\n${pageContent}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const objectOffsets = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  text += objectOffsets.map(start => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  text += `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(text);
}

const width = 480;
const height = 300;

/** Creates a PNG of a card with a coloured band, as a stand-in for a photo of a document. */
export function createPng(colour: readonly [number, number, number]): Uint8Array<ArrayBuffer> {
  const row = (y: number): Buffer => {
    const bytes = Buffer.alloc(1 + width * 3, 0xf4);
    bytes[0] = 0;
    const isBand = y < 64;
    const isLine = y > 110 && y < 250 && y % 36 < 10;
    if (isBand || isLine) {
      const end = isBand ? width : width * 0.7;
      for (let x = isBand ? 0 : 32; x < end; x++) bytes.set(colour, 1 + x * 3);
    }
    return bytes;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, (_, y) => row(y))));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const output = Buffer.alloc(body.length + 8);
  output.writeUInt32BE(data.length, 0);
  body.copy(output, 4);
  output.writeUInt32BE(crc32(body), body.length + 4);
  return output;
}
