import type { Block, Inline } from '#contract/core/document/block.ts';
import type { Canvas, Element, ElementType, TextStyle } from './canvas.ts';
import { bodySize, margin, mm, tableSize, textWidth, titleSize } from './page.ts';
import type { Unit } from './paginate.ts';
import type { BlockOf, Draw, PartUnits } from './part.ts';
import { qrModules } from './qr-modules.ts';
import { signatureUnits, widestSignature } from './signatures.ts';
import { tableUnits } from './table.ts';

const body: TextStyle = { size: bodySize };
const small: TextStyle = { size: tableSize };
const bold: TextStyle = { size: bodySize, isBold: true };
const centred: TextStyle = { size: bodySize, align: 'center' };
const titleStyle: TextStyle = { size: titleSize, isBold: true, align: 'center' };

/** Distance of a clause's text from the margin, and of its number. */
const clauseText = { 1: 26, 2: 46 } as const;
const clauseNumber = { 1: 0, 2: 26 } as const;

/** Distance of the colon and of the values from the margin. */
const factColon = mm(50);
const factValue = factColon + 10;
const factGap = 2;
/** Facts of more rows may be separated by a page break. */
const maxWholeFacts = 16;

const qrSizes = { normal: mm(30), large: mm(50) } as const;
/** White space around a QR code: four modules of the smallest code. */
const quietZone = 16;

/** Which lines of a text stay together besides its first two and its last two. */
interface Keep {
  readonly isWhole?: boolean;
  readonly withNext?: boolean;
}

interface TextOptions extends Keep {
  /** Type of its element; a paragraph when omitted. */
  readonly type?: ElementType;
  readonly x?: number;
  /** Drawn beside the first line. */
  readonly label?: Draw;
  /** Width of the lines when they are shorter than the text. */
  readonly lineWidth?: number;
}

/** Turns blocks into units for a page whose text has a height. */
class BlockLayout {
  private readonly canvas: Canvas;
  private readonly bodyHeight: number;

  constructor(canvas: Canvas, bodyHeight: number) {
    this.canvas = canvas;
    this.bodyHeight = bodyHeight;
  }

  /** Returns a unit per line; all lines are one element of the structure. */
  private text(
    text: Inline,
    style: TextStyle,
    { type = 'P', x = 0, label, lineWidth, isWhole = false, withNext = false }: TextOptions = {},
  ): PartUnits['units'] {
    let element: Element | undefined;
    const box = { x: margin + x, width: textWidth - x };
    const lines = this.canvas.linesOf(text, lineWidth ?? box.width, style);
    const last = lines.length - 1;
    return lines.map((line, at) => ({
      height: style.size.leading,
      keepWithNext: at === last ? withNext : isWhole || at === 0 || at === last - 1,
      draw: y => {
        element ??= this.canvas.element(type);
        this.canvas.tag(element, type, () => {
          if (at === 0) label?.(y);
          this.canvas.line(line, { ...box, y }, style);
        });
      },
    }));
  }

  /** Returns what draws a short text at a distance from the margin, and its width. */
  private label(text: string, x: number, style: TextStyle): { width: number; draw: Draw } {
    const [line] = this.canvas.linesOf(text, textWidth, style);
    return {
      width: line?.width ?? 0,
      draw: y => {
        if (line) this.canvas.line(line, { x: margin + x, y, width: textWidth }, style);
      },
    };
  }

  /** Returns the smallest width in which a text needs no more lines than in the whole width. */
  private balancedWidth(text: string, style: TextStyle): number {
    const countIn = (width: number) => this.canvas.linesOf(text, width, style).length;
    const count = countIn(textWidth);
    let [tooNarrow, enough] = [0, textWidth];
    while (count > 1 && enough - tooNarrow > 2) {
      const width = (tooNarrow + enough) / 2;
      if (countIn(width) > count) tooNarrow = width;
      else enough = width;
    }
    return enough;
  }

  private title({ text, subtitle }: BlockOf<'title'>): PartUnits {
    const keep: Keep = { isWhole: true, withNext: true };
    return {
      before: 16,
      after: 14,
      units: this.bookmarked(text, 1, [
        ...this.text(text, titleStyle, {
          ...keep,
          type: 'H1',
          lineWidth: this.balancedWidth(text, titleStyle),
        }),
        ...(subtitle === undefined ? [] : this.text(subtitle, centred, keep)),
      ]),
    };
  }

  /** Adds a bookmark of the PDF that leads to the page of the first unit. */
  private bookmarked(text: string, level: 1 | 2, units: PartUnits['units']): PartUnits['units'] {
    return units.map((unit, at) =>
      at > 0
        ? unit
        : {
            ...unit,
            draw: (y: number) => {
              this.canvas.bookmark(text, level);
              unit.draw(y);
            },
          },
    );
  }

  private heading({ number, text }: BlockOf<'heading'>): PartUnits {
    const keep = { type: 'H2', isWhole: true, withNext: true } as const;
    const mark = number === undefined ? text : `${number} ${text}`;
    const marked = (units: PartUnits['units']) => this.bookmarked(mark, 2, units);
    if (number === undefined) {
      return { before: 10, after: 4, units: marked(this.text(text, bold, keep)) };
    }
    const { width, draw } = this.label(number, 0, bold);
    const x = Math.max(clauseText[1], width + 8);
    const units = marked(this.text(text, bold, { ...keep, x, label: draw }));
    return { before: 10, after: 4, units };
  }

