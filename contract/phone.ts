/** A mobile number as it is kept (`+62812…`), or null when the text is none. Spaces, dots, dashes and brackets are passed over. */
export function parsePhone(text: string): string | null {
  const plain = text.replace(/[\s().-]/g, '');
  const found = /^(?:\+62|62|0)(8[1-9]\d{6,10})$/.exec(plain);
  return found?.[1] ? `+62${found[1]}` : null;
}

/** A number of an office: a mobile one, or a landline with its area code (`+6221…`); null when the text is neither. */
export function parseOfficePhone(text: string): string | null {
  const plain = text.replace(/[\s().-]/g, '');
  const found = /^(?:\+62|62|0)([2-79]\d{7,10})$/.exec(plain);
  return parsePhone(text) ?? (found?.[1] ? `+62${found[1]}` : null);
}
