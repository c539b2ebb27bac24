import qrcode from 'qrcode-generator';
import {
  bubble,
  bubbleCentre,
  bubbleGroupNames,
  fiducial,
  fiducials,
  page,
  qrBox,
  rowCentre,
  rowsPerPage,
  rowText,
  tick,
  tickColumns,
  type BubbleGroup,
  type OfferedChoices,
} from '#documents/paper-sheet/geometry.ts';
import type { GreyPicture } from '#src/resources/lembar/reader/picture.ts';

/** A mark that a pen or a pencil made. */
export interface PenMark {
  readonly row: number;
  readonly group: BubbleGroup;
  readonly choice: number;
  readonly kind: 'disc' | 'cross' | 'tick';
  /** 1 is black. */
  readonly darkness: number;
  /** In mm, from the middle of the bubble. */
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
}

/** A flat drawing of a page. */
interface Canvas {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Darkens the pixels of a box in mm where a condition holds. */
function paint(
  { scale, width, height, data }: Canvas,
  box: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  },
  grey: number,
  isInk: (x: number, y: number) => boolean = () => true,
): void {
  for (
    let y = Math.max(0, Math.round(box.top * scale));
    y < Math.min(height, box.bottom * scale - 0.5);
    y++
  ) {
    for (
      let x = Math.max(0, Math.round(box.left * scale));
      x < Math.min(width, box.right * scale - 0.5);
      x++
    ) {
      if (isInk((x + 0.5) / scale, (y + 0.5) / scale)) {
        data[y * width + x] = Math.min(data[y * width + x] ?? 255, grey);
      }
    }
  }
}

const around = (x: number, y: number, half: number, halfHeight = half) => ({
  left: x - half,
  right: x + half,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

/** Draws the marks of a pen onto a page. */
export function paintMarks(flat: GreyPicture, marks: readonly PenMark[]): void {
  const scale = flat.width / page.width;
  for (const mark of marks) paintMark({ ...flat, scale }, mark);
}

function paintMark(canvas: Canvas, mark: PenMark): void {
  const { x, y } = bubbleCentre(mark.row, mark.group, mark.choice);
  const middle = { x: x + mark.dx, y: y + mark.dy };
  const grey = Math.round(245 * (1 - mark.darkness));
  const { radius } = mark;
  const isInk: Readonly<Record<PenMark['kind'], (px: number, py: number) => boolean>> = {
    disc: (px, py) => Math.hypot(px - middle.x, py - middle.y) <= radius,
    cross: (px, py) => {
      const [u, v] = [px - middle.x, py - middle.y];
      return Math.hypot(u, v) <= radius * 1.2 && Math.min(Math.abs(u - v), Math.abs(u + v)) < 0.45;
    },
    tick: (px, py) => {
      const [u, v] = [px - middle.x, py - middle.y];
      const isDown = u <= 0 && Math.abs(v - u - 0.8) < 0.4;
      return Math.hypot(u, v) <= radius * 1.2 && (isDown || (u > 0 && Math.abs(v + u - 0.8) < 0.4));
    },
  };
  paint(canvas, around(middle.x, middle.y, radius * 1.3), grey, isInk[mark.kind]);
}

/** Draws a page as it is printed, with the marks of a pen. */
export function drawPage(
  code: string,
  offered: OfferedChoices,
  marks: readonly PenMark[],
  scale = 8,
): GreyPicture {
  const width = Math.round(page.width * scale);
  const height = Math.round(page.height * scale);
  const canvas: Canvas = { scale, width, height, data: new Uint8Array(width * height).fill(245) };
  fiducials.forEach(({ x, y }, at) => {
    const isRing = at === 0;
    paint(canvas, around(x, y, fiducial.size / 2), 12, (px, py) =>
      isRing ? Math.max(Math.abs(px - x), Math.abs(py - y)) > fiducial.hole / 2 : true,
    );
  });
  const qr = qrcode(0, 'M');
  qr.addData(code, 'Alphanumeric');
  qr.make();
  const count = qr.getModuleCount();
  const module = qrBox.width / count;
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (!qr.isDark(row, column)) continue;
      const left = qrBox.x + column * module;
      const top = qrBox.y + row * module;
      paint(canvas, { left, top, right: left + module + 0.02, bottom: top + module + 0.02 }, 12);
    }
  }
  for (let row = 0; row < rowsPerPage; row++) {
    const y = rowCentre(row);
    for (const x of [tickColumns.left, tickColumns.right]) {
      paint(canvas, around(x, y, tick.width / 2, tick.height / 2), 12);
    }
    // A name, as strokes.
    paint(
      canvas,
      { left: rowText.name, right: rowText.name + 40, top: y - 2.4, bottom: y - 0.4 },
      60,
      px => Math.sin(px * 9 + row) > 0.4,
    );
    for (const group of bubbleGroupNames) {
      for (let choice = 0; choice < offered[group]; choice++) {
        const centre = bubbleCentre(row, group, choice);
        paint(canvas, around(centre.x, centre.y, bubble.radius + 0.2), 90, (px, py) => {
          const far = Math.hypot(px - centre.x, py - centre.y);
          return Math.abs(far - bubble.radius) <= bubble.line / 2 + 0.03;
        });
        // The letter within, in light grey.
        paint(
          canvas,
          around(centre.x, centre.y, 0.5, 0.8),
          175,
          (px, py) => Math.abs(px - centre.x) > 0.3 || Math.abs(py - centre.y) < 0.15,
        );
      }
    }
  }
  const flat = { width, height, data: canvas.data };
  paintMarks(flat, marks);
  return flat;
}
