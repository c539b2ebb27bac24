/**
 * Returns the address that opens a WhatsApp message to a number with a text, or an empty one.
 * @param noHP number with its country code, as it is stored: `+6281…`
 */
export const waLink = (noHP: string, text?: string): string =>
  `https://wa.me/${noHP.replace(/\D/g, '')}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
