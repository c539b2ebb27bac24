/** Characters that XML cannot hold, in any spelling. */
// eslint-disable-next-line no-control-regex -- these are what is meant
const unspeakable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A bare one would be read as a line feed.
  '\r': '&#13;',
};

/** A text as the value of an attribute, or between tags. */
export const attribute = (value: string): string =>
  value.replace(unspeakable, '').replace(/[&<>"\r]/g, one => entities[one] ?? one);

// eslint-disable-next-line no-control-regex -- what makes a text plain is that it has none of these
const isPlain = /^[^\0-\x1f&<>"_\ud800-\udfff\ufffe\uffff]*$/;

/** A text as a cell's. What looks like a spreadsheet's own escape (`_x0041_`) is escaped, to stay what it is. */
export function text(value: string): string {
  const safe = isPlain.test(value)
    ? value
    : attribute(value).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  return /^\s|\s$|\n/.test(value) ? `<t xml:space="preserve">${safe}</t>` : `<t>${safe}</t>`;
}
