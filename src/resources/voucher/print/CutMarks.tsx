import { sheet } from './TicketPrintStyles.tsx';

/** Millimetres of a mark, and its distance from the tickets. */
const mark = { length: 8, gap: 4, width: 0.2 } as const;

const lines = (count: number, size: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, at) => sheet.margin + at * size);

const mm = (value: number): string => `${value}mm`;

/** Marks in the margins of a printed sheet at which the tickets are cut. */
export const CutMarks = () => {
  const near = sheet.margin - mark.gap - mark.length;
  const right = sheet.margin + sheet.columns * sheet.width + mark.gap;
  const bottom = sheet.margin + sheet.rows * sheet.height + mark.gap;
  const { width, length } = mark;
  return (
    <>
      {lines(sheet.columns, sheet.width).flatMap(x =>
        [near, bottom].map(y => (
          <span
            key={`x${x}-${y}`}
            aria-hidden
            className="cut-mark"
            style={{ left: mm(x), top: mm(y), width: mm(width), height: mm(length) }}
          />
        )),
      )}
      {lines(sheet.rows, sheet.height).flatMap(y =>
        [near, right].map(x => (
          <span
            key={`y${y}-${x}`}
            aria-hidden
            className="cut-mark"
            style={{ left: mm(x), top: mm(y), width: mm(length), height: mm(width) }}
          />
        )),
      )}
    </>
  );
};
