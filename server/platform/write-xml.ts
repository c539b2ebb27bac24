const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Joins the lines of a text, and drops what XML cannot hold. */
export const toLineOfText = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();

/** Writes an element; an empty one without content. */
export function element(name: string, value: string | number): string {
  const text = String(value).replace(/[&<>"]/g, character => entities[character] ?? '');
  return text === '' ? `<${name}/>` : `<${name}>${text}</${name}>`;
}

/** Writes one element for each field, in their order. */
export const elements = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => element(name, value))
    .join('');
