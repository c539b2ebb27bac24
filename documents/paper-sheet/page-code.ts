import { layoutVersion } from './geometry.ts';

/** What the QR code of a page says: the sheet and the page, and nothing of people. */
export interface PageCode {
  readonly id: string;
  /** From 1. */
  readonly halaman: number;
}

const prefix = 'LEMBAR';

/** Four hexadecimal digits that a code of anything else does not have by chance (FNV-1a, folded). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  return (((hash >>> 16) ^ hash) & 0xffff).toString(16).toUpperCase().padStart(4, '0');
}

/** Returns the text of the QR code of a page, in the characters that take the least room. */
export function pageCode({ id, halaman }: PageCode): string {
  const body = [prefix, layoutVersion, id.replaceAll('-', '').toUpperCase(), halaman].join(':');
  return `${body}:${checksum(body)}`;
}

/**
 * Reads the QR code of a page.
 * @returns `old` for a page of another version of the layout, undefined for a code of something else
 */
export function readPageCode(text: string): PageCode | 'old' | undefined {
  const [, body = '', version = '', hex = '', halaman = '', check = ''] =
    /^(LEMBAR:(\d{1,3}):([0-9A-F]{32}):(\d{1,3})):([0-9A-F]{4})$/.exec(text) ?? [];
  if (body === '' || check !== checksum(body)) return undefined;
  if (Number(version) !== layoutVersion) return 'old';
  const id = hex.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { id, halaman: Number(halaman) };
}
