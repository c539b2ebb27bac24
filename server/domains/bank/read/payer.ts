/** Legal forms with which the name of a company begins. */
const legalForms = /^(PT|CV|UD|PD|FA|YAYASAN|KOPERASI|PERUM|PERUMDA|PERSEROAN)$/;

/** Words after which a bank names the payer. */
const payerMarks = /^(DARI|FROM|DR|PENGIRIM|SENDER)$/;

/** Words that end a name: what was paid, and how. */
const endWords =
  /^(BAYAR|BYR|PEMBAYARAN|PAYMENT|PELUNASAN|LUNAS|INV|INVOICE|TAGIHAN|VAKSIN|VAKSINASI|TERMIN|DP|REF|KE|TO|UTK|UNTUK|NO|NOMOR|KEPADA|TRF|TRANSFER|BERITA)$/;

/** Longest name, in words. */
const maxWords = 6;

/** Words of a text in capitals, without marks. */
export const wordsOf = (text: string): string[] =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);

/** Returns the words of a name from a position on, until a number or a word that ends it. */
function nameFrom(words: readonly string[], start: number): string | undefined {
  const name: string[] = [];
  for (const word of words.slice(start)) {
    if (name.length === maxWords || /\d/.test(word) || endWords.test(word)) break;
    // The name of the receiver follows that of the payer in some texts.
    if (name.length > 0 && legalForms.test(word)) break;
    name.push(word);
  }
  return name.join('').length >= 5 ? name.join(' ') : undefined;
}

/** Returns the name of the payer that the text of a transfer states; undefined without one. */
export function payerName(text: string): string | undefined {
  const words = wordsOf(text);
  const mark = words.findIndex(word => payerMarks.test(word));
  const form = words.findIndex(word => legalForms.test(word));
  if (mark !== -1) {
    // `DARI 1220001234567 PT MAJU`: the account of the payer precedes the name.
    const after = words.findIndex((word, at) => at > mark && !/\d/.test(word));
    const named = after === -1 ? undefined : nameFrom(words, after);
    if (named !== undefined) return named;
  }
  return form === -1 ? undefined : nameFrom(words, form);
}

/** Returns the account of the payer that the text of a transfer states; undefined without one. */
export function payerAccount(text: string): string | undefined {
  return /\b(?:DARI|FROM|DR|REK|REKENING)\b[ .:]*(?:REK(?:ENING)?[ .:]*)?(\d{8,16})(?!\d)/i.exec(
    text,
  )?.[1];
}
