import type { Buffer } from 'node:buffer';
import type PDFDocument from 'pdfkit';
import type { Inline } from '#contract/core/document/block.ts';
import type { FontName } from './fonts.ts';
import { readFont } from './fonts.ts';
import { breakLines, widestWord, type Line, type Measure, type Piece } from './lines.ts';
import { grey, hairline, ink, type TextSize } from './page.ts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Align = 'left' | 'right' | 'center';

export interface TextStyle {
  readonly size: TextSize;
  readonly isBold?: boolean;
  readonly align?: Align;
  /** Colour of the text; black when omitted. */
  readonly color?: string;
  readonly isUnderlined?: boolean;
  /** Prints digits of one width, so that numbers below each other can be compared. */
  readonly isTabular?: boolean;
}

/** Numbers and times with a full stop, which kerning would push below a digit, as in `08.15`. */
const hasStop = /^[^-]*\d[.,]/;

/** Digits of one width. PDFKit caches the glyphs of words only without such features. */
const tabular: { features: PDFKit.Mixins.OpenTypeFeatures[] } = { features: ['tnum'] };

/** Rounds a position, because each digit of it makes the file longer. */
const hundredths = (points: number): number => Math.round(points * 100) / 100;

/** An element of the structure of a PDF, which screen readers follow. */
export type Element = ReturnType<Pdf['struct']>;

/** Standard types of elements (ISO 32000-1, 14.8.4) that documents use. */
export type ElementType = 'Document' | 'Figure' | 'H1' | 'H2' | 'P' | 'TD' | 'TH' | 'TR' | 'Table';

/**
 * Measures text and draws text and lines on the pages of a PDF. What is drawn is tagged as the content of an element,
 * or as an artifact, which screen readers pass over: head and foot of a page, lines, repeated heads of tables.
 */
export class Canvas {
  private readonly pdf: Pdf;
  /** Widths at a size of 1 point. */
  private readonly widths = new Map<string, number>();
  private readonly fonts = new Set<FontName>();
  private chapter: PDFKit.PDFOutline | undefined;
  private readonly root: Element;

