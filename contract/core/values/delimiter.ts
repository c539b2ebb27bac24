/** Delimiters that files are read with, most frequent first; Indonesian Excel writes semicolons. */
export const delimiters = [';', ',', '\t', '|'] as const;
export type Delimiter = (typeof delimiters)[number];

/** Rows of a file in which a header is looked for; titles, notes and settings may precede it. */
export const headerSearchRows = 60;

/** Characters that the delimiter is found from. */
export const delimiterChars = 64_000;

/** A function that returns how many columns a row names; 0 for a row that is no header. */
export type CountColumns = (texts: readonly string[]) => number;

/** A line of a file, cut at every candidate outside quotes. */
interface HeadLine {
  /** Texts between candidates, and the candidates between them. */
  readonly pieces: readonly string[];
  readonly marks: readonly string[];
}

/** Cuts the first lines of a file; a quote opens only where a cell may begin. */
function cutLines(head: string): HeadLine[] {
  const lines: HeadLine[] = [];
  let pieces: string[] = [];
  let marks: string[] = [];
  let piece = '';
  let isQuoted = false;
  const endLine = (): void => {
    if (marks.length > 0 || piece.trim() !== '') lines.push({ pieces: [...pieces, piece], marks });
    [pieces, marks, piece] = [[], [], ''];
  };
  for (let at = 0; at < Math.min(head.length, delimiterChars); at++) {
    const character = head.charAt(at);
    if (character === '"' && isQuoted && head.charAt(at + 1) === '"') {
      piece += '"';
      at += 1;
    } else if (character === '"' && (isQuoted || piece.trim() === '')) isQuoted = !isQuoted;
    else if (isQuoted) piece += character;
    else if (character === '\n' || character === '\r') endLine();
    else if (delimiters.some(one => one === character)) {
      pieces.push(piece);
      marks.push(character);
      piece = '';
    } else piece += character;
    if (lines.length === headerSearchRows) return lines;
  }
  endLine();
  return lines;
}

/** Returns the cells of a line by one delimiter. */
export function splitLine(line: string, delimiter: string): string[] {
  const [cut] = cutLines(line);
  return cut ? cellsOf(cut, delimiter).map(cell => cell.trim()) : [];
}

function cellsOf({ pieces, marks }: HeadLine, delimiter: string): string[] {
  const cells = [pieces[0] ?? ''];
  marks.forEach((mark, i) => {
    const piece = pieces[i + 1] ?? '';
    if (mark === delimiter) cells.push(piece);
    else cells.push(`${cells.pop() ?? ''}${mark}${piece}`);
  });
  return cells;
}

/** Returns how steady the number of columns is: the share of lines with the most frequent one, and that number. */
function steadiness(lines: readonly HeadLine[], delimiter: string): readonly [number, number] {
  const linesByCount = new Map<number, number>();
  for (const { marks } of lines) {
    const count = marks.filter(mark => mark === delimiter).length;
    if (count > 0) linesByCount.set(count, (linesByCount.get(count) ?? 0) + 1);
  }
  let best: readonly [number, number] = [0, 0];
  for (const [count, n] of linesByCount) {
    if (n > best[0] || (n === best[0] && count > best[1])) best = [n, count];
  }
  return [best[0] / Math.max(lines.length, 1), best[1]];
}

/**
 * Finds the delimiter of a file from its first lines: the one that Excel's line `sep=;` declares, else the one
 * by which a line names the most known columns, else the one by which the number of columns is the steadiest.
 * Titles and notes may precede the table.
 */
export function findDelimiter(head: string, countColumns: CountColumns = () => 0): string {
  const declared = /^sep=([^\w\s"]|\t)\r?\n/i.exec(head)?.[1];
  if (declared !== undefined) return declared;
  const lines = cutLines(head);
  const ranked = delimiters.map((delimiter, order) => ({
    delimiter,
    known: Math.max(0, ...lines.map(line => countColumns(cellsOf(line, delimiter)))),
    steady: steadiness(lines, delimiter),
    order,
  }));
  ranked.sort(
    (a, b) =>
      b.known - a.known ||
      b.steady[0] - a.steady[0] ||
      b.steady[1] - a.steady[1] ||
      a.order - b.order,
  );
  return ranked[0]?.delimiter ?? ';';
}
