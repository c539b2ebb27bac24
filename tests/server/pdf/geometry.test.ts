import { describe, expect, it } from 'vitest';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import { amendmentDocument } from '#documents/amendment/amendment.ts';
import { certificateDocument, joinCertificates } from '#documents/certificate/certificate.ts';
import type { Block, PrintedDocument } from '#contract/core/document/block.ts';
import { drawDocument } from '#server/platform/pdf/draw-document.ts';
import {
  agreementContent,
  agreementInput,
  amendmentInput,
  certificateInput,
  documentText,
  longName,
  textsOf,
} from '#tests/builders/printed.ts';
import { decodeQr, readPdf, unpack, type PdfPage } from './read-pdf.ts';

const mm = (millimetres: number) => (millimetres * 72) / 25.4;

/** Half a point for the rounding of coordinates. */
const tolerance = 0.5;

const draw = (document: PrintedDocument) => drawDocument(document, { seconds: 120 });

const render = async (document: PrintedDocument) => await readPdf(await draw(document));

const documentOf = (
  blocks: readonly Block[],
  overrides: Partial<PrintedDocument> = {},
): PrintedDocument => ({
  title: 'Contoh',
  number: 'NO/1',
  letterhead: { name: 'PT Bio Contoh', address: 'Jl. Pasteur 28, Bandung' },
  isDraft: false,
  blocks,
  ...overrides,
});

/** Words without the places where lines and cells end. */
const squeeze = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, '');

/** Head and foot of a page, inside the margins. */
const isMargin = ({ top }: { readonly top: number }) => top < mm(20) || top > mm(277);

const bodyOf = ({ texts }: PdfPage): string =>
  texts
    .filter(one => !isMargin(one))
    .map(({ text }) => text)
    .join(' ');

const squeezed = new WeakMap<PdfPage, string>();

function squeezedBody(page: PdfPage): string {
  const known = squeezed.get(page) ?? squeeze(bodyOf(page));
  squeezed.set(page, known);
  return known;
}

/** Returns the pages that have a text. */
const pagesWith = (pages: readonly PdfPage[], text: string): number[] =>
  pages.flatMap((page, at) => (squeezedBody(page).includes(squeeze(text)) ? [at] : []));

function pageAt(pages: readonly PdfPage[], at: number | undefined): PdfPage {
  const page = pages[at ?? -1];
  if (!page) throw new Error('The text is on no page.');
  return page;
}

/** Texts of the table of facilities that mark the first and the last cell of a row. */
const facilityRows = (count: number) =>
  agreementContent(count).baris.map((line, at) => ({
    ...line,
    faskes: `Awal${at}x`,
    alamat: `Jalan Merdeka Raya No. 12, Kelurahan Babakan Ciamis, Kecamatan Sumur Bandung Ujung${at}x`,
  }));

describe.each([1, 60, 300])('an agreement with %i facilities', count => {
  const isi = { ...agreementContent(count), baris: facilityRows(count) };
  const document = agreementDocument(agreementInput(count, { isi }));
  const loaded = render(document);

  it('has A4 pages with margins of 20 mm', async () => {
    for (const { width, height, texts } of await loaded) {
      expect([width, height]).toEqual([expect.closeTo(mm(210), 1), expect.closeTo(mm(297), 1)]);
      for (const { left, right, top, bottom } of texts) {
        expect(left).toBeGreaterThanOrEqual(mm(20) - tolerance);
        expect(right).toBeLessThanOrEqual(mm(190) + tolerance);
        expect(top).toBeGreaterThanOrEqual(mm(9));
        expect(bottom).toBeLessThanOrEqual(mm(288));
      }
    }
  });

  it('has its number and the page number at the foot of each page', async () => {
    const pages = await loaded;
    pages.forEach(({ texts }, at) => {
      const foot = texts.filter(({ top }) => top > mm(277)).map(({ text }) => text);
      expect(foot).toEqual([
        '012/PKS-VGR/BF/XI/2026',
        'Paraf: Penjual ……………… Pembeli ………………',
        `Halaman ${at + 1} dari ${pages.length}`,
      ]);
    });
  });

  it('repeats the head of the table and cuts no row', async () => {
    const pages = await loaded;
    for (let row = 0; row < count; row += 1) {
      const [page, ...more] = pagesWith(pages, `Awal${row}x`);
      expect(more).toEqual([]);
      expect(pagesWith(pages, `Ujung${row}x`)).toEqual([page]);
      const text = bodyOf(pageAt(pages, page));
      expect(text.indexOf('PIC Pembeli')).toBeGreaterThanOrEqual(0);
      expect(text.indexOf('PIC Pembeli')).toBeLessThan(text.indexOf(`Awal${row}x`));
    }
  });

  it('keeps the sums and the signatures with the last row', async () => {
    const pages = await loaded;
    const [last] = pagesWith(pages, `Awal${count - 1}x`);
    const text = squeeze(bodyOf(pageAt(pages, last)));
    expect(text).toContain(`${isi.jumlahDosis.toLocaleString('id-ID')}Penjual`);
  });

  it('has all its words, in the order of the blocks', async () => {
    const body = squeeze((await loaded).map(bodyOf).join(' '));
    const missing: string[] = [];
    let from = 0;
    for (const block of document.blocks) {
      // Cells of a row are read cell by cell; signatures party by party.
      if (block.kind === 'table' || block.kind === 'signatures') continue;
      for (const text of textsOf(block).map(squeeze)) {
        const found = body.indexOf(text, from);
        if (found < 0) missing.push(text);
        else from = found + text.length;
      }
    }
    expect(missing).toEqual([]);
  });
});

