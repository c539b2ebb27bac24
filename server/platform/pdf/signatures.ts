import { Buffer } from 'node:buffer';
import type { Signatory, SignaturesBlock } from '#contract/core/document/block.ts';
import { signatureLines, type SignatureLine } from '#documents/signature.ts';
import type { Canvas, TextStyle } from './canvas.ts';
import type { Line } from './lines.ts';
import { bodySize, grey, margin, mm, smallSize, tableSize, textWidth } from './page.ts';
import type { PartUnits } from './part.ts';

const gap = 16;
/** Room for the stamp of an organization and a signature, with and without a duty stamp beside it. */
const stampedRoom = mm(42);
const plainRoom = mm(23);
/** An electronic duty stamp with its QR code takes a square; one on paper is 32 mm by 24 mm. */
const dutyStamp = { width: mm(40), height: mm(40) };
/** Space above and below a drawn signature. */
const signatureMargin = mm(1);
/** Widest column, so that a single party does not spread over the page. */
export const widestSignature = mm(80);

const bold: TextStyle = { size: bodySize, isBold: true, align: 'center' };
const plain: TextStyle = { size: bodySize, align: 'center' };
const small: TextStyle = { size: tableSize, align: 'center' };

interface Column {
  readonly x: number;
  readonly width: number;
  readonly party: Signatory;
  /** Lines above and below the room for the signature. */
  readonly above: readonly (readonly [Line, TextStyle])[];
  readonly below: readonly (readonly [Line, TextStyle])[];
}

const heightOf = (lines: Column['above']): number =>
  lines.reduce((sum, [, { size }]) => sum + size.leading, 0);

function columnsOf(parties: readonly Signatory[], canvas: Canvas): Column[] {
  const width = Math.min(
    widestSignature,
    (textWidth - gap * (parties.length - 1)) / parties.length,
  );
  // One party signs at the right, two or more share the width.
  const step = parties.length > 1 ? (textWidth - width) / (parties.length - 1) : 0;
  const first = parties.length > 1 ? margin : margin + textWidth - width;
  const styled = (text: string, style: TextStyle) =>
    text === '' ? [] : canvas.linesOf(text, width, style).map(line => [line, style] as const);
  const below = ({ text, isSmall }: SignatureLine, style: TextStyle) =>
    styled(text, isSmall ? small : style);
  return parties.map((party, at) => {
    const { name, position, day } = signatureLines(party);
    return {
      x: first + step * at,
      width,
      party,
      above: [...styled(party.role, bold), ...styled(party.organization, plain)],
      below: [
        ...below(name, { ...bold, isUnderlined: true }),
        ...below(position, plain),
        ...below(day, small),
      ],
    };
  });
}

/** Returns the signatures as one unit: parties side by side, names at the same height. */
export function signatureUnits({ parties }: SignaturesBlock, canvas: Canvas): PartUnits {
  const columns = columnsOf(parties, canvas);
  const aboveHeight = Math.max(0, ...columns.map(({ above }) => heightOf(above)));
  const belowHeight = Math.max(0, ...columns.map(({ below }) => heightOf(below)));
  const roomHeight = parties.some(party => party.hasDutyStamp) ? stampedRoom : plainRoom;
  const draw = (top: number) => {
    for (const { x, width, party, above, below } of columns) {
      const put = (lines: Column['above'], from: number) => {
        let y = from;
        for (const [line, style] of lines) {
          canvas.line(line, { x, y, width }, style);
          y += style.size.leading;
        }
      };
      canvas.tagged('P', () => put(above, top));
      canvas.artifact(() => {
        if (party.hasDutyStamp) {
          const y = top + aboveHeight + (roomHeight - dutyStamp.height) / 2;
          canvas.frame(x, y, dutyStamp.width, dutyStamp.height);
          const style: TextStyle = { size: smallSize, align: 'center', color: grey };
          const [label] = canvas.linesOf('Meterai', dutyStamp.width, style);
          const middle = y + (dutyStamp.height - smallSize.leading) / 2;
          if (label) canvas.line(label, { x, y: middle, width: dutyStamp.width }, style);
        }
        if (party.hasCompanyStamp) {
          const left = party.hasDutyStamp ? x + dutyStamp.width : x;
          const style: TextStyle = { size: smallSize, align: 'center', color: grey };
          const box = { x: left, width: x + width - left };
          const labels = canvas.linesOf('Tanda tangan dan stempel', box.width, style);
          const y = top + aboveHeight + roomHeight - labels.length * smallSize.leading;
          canvas.lines(labels, { ...box, y }, style);
        }
      });
      if (party.signature !== undefined) {
        // Beside the stamp, if there is one.
        const left = party.hasDutyStamp ? x + dutyStamp.width : x;
        const picture = Buffer.from(party.signature, 'base64');
        const box = {
          x: left,
          y: top + aboveHeight + signatureMargin,
          width: x + width - left,
          height: roomHeight - 2 * signatureMargin,
        };
        const alt = `Tanda tangan ${party.name}`;
        canvas.tagged('Figure', () => canvas.picture(picture, box), { alt });
      }
      canvas.tagged('P', () => put(below, top + aboveHeight + roomHeight));
    }
  };
  return {
    before: 16,
    after: 10,
    units: [{ height: aboveHeight + roomHeight + belowHeight, keepWithNext: false, draw }],
  };
}
