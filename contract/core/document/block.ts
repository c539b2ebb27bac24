import { z } from '../zod.ts';

/**
 * The content of a printed document as data. The console renders it as A4 pages, the server as a
 * PDF; both show the same blocks in the same order.
 */

/** A part of a text; the parts are joined without spaces. */
const span = z.object({
  text: z.string(),
  isBold: z.literal(true).optional(),
  /** What an amendment adds or removes. */
  change: z.enum(['added', 'removed']).optional(),
});
export type Span = z.infer<typeof span>;

/** A text, or a text in parts. */
const inline = z.union([z.string(), z.array(span).readonly()]);
export type Inline = z.infer<typeof inline>;

/** Stays on the page of the block that follows. Rows of a table are never cut. */
const flow = { keepWithNext: z.literal(true).optional() };

/** The title of a document or of one of its appendices, centred. */
const titleBlock = z.object({
  kind: z.literal('title'),
  text: z.string(),
  subtitle: z.string().optional(),
  /** Who initials each page of the document at its foot (paraf). */
  initials: z.array(z.string()).readonly().optional(),
  ...flow,
});

/** A heading, which stays with the block that follows. */
const headingBlock = z.object({
  kind: z.literal('heading'),
  /** Printed before the text, such as `Pasal 4`. */
  number: z.string().optional(),
  text: z.string(),
});

const paragraphBlock = z.object({
  kind: z.literal('paragraph'),
  text: inline,
  align: z.literal('center').optional(),
  ...flow,
});

/** A numbered item; `level` 1 is a paragraph of an article, 2 an item of it. */
const clauseBlock = z.object({
  kind: z.literal('clause'),
  level: z.literal([1, 2]),
  number: z.string(),
  text: inline,
  ...flow,
});

/** Names with values, in two columns. */
const factsBlock = z.object({
  kind: z.literal('facts'),
  rows: z.array(z.object({ label: z.string(), value: inline })).readonly(),
  ...flow,
});

const tableColumn = z.object({
  label: z.string(),
  /** Share of the width; the shares of a table are added up. */
  width: z.number(),
  align: z.enum(['left', 'right', 'center']).optional(),
});

const tableRow = z.array(inline).readonly();

/** A table whose head is repeated on every page. */
const tableBlock = z.object({
  kind: z.literal('table'),
  columns: z.array(tableColumn).readonly(),
  rows: z.array(tableRow).readonly(),
  /** Rows of sums, in bold, which stay with the last row. */
  totals: z.array(tableRow).readonly().optional(),
  ...flow,
});
export type TableBlock = z.infer<typeof tableBlock>;

/** One party that signs. */
const signatory = z.object({
  /** Such as `Penjual`. */
  role: z.string(),
  organization: z.string(),
  name: z.string(),
  position: z.string(),
  /** Day of the signature as printed; a line to fill in when it is omitted. */
  day: z.string().optional(),
  /** The signature that was drawn on a screen: a PNG in Base64. */
  signature: z.base64().optional(),
  /** Whether the room says that the stamp of the organization goes there. */
  hasCompanyStamp: z.literal(true).optional(),
  /** Whether there is a box for the duty stamp (meterai). */
  hasDutyStamp: z.literal(true).optional(),
});
export type Signatory = z.infer<typeof signatory>;

/** The signatures, side by side and never cut. */
const signaturesBlock = z.object({
  kind: z.literal('signatures'),
  parties: z.array(signatory).readonly(),
});
export type SignaturesBlock = z.infer<typeof signaturesBlock>;

/** A QR code with a text beside it. */
const qrBlock = z.object({
  kind: z.literal('qr'),
  value: z.string(),
  /** For a code with much content. */
  size: z.literal('large').optional(),
  text: inline,
});

/**
 * What follows begins on a new page. With `begins`, it is a document of its own within a file of
 * several: its pages are counted by themselves, and its number is in their foot.
 */
const pageBreakBlock = z.object({
  kind: z.literal('pageBreak'),
  begins: z.object({ number: z.string().nullable() }).optional(),
});

const block = z.discriminatedUnion('kind', [
  titleBlock,
  headingBlock,
  paragraphBlock,
  clauseBlock,
  factsBlock,
  tableBlock,
  signaturesBlock,
  qrBlock,
  pageBreakBlock,
]);
export type Block = z.infer<typeof block>;

/** The issuer in the head of a document. */
const letterhead = z.object({
  name: z.string(),
  address: z.string(),
  /** NPWP and other registrations of the issuer. */
  registration: z.string().optional(),
  /** The file with the issuer's own logo; the portal's mark without one. */
  idLogo: z.uuid().optional(),
  /** That file as a data address, added when the document is shown or rendered. */
  logo: z.string().optional(),
});
export type Letterhead = z.infer<typeof letterhead>;

/** A document before it is rendered. */
export const printedDocument = z.object({
  /** Name of the document, for the browser's title and the file. */
  title: z.string(),
  /** Printed in the foot of each page; null before it is issued. */
  number: z.string().nullable(),
  /** Printed in the head of each page of the PDF, and of the first page of the browser's print. */
  letterhead: letterhead.nullable(),
  /** Whether it is a draft, which is marked as one on every page. */
  isDraft: z.boolean(),
  /** The word behind the text of each page of a copy that no longer counts. */
  mark: z.string().optional(),
  blocks: z.array(block).readonly(),
});
export type PrintedDocument = z.infer<typeof printedDocument>;

/** Returns who initials each page of a document. */
export const initialsOf = ({ blocks }: Pick<PrintedDocument, 'blocks'>): readonly string[] =>
  blocks.flatMap(block => (block.kind === 'title' ? (block.initials ?? []) : []));

/** Returns the words of a text without its formatting. */
export const plainText = (text: Inline): string =>
  typeof text === 'string' ? text : text.map(part => part.text).join('');

/**
 * Splits what a QR code says into a text and the digits at its end, which take less room as a segment of
 * their own.
 */
export function qrSegments(value: string): readonly string[] {
  const [, text = value, digits = ''] = /^(.*?)(\d{20,})$/s.exec(value) ?? [];
  return [text, digits].filter(part => part !== '');
}
