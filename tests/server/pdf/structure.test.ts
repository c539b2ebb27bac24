import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import { drawDocument } from '#server/platform/pdf/draw-document.ts';
import { breakLines } from '#server/platform/pdf/lines.ts';
import { agreementInput } from '#tests/builders/printed.ts';

const draw = (blocks: readonly Block[], overrides: Partial<PrintedDocument> = {}) =>
  drawDocument(
    {
      title: 'Contoh',
      number: 'NO/1',
      letterhead: { name: 'PT Bio Contoh', address: 'Jl. Pasteur 28, Bandung' },
      isDraft: false,
      blocks,
      ...overrides,
    },
    { seconds: 120 },
  );

interface Tree {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly Tree[];
}

/** Returns the elements of a page with their text, as `H1 Title`, and what is outside of all elements. */
async function readPage(pdf: Buffer, number: number) {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const page = await (await task.promise).getPage(number);
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let artifacts = '';
  let current: string | undefined;
  for (const item of items) {
    if ('str' in item) {
      if (current === undefined) artifacts += item.str;
      else texts.set(current, (texts.get(current) ?? '') + item.str);
    } else if (item.type === 'beginMarkedContentProps') {
      // Artifacts have no id.
      current = item.id || undefined;
    } else if (item.type === 'endMarkedContent') current = undefined;
  }
  const textOf = ({ id, children = [] }: Tree): string =>
    (id === undefined ? '' : (texts.get(id) ?? '')) + children.map(textOf).join('');
  const list = (node: Tree): string[] => {
    const { role, alt, children = [] } = node;
    const isLeaf = children.every(child => child.role === undefined);
    if (role !== undefined && isLeaf)
      return [`${role} ${alt ?? textOf(node)}`.replaceAll(/\s+/g, ' ').trim()];
    return [...(role === undefined || role === 'Root' ? [] : [role]), ...children.flatMap(list)];
  };
  const elements = list(await page.getStructTree());
  await task.destroy();
  return { elements, artifacts };
}

describe('the structure of a PDF', () => {
  it('names titles, headings, paragraphs, tables and pictures, and leaves out head and foot', async () => {
    const pdf = await draw([
      { kind: 'title', text: 'PERJANJIAN' },
      { kind: 'heading', number: '1.', text: 'Ruang lingkup' },
      { kind: 'paragraph', text: 'Satu paragraf.' },
      { kind: 'facts', rows: [{ label: 'Kepada', value: 'PT Contoh' }] },
      {
        kind: 'table',
        columns: [
          { label: 'No.', width: 1 },
          { label: 'Uraian', width: 4 },
        ],
        rows: [['1', 'Vaksin']],
        totals: [['', 'Jumlah']],
      },
      { kind: 'qr', value: 'https://portal.example/verify/A', text: 'Pindai kode ini.' },
    ]);
    const { elements, artifacts } = await readPage(pdf, 1);
    expect(elements).toEqual([
      'Document',
      'H1 PERJANJIAN',
      'H2 1. Ruang lingkup',
      'P Satu paragraf.',
      'P Kepada : PT Contoh',
      'Table',
      'TR',
      'TH No.',
      'TH Uraian',
      'TR',
      'TD 1',
      'TD Vaksin',
      'TR',
      'TD',
      'TD Jumlah',
      'Figure Kode QR berisi https://portal.example/verify/A; pindai untuk membukanya',
      'P Pindai kode ini.',
    ]);
    expect(artifacts).toContain('PT Bio Contoh');
    expect(artifacts).toContain('Halaman 1 dari 1');
  });

  it('has one paragraph on each of two pages, whose lines end with their spaces', async () => {
    const words = Array.from({ length: 800 }, (_, at) => `kata${at}`);
    const pdf = await draw([{ kind: 'paragraph', text: words.join(' ') }]);
    for (const page of [1, 2]) {
      const { elements } = await readPage(pdf, page);
      expect(elements).toEqual(['Document', expect.stringMatching(/^P kata/)]);
    }
    const measure = (text: string) => text.length;
    const ends = (text: string) =>
      breakLines(text, { width: 10, measure }).map(({ hasSpaceAfter }) => hasSpaceAfter);
    expect(ends('satu dua tiga empat')).toEqual([true, true]);
    expect(ends('undang-undangnya')).toEqual([false, true]);
    expect(ends('abcdefghijklmnop')).toEqual([false, true]);
  });

  it('repeats the head of a table for the eye only', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [`${at}`]);
    const pdf = await draw([{ kind: 'table', columns: [{ label: 'Nomor', width: 1 }], rows }]);
    const { elements, artifacts } = await readPage(pdf, 2);
    expect(elements).not.toContain('TH Nomor');
    expect(artifacts).toContain('Nomor');
  });

  it('lets an agreement of 120 facilities take an electronic duty stamp, at most 800 kB', async () => {
    const { length } = await drawDocument(agreementDocument(agreementInput(120)), { seconds: 120 });
    expect(length).toBeLessThan(800_000);
  });
});