  private paragraph({ text, align, keepWithNext }: BlockOf<'paragraph'>): PartUnits {
    const style = align === 'center' ? centred : body;
    return {
      before: 0,
      after: 7,
      units: this.text(text, style, { withNext: keepWithNext === true }),
    };
  }

  private clause({ level, number, text, keepWithNext }: BlockOf<'clause'>): PartUnits {
    const { draw } = this.label(number, clauseNumber[level], body);
    return {
      before: 0,
      after: 5,
      units: this.text(text, body, {
        x: clauseText[level],
        label: draw,
        withNext: keepWithNext === true,
      }),
    };
  }

  private facts({ rows, keepWithNext }: BlockOf<'facts'>): PartUnits {
    const isWhole = rows.length <= maxWholeFacts;
    const last = rows.length - 1;
    const units = rows.map(({ label, value }, at) => {
      const names = this.canvas.linesOf(label, factColon - 8, body);
      const values = this.canvas.linesOf(value, textWidth - factValue, body);
      const colon = this.label(':', factColon, body);
      return {
        height: Math.max(names.length, values.length) * bodySize.leading + factGap,
        keepWithNext: at === last ? keepWithNext === true : isWhole || at === 0 || at === last - 1,
        draw: (y: number) =>
          this.canvas.tagged('P', () => {
            this.canvas.lines(names, { x: margin, y, width: factColon - 8 }, body);
            colon.draw(y);
            const box = { x: margin + factValue, y, width: textWidth - factValue };
            this.canvas.lines(values, box, body);
          }),
      };
    });
    return { before: 2, after: 8, units };
  }

  /** @param width that of the code and the text beside it */
  private qr({ value, size, text }: BlockOf<'qr'>, width = textWidth): PartUnits {
    const modules = qrModules(value, size);
    const qrSize = qrSizes[size ?? 'normal'];
    const x = qrSize + quietZone;
    const style = width < textWidth ? small : body;
    const lines = this.canvas.linesOf(text, width - x, style);
    const textHeight = lines.length * style.size.leading;
    const height = Math.max(qrSize, textHeight);
    const draw = (y: number) => {
      const alt = size ? 'Kode QR' : `Kode QR berisi ${value}; pindai untuk membukanya`;
      this.canvas.tagged('Figure', () => this.canvas.modules(modules, margin, y, qrSize), { alt });
      const top = y + (height - textHeight) / 2;
      this.canvas.tagged('P', () =>
        this.canvas.lines(lines, { x: margin + x, y: top, width: width - x }, style),
      );
    };
    return { before: quietZone, after: quietZone, units: [{ height, keepWithNext: false, draw }] };
  }

  /** The only signature of a document at the right, and its QR code beside it. */
  beside(code: BlockOf<'qr'>, signatures: BlockOf<'signatures'>): PartUnits {
    const right = signatureUnits(signatures, this.canvas);
    const left = this.qr(code, textWidth - widestSignature - quietZone);
    const [signature] = right.units;
    const [qr] = left.units;
    const height = Math.max(signature?.height ?? 0, qr?.height ?? 0);
    const draw = (y: number) => {
      // Both end at the same height.
      qr?.draw(y + height - qr.height);
      signature?.draw(y + height - signature.height);
    };
    return {
      before: Math.max(left.before, right.before),
      after: right.after,
      units: [{ height, keepWithNext: false, draw }],
    };
  }

  part(block: BlockOf<Exclude<Block['kind'], 'pageBreak'>>): PartUnits {
    switch (block.kind) {
      case 'title':
        return this.title(block);
      case 'heading':
        return this.heading(block);
      case 'paragraph':
        return this.paragraph(block);
      case 'clause':
        return this.clause(block);
      case 'facts':
        return this.facts(block);
      case 'table':
        return tableUnits(block, this.canvas, this.bodyHeight);
      case 'signatures':
        return signatureUnits(block, this.canvas);
      case 'qr':
        return this.qr(block);
    }
  }
}

interface UnitOptions {
  readonly canvas: Canvas;
  /** Height of a page's text. */
  readonly bodyHeight: number;
  /** Throws when the time is over. */
  readonly checkTime: () => void;
}

/**
 * Returns the units of all blocks. Signatures and QR codes are never alone on a page: the end of what
 * precedes them stays with them.
 */
export function unitsOf(
  blocks: readonly Block[],
  { canvas, bodyHeight, checkTime }: UnitOptions,
): Unit<Draw>[] {
  const layout = new BlockLayout(canvas, bodyHeight);
  const units: Unit<Draw>[] = [];
  let startsPage = false;
  let above = 0;
  const isOnly = (block: Block | undefined): block is BlockOf<'signatures'> =>
    block?.kind === 'signatures' && block.parties.length === 1;
  blocks.forEach((block, at) => {
    checkTime();
    if (block.kind === 'pageBreak') {
      startsPage = true;
      return;
    }
    const following = blocks[at + 1];
    const before = blocks[at - 1];
    // Drawn with the QR code before it.
    if (isOnly(block) && before?.kind === 'qr') return;
    const part =
      block.kind === 'qr' && isOnly(following)
        ? layout.beside(block, following)
        : layout.part(block);
    const next = following?.kind;
    const isFollowed = next === 'signatures' || next === 'qr';
    part.units.forEach((unit, position) => {
      const isLast = position === part.units.length - 1;
      units.push({
        ...unit,
        space: position === 0 ? Math.max(above, part.before) : 0,
        keepWithNext: unit.keepWithNext || (isLast && isFollowed),
        ...(startsPage ? { startsPage } : {}),
      });
      startsPage = false;
    });
    above = part.after;
  });
  return units;
}