describe('the pages of a document', () => {
  /** A section for each number of lines, so that what follows them falls everywhere on a page. */
  const everywhere = (blocksOf: (lines: number) => readonly Block[]): PrintedDocument =>
    documentOf(
      Array.from({ length: 18 }, (_, at) => at + 25).flatMap((lines): Block[] => [
        ...Array.from({ length: lines }, (): Block => ({
          kind: 'clause',
          level: 1,
          number: '',
          text: 'Baris',
        })),
        ...blocksOf(lines),
        { kind: 'pageBreak' },
      ]),
    );
  const long = Array.from({ length: 110 }, (_, at) => `kata${at}`).join(' ');
  const signatures = (name: string): Block => ({
    kind: 'signatures',
    parties: [{ role: 'Penjual', organization: 'PT', name, position: 'Jabatan' }],
  });

  it.each<[string, (mark: string) => Block]>([
    ['a clause', mark => ({ kind: 'clause', level: 1, number: '(1)', text: `${mark} ${long}` })],
    [
      'two rows of a table',
      mark => ({
        kind: 'table',
        columns: [{ label: 'Kepala', width: 1 }],
        rows: [['Isi pertama'], [mark], ['Isi ketiga']],
      }),
    ],
    ['facts', mark => ({ kind: 'facts', rows: [{ label: 'Nama', value: mark }] })],
    ['signatures', signatures],
  ])('keep a heading with %s, wherever it falls', async (_, blockOf) => {
    const pages = await render(
      everywhere(lines => [
        { kind: 'heading', number: 'Pasal 7', text: `Judul${lines}x` },
        blockOf(`Isi${lines}x`),
      ]),
    );
    for (let lines = 25; lines < 43; lines += 1)
      expect(pagesWith(pages, `Judul${lines}x`)).toEqual(pagesWith(pages, `Isi${lines}x`));
  });

  it('have at least two lines of a paragraph, and the last lines with signatures and QR', async () => {
    const pages = await render(
      everywhere(lines => [
        { kind: 'paragraph', text: `${long} akhir${lines}x` },
        signatures(`Nama${lines}x`),
        { kind: 'qr', value: 'A', text: `Pindai${lines}x` },
      ]),
    );
    const counts = pages.flatMap(page => {
      const rows = page.texts.filter(({ text }) => /^(kata|akhir)/.test(text)).length;
      return rows > 0 ? [rows] : [];
    });
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    for (let lines = 25; lines < 43; lines += 1) {
      const page = pagesWith(pages, `akhir${lines}x`);
      expect(pagesWith(pages, `Nama${lines}x`)).toEqual(page);
      expect(pagesWith(pages, `Pindai${lines}x`)).toEqual(page);
    }
  });

  it('keep all lines of a cell that is higher than a page', async () => {
    const words = Array.from({ length: 900 }, (_, at) => `kata${at}x`);
    const pages = await render(
      documentOf([
        {
          kind: 'table',
          columns: [
            { label: 'Nama', width: 1 },
            { label: 'Keterangan', width: 1 },
          ],
          rows: [['Klinik', words.join(' ')]],
        },
      ]),
    );
    const text = pages.map(({ text: one }) => one).join(' ');
    expect(words.filter(word => !text.includes(word))).toEqual([]);
    for (const page of pages) expect(page.text).toContain('Keterangan');
  });

  it('hold names of 100 characters without overlaps', async () => {
    expect(longName).toHaveLength(100);
    const content = agreementContent(3);
    const isi = {
      ...content,
      pembeli: { ...content.pembeli, nama: longName },
      penjual: { ...content.penjual, nama: longName },
      baris: content.baris.map(line => ({ ...line, faskes: longName, picFaskes: longName })),
    };
    const document = agreementDocument(agreementInput(3, { isi }));
    const pages = await render(document);
    expect(pagesWith(pages, longName).length).toBeGreaterThanOrEqual(3);
    for (const { texts } of pages) {
      for (const one of texts) expect(one.right).toBeLessThanOrEqual(mm(190) + tolerance);
      const overlaps = texts.flatMap((one, at) =>
        texts
          .slice(at + 1)
          .filter(
            other =>
              // Kerning moves a full stop below a digit.
              one.left < other.right - 3 &&
              other.left < one.right - 3 &&
              one.top < other.bottom - 1 &&
              other.top < one.bottom - 1,
          )
          .map(other => `${one.text} / ${other.text}`),
      );
      expect(overlaps).toEqual([]);
    }
  });

  it('break no word of a table head', async () => {
    const { blocks } = amendmentDocument(amendmentInput(2, { jumlahDosis: 4_000_000 }));
    const pages = await render(documentOf(blocks));
    const words = new Set(
      pages.flatMap(({ texts }) => texts.flatMap(({ text }) => text.split(' '))),
    );
    for (const label of ['Faskes', 'Produk', 'Peserta', 'Dosis', 'Harga', 'vaksinasi', 'Pembeli'])
      expect(words).toContain(label);
  });

  it('print foreign letters, and digits beside them', async () => {
    const name = 'Łukasz Đặng Nguyễn Žižek Иван Ελένη 2026';
    const pages = await render(documentOf([{ kind: 'paragraph', text: name }]));
    expect(squeeze(bodyOf(pageAt(pages, 0)))).toBe(squeeze(name));
  });

  it('mark a draft on each page', async () => {
    const pages = await render(agreementDocument(agreementInput(1, { noPKS: null })));
    for (const { text } of pages) expect(text).toContain('RANCANGAN');
  });
});

