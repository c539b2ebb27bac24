import { message } from '#server/platform/messages/message.ts';
import { damagedFile, SpreadsheetError } from '../error.ts';

/**
 * Callbacks of the XML scanner (SAX). Names come without namespace prefix, which `open` gets last; text is
 * not decoded.
 */
export interface XmlHandler {
  /** Whether the handler needs text at the current position; most text of a sheet is skipped. */
  readonly wantsText: boolean;
  /** Whether the handler needs nothing of the rest of the part. */
  readonly isDone?: boolean;
  open(name: string, attributes: string, prefix: string): void;
  close(name: string): void;
  text(raw: string): void;
}

/**
 * Maximum characters of a token; longer than any tag or text of a spreadsheet. An incomplete token is
 * scanned again with each chunk, so a higher limit would cost time.
 */
const maxTokenChars = 262_144;

const slash = 0x2f;
const bang = 0x21;
const question = 0x3f;
const quote = 0x22;
const apostrophe = 0x27;
const greater = 0x3e;
const colon = 0x3a;

/**
 * Streaming XML scanner that buffers only an incomplete token. It resolves the five predefined
 * entities and character references only, and rejects documents with a DTD (XXE, entity expansion).
 */
export class XmlScanner {
  private rest = '';
  private hasStarted = false;
  private readonly handler: XmlHandler;

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  push(chunk: string): void {
    let text = this.rest + chunk;
    if (!this.hasStarted && text !== '') {
      this.hasStarted = true;
      if (text.startsWith('\ufeff')) text = text.slice(1);
    }
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open === -1) {
        // Unused text is not buffered.
        if (!this.handler.wantsText) at = text.length;
        break;
      }
      if (open > at && this.handler.wantsText) this.handler.text(text.slice(at, open));
      const next = this.tag(text, open);
      if (next === -1) {
        at = open;
        break;
      }
      at = next;
    }
    this.rest = text.slice(at);
    if (this.rest.length > maxTokenChars) throw damagedFile('endless token');
  }

  /** @throws SpreadsheetError when the document is incomplete */
  end(): void {
    if (!this.hasStarted || this.rest.includes('<')) throw damagedFile('XML cut off');
  }

  /**
   * Scans one tag.
   * @returns the index after it, or -1 when it is incomplete
   */
  private tag(text: string, open: number): number {
    const second = text.charCodeAt(open + 1);
    if (Number.isNaN(second)) return -1;
    if (second === slash) {
      const end = text.indexOf('>', open);
      if (end !== -1) this.handler.close(closingName(text, open + 2, end));
      return end === -1 ? -1 : end + 1;
    }
    if (second === bang) return this.declaration(text, open);
    if (second === question) return indexAfter(text, '?>', open);
    return this.element(text, open);
  }

  private element(text: string, open: number): number {
    let nameStart = open + 1;
    let nameEnd = -1;
    let openQuote = 0;
    for (let at = open + 1; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (openQuote !== 0) {
        if (code === openQuote) openQuote = 0;
      } else if (code === quote || code === apostrophe) {
        openQuote = code;
      } else if (code <= 0x20) {
        if (nameEnd === -1) nameEnd = at;
      } else if (code === colon) {
        if (nameEnd === -1) nameStart = at + 1;
      } else if (code === greater) {
        const isSelfClosing = text.charCodeAt(at - 1) === slash;
        const end = isSelfClosing ? at - 1 : at;
        const name = text.slice(nameStart, nameEnd === -1 ? end : nameEnd);
        const prefix = text.slice(open + 1, Math.max(open + 1, nameStart - 1));
        this.handler.open(name, nameEnd === -1 ? '' : text.slice(nameEnd, end), prefix);
        if (isSelfClosing) this.handler.close(name);
        return at + 1;
      }
    }
    return -1;
  }

  private declaration(text: string, open: number): number {
    if (text.startsWith('<!--', open)) return indexAfter(text, '-->', open + 4);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      if (end === -1) return -1;
      // CDATA contains no entities; escaping `&` makes later decoding restore the original text.
      if (this.handler.wantsText) {
        this.handler.text(text.slice(open + 9, end).replaceAll('&', '&amp;'));
      }
      return end + 3;
    }
    if (text.length - open < 9) return -1;
    throw new SpreadsheetError('BERBAHAYA', message('spreadsheet.definitions'));
  }
}

function indexAfter(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at === -1 ? -1 : at + mark.length;
}

/** Returns the name of a closing tag without prefix and trailing spaces. */
function closingName(text: string, from: number, to: number): string {
  let start = from;
  let end = to;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === colon) start = at + 1;
    else if (code <= 0x20) end = Math.min(end, at);
  }
  return text.slice(start, end);
}

const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes the five predefined entities and character references. */
export function decodeXml(raw: string): string {
  if (!raw.includes('&')) return raw;
  return raw.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi,
    (all, hex, decimal, name) => {
      if (name !== undefined) return namedEntities[String(name)] ?? all;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0x10ffff ? all : String.fromCodePoint(code);
    },
  );
}

/**
 * Decodes Excel's escapes of characters that XML cannot represent: `_x000D_` is a carriage return,
 * `_x005F_` an underscore.
 */
export const decodeExcelEscapes = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
    : text;

/** Returns one attribute of a tag by its full name, decoded. */
export function readAttribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    const equals = at + name.length;
    if (attributes.charCodeAt(equals) !== 0x3d || attributes.charCodeAt(at - 1) > 0x20) continue;
    const mark = attributes.charAt(equals + 1);
    const end = attributes.indexOf(mark, equals + 2);
    return end === -1 ? undefined : decodeXml(attributes.slice(equals + 2, end));
  }
  return undefined;
}
