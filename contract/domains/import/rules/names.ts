/** Words before a name that belong to no identity card. */
const titleWords = new Set(
  (
    'dr drg drs dra ir prof h hj kh tn ny nn sdr sdri bpk bapak ibu mr mrs ms ust ustadz ustadzah ' +
    'pdt kol kapten'
  ).split(' '),
);

/** Longer texts are no names. */
const maxLength = 200;

/** A degree after a comma: SE, S.Kom, M.M., A.Md.Kep. */
const degreePattern = /^(?:\p{L}{1,5}\.)*\p{L}{1,5}\.?$/u;

const wordOf = (text: string): string => text.replace(/\./g, '').toLowerCase();

/** Returns a name without titles before it and degrees after it; null when it has none. */
export function nameWithoutTitles(name: string): string | null {
  if (name.length > maxLength) return null;
  const [own = '', ...degrees] = name.split(',').map(part => part.trim());
  if (!degrees.every(part => part.split(' ').every(word => degreePattern.test(word)))) return null;
  const words = own
    .replace(/\b(prof|drg|drs|dra|dr|ir|hj|h)\.\s*/gi, '$1. ')
    .split(' ')
    .filter(Boolean);
  while (words.length > 1 && titleWords.has(wordOf(words[0] ?? ''))) words.shift();
  // Without a comma only a degree with dots inside differs visibly from a name: S.Kom.
  while (words.length > 1 && /^\p{L}{1,2}\.\p{L}/u.test(words.at(-1) ?? '')) words.pop();
  const bare = words.join(' ');
  const isSame = bare.replaceAll(' ', '') === name.replaceAll(' ', '');
  return isSame || bare.length < 3 ? null : bare;
}

/**
 * Returns a name without “bin” or “binti”; null when it has none.
 * @param father whether the father's name, which follows, is removed too
 */
export function nameWithoutBin(name: string, father: boolean): string | null {
  if (name.length > maxLength) return null;
  const found = /^(.*\S)\s+(?:bin|binti|bt|b)\.?\s+(\S.*)$/i.exec(name.trim());
  const [, own, rest] = found ?? [];
  if (own === undefined || rest === undefined) return null;
  return father ? own : `${own} ${rest}`;
}
