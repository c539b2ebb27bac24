import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOfWoff } from './woff.ts';

/** Scripts of the font, each in files of its own; the first that has a character prints it. */
const scripts = ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic'] as const;
type Script = (typeof scripts)[number];

/** Name under which a document knows a font: script and weight. */
export type FontName = `${Script}-${'400' | '700'}`;

/** Characters without a glyph, and what is printed instead. */
const replacements: ReadonlyMap<string, string> = new Map([
  ['\u2007', '\u00a0'],
  ['\u2009', ' '],
  ['\u202f', '\u00a0'],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u00ad', ''],
  ['\u200b', ''],
]);

const { resolve } = createRequire(import.meta.url);

type Range = readonly [from: number, to: number];

/** Reads ranges such as `U+0000-00FF,U+0131`. */
const parseRanges = (text: string): Range[] =>
  text.split(',').map(part => {
    const [from = '', to = from] = part.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

function readRanges(): ReadonlyMap<Script, readonly Range[]> {
  const texts = JSON.parse(
    readFileSync(resolve('@fontsource/inter/unicode.json'), 'utf8'),
  ) as Readonly<Record<Script, string>>;
  return new Map(scripts.map(script => [script, parseRanges(texts[script])]));
}

let ranges: ReadonlyMap<Script, readonly Range[]> | undefined;
const scriptOfCharacter = new Map<string, Script>();

function scriptOf(character: string): Script {
  const known = scriptOfCharacter.get(character);
  if (known) return known;
  ranges ??= readRanges();
  const code = character.codePointAt(0) ?? 0;
  const found =
    scripts.find(script => ranges?.get(script)?.some(([from, to]) => from <= code && code <= to)) ??
    'latin';
  scriptOfCharacter.set(character, found);
  return found;
}

/** Returns the file of a font, unpacked. */
export const readFont = (name: FontName): Buffer =>
  sfntOfWoff(readFileSync(resolve(`@fontsource/inter/files/inter-${name}-normal.woff`)));

/** Returns a text in composed characters that the font has, without control characters. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00ad\u2007\u2009-\u2011\u200b\u202f]/g, found => replacements.get(found) ?? ' ')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** Splits a text into parts of one font each. */
export function splitByFont(text: string, isBold: boolean): { text: string; font: FontName }[] {
  const parts: { text: string; font: FontName }[] = [];
  for (const character of text) {
    const font: FontName = `${scriptOf(character)}-${isBold ? '700' : '400'}`;
    const last = parts.at(-1);
    if (last?.font === font) last.text += character;
    else parts.push({ text: character, font });
  }
  return parts;
}
