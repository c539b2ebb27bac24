import { plainText, type Block, type PrintedDocument } from '#contract/core/document/block.ts';
import { textsOf } from '../builders/printed.ts';
import { readPdf, unpack, type PdfPage, type PdfText } from '../server/pdf/read-pdf.ts';

const mm = (millimetres: number): number => (millimetres * 72) / 25.4;

/** Rounding of coordinates in points. */
const rounding = 1;

/** Text without spaces, because a PDF has some in other places. */
export const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

/** Marks across a page, which are no part of its text. */
const isMark = ({ text }: PdfText): boolean =>
  /^(RANCANGAN|DIBATALKAN|DIGANTI|BERAKHIR)$/.test(text);

/** Head and foot, which are inside the margins. */
const isHeadOrFoot = ({ top }: PdfText): boolean => top < mm(20) || top > mm(277);

const joined = (texts: readonly PdfText[]): string =>
  squeeze(texts.map(({ text }) => text).join(' '));

/** The letterhead may be longer than the margin is high. */
const bodyOf = ({ texts }: PdfPage): string =>
  joined(texts.filter(one => !isMark(one) && !isHeadOrFoot(one)));

function frameProblems(page: PdfPage, name: string, foot: readonly string[]): string[] {
  const { width, height, texts } = page;
  const problems: string[] = [];
  if (Math.abs(width - mm(210)) > rounding || Math.abs(height - mm(297)) > rounding)
    problems.push(`${name}: ${width} × ${height} pt`);
  for (const one of texts.filter(text => !isMark(text))) {
    const { left, right, top, bottom, text } = one;
    const isInside = left >= mm(20) - rounding && right <= mm(190) + rounding;
    // Only head and foot are above and below the text.
    const lowest = top > mm(277) - rounding ? mm(288) : mm(277) + rounding;
    if (!isInside || top < mm(9) || bottom > lowest) problems.push(`${name}: margin, ${text}`);
  }
  const below = joined(texts.filter(({ top }) => top > mm(277) - rounding));
  for (const text of foot)
    if (!below.includes(squeeze(text))) problems.push(`${name}: no ${text} in the foot`);
  return problems;
}

/** Checks that each row of a table is on one page, below the head of the table. */
function tableProblems(
  { columns, rows, totals = [] }: Extract<Block, { kind: 'table' }>,
  bodies: readonly string[],
): string[] {
  const head = squeeze(columns.map(({ label }) => label).join(''));
  return [...rows, ...totals].flatMap(cells => {
    const text = squeeze(cells.map(plainText).join(''));
    const body = bodies.find(one => one.includes(text));
    if (body === undefined) return [`a row is cut: ${text}`];
    const at = body.indexOf(head);
    return at >= 0 && at < body.lastIndexOf(text) ? [] : [`no head above: ${text}`];
  });
}

/** Checks that all texts but those of tables and signatures follow each other as the blocks do. */
function orderProblems(blocks: readonly Block[], bodies: readonly string[]): string[] {
  const all = bodies.join('');
  let from = 0;
  return blocks.flatMap(block =>
    block.kind === 'table' || block.kind === 'signatures'
      ? []
      : textsOf(block).flatMap(text => {
          const found = all.indexOf(squeeze(text), from);
          if (found < 0) return [`not in order: ${text}`];
          from = found + squeeze(text).length;
          return [];
        }),
  );
}

/** Checks that all signatures are whole, and on the page of the end of the block before them. */
function signatureProblems(blocks: readonly Block[], bodies: readonly string[]): string[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'signatures') return [];
    const before = blocks[at - 1];
    const end = before ? squeeze(textsOf(before).at(-1) ?? '').slice(-20) : '';
    return block.parties.flatMap(party => {
      const texts = [party.role, party.organization, party.name, party.position, party.day];
      const printed = texts.flatMap(text => (text && !text.startsWith('…') ? [text] : []));
      const isTogether = bodies.some(
        body => body.includes(end) && printed.every(one => body.includes(squeeze(one))),
      );
      return isTogether ? [] : [`signature: ${printed.join(', ')}`];
    });
  });
}

/** Fonts that a PDF uses without containing them, or as drawings of letters. */
function fontProblems(bytes: Buffer): string[] {
  const text = unpack(bytes);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const [fonts, files] = [count(/\/Type\s*\/FontDescriptor\b/g), count(/\/FontFile2\b/g)];
  const isEmbedded = fonts > 0 && fonts === files && !/\/Subtype\s*\/Type[13]\b/.test(text);
  return isEmbedded ? [] : [`${files} of ${fonts} fonts are embedded`];
}

/**
 * Checks the pages of a printed document: size, margins, foot, embedded fonts, the order of its
 * words, repeated heads of tables, whole rows and whole signatures.
 */
export async function pageProblems(
  bytes: Buffer,
  { blocks, number, title, isDraft }: PrintedDocument,
): Promise<{ pages: readonly PdfPage[]; problems: readonly string[] }> {
  const pages = await readPdf(bytes);
  const bodies = pages.map(bodyOf);
  const problems = [
    ...fontProblems(bytes),
    ...pages.flatMap((page, at) => [
      ...frameProblems(page, `page ${at + 1}`, [
        number ?? title,
        `Halaman ${at + 1} dari ${pages.length}`,
      ]),
      ...(isDraft && !page.text.includes('RANCANGAN') ? [`page ${at + 1}: no RANCANGAN`] : []),
    ]),
    ...orderProblems(blocks, bodies),
    ...blocks.flatMap(block => (block.kind === 'table' ? tableProblems(block, bodies) : [])),
    ...signatureProblems(blocks, bodies),
  ];
  return { pages, problems };
}