  constructor(pdf: Pdf) {
    this.pdf = pdf;
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /**
   * Adds an element to the structure, after those that were added before.
   * @param alt what a figure shows, in words
   */
  element(type: ElementType, { parent = this.root, alt }: { parent?: Element; alt?: string } = {}) {
    const options = {
      ...(alt === undefined ? {} : { alt }),
      ...(type === 'TH' ? { scope: 'Column' } : {}),
    };
    const added = this.pdf.struct(type, options);
    parent.add(added);
    return added;
  }

  /** Tags what is drawn as content of an element. Tags are not nested. */
  tag(element: Element, type: ElementType, draw: () => void): void {
    element.add(this.pdf.markStructureContent(type));
    draw();
    this.pdf.endMarkedContent();
  }

  /** Adds an element with what is drawn. */
  tagged(type: ElementType, draw: () => void, options: { parent?: Element; alt?: string } = {}) {
    this.tag(this.element(type, options), type, draw);
  }

  /** Tags what is drawn as an artifact. */
  artifact(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Selects a font, which is read when it is used first. */
  private font(name: FontName): Pdf {
    if (!this.fonts.has(name)) {
      this.pdf.registerFont(name, readFont(name));
      this.fonts.add(name);
    }
    return this.pdf.font(name);
  }

  /** Returns the function that measures text of a style. */
  private measure({ size, isTabular: isTabularStyle = false }: TextStyle): Measure {
    return (text, font) => {
      const isTabular = isTabularStyle || hasStop.test(text);
      const key = `${font} ${isTabular} ${text}`;
      let width = this.widths.get(key);
      if (width === undefined) {
        const options = isTabular ? tabular : {};
        width = this.font(font).fontSize(100).widthOfString(text, options) / 100;
        this.widths.set(key, width);
      }
      return width * size.points;
    };
  }

  /** Breaks a text into lines of a width. */
  linesOf(text: Inline, width: number, style: TextStyle): Line[] {
    const { isBold = false } = style;
    return breakLines(text, { width, isBold, measure: this.measure(style) });
  }

  /** Returns the width of the widest word of a text. */
  widestWord(text: Inline, style: TextStyle): number {
    return widestWord(text, style.isBold ?? false, this.measure(style));
  }

  /** Draws a line of text in a column; `y` is the top of its leading. */
  line(line: Line, box: { x: number; y: number; width: number }, style: TextStyle): void {
    const { size, align = 'left', color = ink, isUnderlined = false } = style;
    const isTabularStyle = style.isTabular ?? false;
    const free = box.width - line.width;
    let x = box.x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    // Text of one format is printed at once.
    let open:
      | ({ text: string; x: number; isTabular: boolean } & Pick<Piece, 'change' | 'font'>)
      | undefined;
    const print = () => {
      if (!open) return;
      const shade = open.change === 'removed' ? grey : color;
      this.text(open.text, { ...open, y: box.y, size, color: shade });
      const strike = box.y + size.leading * 0.52;
      const underline = box.y + size.leading * 0.88;
      if (open.change === 'removed') this.rule(open.x, strike, x, 0.7, grey);
      if (open.change === 'added' || isUnderlined) this.rule(open.x, underline, x, 0.7, shade);
      open = undefined;
    };
    for (const piece of line.pieces) {
      const { text, font, change, width } = piece;
      const isTabular = isTabularStyle || hasStop.test(text);
      const isSame = open?.font === font && open.change === change && open.isTabular === isTabular;
      if (!isSame) print();
      open ??= { text: '', font, change, isTabular, x };
      open.text += text;
      x += width;
      // Tabular text is measured word by word, so it is printed so too.
      if (isTabular && (text === ' ' || !isTabularStyle)) print();
    }
    const { hasSpaceAfter } = line;
    if (hasSpaceAfter && open) open.text += ' ';
    print();
  }

  private text(
    text: string,
    at: { font: FontName; x: number; y: number; size: TextSize; color: string; isTabular: boolean },
  ): void {
    const { points, leading } = at.size;
    this.font(at.font)
      .fontSize(points)
      .fillColor(at.color)
      // The baseline is at the same height for all scripts of the font.
      .text(text, hundredths(at.x), hundredths(at.y + (leading + points * 0.727) / 2), {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(at.isTabular ? tabular : {}),
      });
  }

  /** Draws a large pale text across the page, below everything that is drawn later. */
  watermark(text: string, width: number, height: number): void {
    const name: FontName = 'latin-700';
    this.pdf.save().rotate(-55, { origin: [width / 2, height / 2] });
    const pdf = this.font(name).fontSize(96).fillColor('#ececec');
    const x = (width - pdf.widthOfString(text)) / 2;
    pdf.text(text, x, height / 2, { lineBreak: false, baseline: 'middle' }).restore();
  }

  /** Adds a bookmark that leads to the page that is drawn; one of level 2 is below the last of level 1. */
  bookmark(text: string, level: 1 | 2): void {
    if (level === 1) this.chapter = this.pdf.outline.addItem(text);
    else (this.chapter ?? this.pdf.outline).addItem(text);
  }

  /** Draws several lines below each other. */
  lines(lines: readonly Line[], box: { x: number; y: number; width: number }, style: TextStyle) {
    lines.forEach((line, at) =>
      this.line(line, { ...box, y: box.y + at * style.size.leading }, style),
    );
  }

  /** Draws a horizontal line. */
  rule(x1: number, y: number, x2: number, width = hairline, color = grey): void {
    this.pdf.lineWidth(width).strokeColor(color).moveTo(x1, y).lineTo(x2, y).stroke();
  }

  /** Draws the borders of a row: columns by their left edges, and its bottom. */
  grid(edges: readonly number[], top: number, bottom: number): void {
    this.pdf.lineWidth(hairline).strokeColor(grey);
    for (const x of edges) this.pdf.moveTo(x, top).lineTo(x, bottom);
    this.pdf.moveTo(edges[0] ?? 0, bottom).lineTo(edges.at(-1) ?? 0, bottom);
    this.pdf.stroke();
  }

  /** Draws a rectangle of hairlines. */
  frame(x: number, y: number, width: number, height: number): void {
    this.pdf.lineWidth(hairline).strokeColor(grey).rect(x, y, width, height).stroke();
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.pdf.rect(x, y, width, height).fill(color);
  }

  /** Returns the size of a picture that fits a box, in its proportions. */
  sizeWithin(picture: Buffer, box: { width: number; height: number }) {
    const { width, height } = (
      this.pdf as Pdf & {
        openImage: (source: Buffer) => { readonly width: number; readonly height: number };
      }
    ).openImage(picture);
    const scale = Math.min(box.width / width, box.height / height);
    return { width: width * scale, height: height * scale };
  }

  /** Draws a PNG or JPEG as large as a box allows, in its middle. */
  picture(png: Buffer, box: { x: number; y: number; width: number; height: number }): void {
    const { x, y, width, height } = box;
    this.pdf.image(png, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  }

  /** Fills an SVG path of 24 units at a size; holes are left out. */
  mark(path: string, x: number, y: number, size: number): void {
    this.pdf
      .save()
      .translate(x, y)
      .scale(size / 24);
    this.pdf.path(path).fill(ink, 'even-odd').restore();
  }

  /** Fills the dark modules of a QR code. */
  modules(rows: readonly (readonly boolean[])[], x: number, y: number, size: number): void {
    const side = size / rows.length;
    rows.forEach((row, at) => {
      for (let from = 0; from < row.length; from += 1) {
        if (!row[from]) continue;
        const start = from;
        while (row[from + 1]) from += 1;
        this.pdf.rect(x + start * side, y + at * side, (from - start + 1) * side, side);
      }
    });
    this.pdf.fill('#000000');
  }
}