describe('the file', () => {
  it('is the same for the same blocks', async () => {
    const document = agreementDocument(agreementInput(2));
    const [first, second] = [await draw(document), await draw(document)];
    expect(first.equals(second)).toBe(true);
    const other = await draw(agreementDocument(agreementInput(2, { noPKS: '013/PKS' })));
    expect(first.equals(other)).toBe(false);
  });

  it('embeds every font that it uses, and nothing of a file or an address', async () => {
    const pdf = unpack(await draw(agreementDocument(agreementInput(1))));
    const count = (text: string) => pdf.split(text).length - 1;
    expect(count('/Type /FontDescriptor')).toBe(2);
    expect(count('/FontFile2')).toBe(2);
    expect(count('/Subtype /Type0')).toBe(2);
    for (const forbidden of ['/URI', '/JavaScript', '/EmbeddedFile', '/Launch', '/tmp/', '.woff'])
      expect(pdf).not.toContain(forbidden);
  });

  it('has a QR code that another program reads, on each certificate', async () => {
    const urls = ['A', 'B'].map(one => `https://portal.example/verify/${one.repeat(26)}`);
    const { blocks, ...proof } = certificateDocument(certificateInput());
    const proofs = urls.map(value => ({
      ...proof,
      blocks: [...blocks, { kind: 'qr' as const, value, text: '' }],
    }));
    const bytes = await draw(joinCertificates(proofs));
    const pages = await readPdf(bytes, { hasRectangles: true });
    expect(pages.map(decodeQr)).toEqual(urls);
  });

  it('has the whole text of an amendment, with old and new values', async () => {
    const input = amendmentInput(1, { jumlahDosis: 260 });
    const document = amendmentDocument(input);
    const text = squeeze((await render(document)).map(bodyOf).join(' '));
    for (const word of documentText(document).split(/\s+/)) expect(text).toContain(word);
  });
});
