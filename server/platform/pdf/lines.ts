import type { Inline, Span } from '#contract/core/document/block.ts';
import { printable, splitByFont, type FontName } from './fonts.ts';

/** Text in one font and format. */
interface Run {
  readonly text: string;
  readonly font: FontName;
  readonly change: Span['change'];
}

/** Text that is printed at one place of a line. */
export interface Piece extends Run {
  readonly width: number;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Whether the line ends at a space, which is in the file for those who read or copy its text. */
  readonly hasSpaceAfter: boolean;
}

/** Returns the width of a text in points. */
export type Measure = (text: string, font: FontName) => number;

interface Word {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** The space before the word; undefined after a hyphen or at the start. */
  readonly space: Piece | undefined;
}

/** After a hyphen or slash between small letters, as in `undang-undang`, a line may end. */
const softBreak = /(?<=\p{Ll}[-/])(?=\p{Ll})/u;

const spansOf = (text: Inline): readonly Span[] => (typeof text === 'string' ? [{ text }] : text);

/** Splits a text into paragraphs of runs, at its line feeds. */
function paragraphsOf(text: Inline, isBold: boolean): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const span of spansOf(text)) {
    printable(span.text)
      .split('\n')
      .forEach((part, at) => {
        if (at > 0) paragraphs.push([]);
        for (const run of splitByFont(part, isBold || span.isBold === true))
          paragraphs.at(-1)?.push({ ...run, change: span.change });
      });
  }
  return paragraphs;
}

/** Splits a paragraph into words; several spaces count as one. */
function wordsOf(runs: readonly Run[], measure: Measure): Word[] {
  const words: Word[] = [];
  let pieces: Piece[] = [];
  let space: Piece | undefined;
  const finish = () => {
    if (pieces.length === 0) return;
    words.push({ pieces, width: pieces.reduce((sum, { width }) => sum + width, 0), space });
    pieces = [];
    space = undefined;
  };
  for (const run of runs) {
    for (const part of run.text.split(/( +)/)) {
      if (part === '') continue;
      if (part.startsWith(' ')) {
        finish();
        if (words.length > 0) space = { ...run, text: ' ', width: measure(' ', run.font) };
        continue;
      }
      part.split(softBreak).forEach((text, at) => {
        if (at > 0) finish();
        pieces.push({ ...run, text, width: measure(text, run.font) });
      });
    }
  }
  finish();
  return words;
}

/** Cuts a word that is wider than a line into parts that fit. */
function cutWord(word: Word, width: number, measure: Measure): Word[] {
  const parts: Word[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  const finish = () => {
    parts.push({ pieces, width: used, space: parts.length === 0 ? word.space : undefined });
    pieces = [];
    used = 0;
  };
  for (const piece of word.pieces) {
    for (const character of piece.text) {
      const last = pieces.at(-1);
      const isSame = last?.font === piece.font && last.change === piece.change;
      const text = isSame ? last.text + character : character;
      const grown = measure(text, piece.font);
      const total = used + grown - (isSame ? last.width : 0);
      if (total > width && pieces.length > 0) {
        finish();
        pieces.push({ ...piece, text: character, width: measure(character, piece.font) });
        used = pieces[0]?.width ?? 0;
        continue;
      }
      if (isSame) pieces.pop();
      pieces.push({ ...piece, text, width: grown });
      used = total;
    }
  }
  if (pieces.length > 0) finish();
  return parts;
}

function breakParagraph(words: readonly Word[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  let pieces: Piece[] = [];
  let used = 0;
  const finish = (hasSpaceAfter: boolean) => {
    lines.push({ pieces, width: used, hasSpaceAfter });
    pieces = [];
    used = 0;
  };
  const put = (word: Word) => {
    const space = pieces.length > 0 ? word.space : undefined;
    if (space) pieces.push(space);
    pieces.push(...word.pieces);
    used += (space?.width ?? 0) + word.width;
  };
  for (const word of words) {
    const needed = (word.space?.width ?? 0) + word.width;
    if (pieces.length > 0 && used + needed > width) finish(word.space !== undefined);
    if (word.width <= width) {
      put(word);
      continue;
    }
    cutWord(word, width, measure).forEach((part, at) => {
      if (at > 0) finish(false);
      put(part);
    });
  }
  // A line feed of the text follows, or nothing.
  finish(true);
  return lines;
}

/** Breaks a text into lines of at most `width` points; a word that is wider is cut. */
export const breakLines = (
  text: Inline,
  { width, isBold = false, measure }: { width: number; isBold?: boolean; measure: Measure },
): Line[] =>
  paragraphsOf(text, isBold).flatMap(runs =>
    breakParagraph(wordsOf(runs, measure), width, measure),
  );

/** Returns the width of the widest word of a text. */
export const widestWord = (text: Inline, isBold: boolean, measure: Measure): number =>
  Math.max(
    0,
    ...paragraphsOf(text, isBold).flatMap(runs => wordsOf(runs, measure).map(({ width }) => width)),
  );
