import { message } from '#server/platform/messages/message.ts';
import { damagedFile, SpreadsheetError } from '../error.ts';

/**
 * Callbacks of the XML scanner (SAX), for the elements in the namespace of the root element. Names come without
 * prefix; text is not decoded. Elements of other namespaces are passed over with what they contain; of
 * alternative content (`mc:AlternateContent`) only the fallback is read, because no extension is known here.
 */
export interface XmlHandler {
  /** Whether the handler gets the elements of every namespace. */
  readonly readsAllNamespaces?: boolean;
  /** Whether the handler needs text at the current position; most text of a sheet is skipped. */
  readonly wantsText: boolean;
  /** Whether the handler needs nothing of the rest of the part. */
  readonly isDone?: boolean;
  /** Returns whether the element is read; else it is passed over with what it contains, and not closed. */
  open(name: string, attributes: string, namespace: string): boolean;
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
const letterX = 0x78;

/** A declaration of a namespace in a tag. */
const namespacePattern = /\sxmlns(?::([^\s=]+))?\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Elements with declarations inside one another; programs write two or three. */
const maxScopes = 50;

/** Namespace of alternative content and of its choices. */
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

/** What an element of a prefix is to the handler. */
type ElementKind = 'own' | 'compatibility' | 'foreign';

/** Namespace declarations of an element, by prefix. */
interface NamespaceScope {
  readonly depth: number;
  readonly byPrefix: ReadonlyMap<string, string>;
}

/**
 * Streaming XML scanner that buffers only an incomplete token. It resolves the five predefined
 * entities and character references only, and rejects documents with a DTD (XXE, entity expansion).
 */
export class XmlScanner {
  private rest = '';
  private hasStarted = false;
  /** Open elements, without those that are passed over. */
  private depth = 0;
  /** Open elements within one that is passed over, itself included. */
  private passedOver = 0;
  /** Elements of alternative content among the open ones, which the handler does not see. */
  private readonly transparent: number[] = [];
  private readonly scopes: NamespaceScope[] = [];
  private rootNamespace: string | undefined;
  /** Depth of the innermost element with declarations; 0 for none. */
  private scopeDepth = 0;
  private readonly kinds = new Map<string, ElementKind>();
  /** The last prefix of elements of the handler. */
  private ownPrefix: string | undefined;
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
        if (!this.wantsText()) at = text.length;
        break;
      }
      if (open > at && this.wantsText()) this.handler.text(text.slice(at, open));
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
      if (end === -1) return -1;
      this.closeElement(text, open + 2, end);
      return end + 1;
    }
    if (second === bang) return this.declaration(text, open);
    if (second === question) return indexAfter(text, '?>', open);
    return this.element(text, open);
  }

  private element(text: string, open: number): number {
    let nameStart = open + 1;
    let nameEnd = -1;
    let openQuote = 0;
    let mayDeclare = false;
    for (let at = open + 1; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (openQuote !== 0) {
        if (code === openQuote) openQuote = 0;
      } else if (code === quote || code === apostrophe) {
        openQuote = code;
      } else if (code <= 0x20) {
        if (nameEnd === -1) nameEnd = at;
        if (text.charCodeAt(at + 1) === letterX) mayDeclare = true;
      } else if (code === colon) {
        if (nameEnd === -1) nameStart = at + 1;
      } else if (code === greater) {
        const isSelfClosing = text.charCodeAt(at - 1) === slash;
        if (this.passedOver > 0) {
          if (!isSelfClosing) this.passedOver += 1;
          return at + 1;
        }
        const end = isSelfClosing ? at - 1 : at;
        const name = text.slice(nameStart, nameEnd === -1 ? end : nameEnd);
        const prefix = nameStart === open + 1 ? '' : text.slice(open + 1, nameStart - 1);
        const attributes = nameEnd === -1 ? '' : text.slice(nameEnd, end);
        this.openElement(name, prefix, attributes, mayDeclare);
        if (isSelfClosing) this.closeOpened(name);
        return at + 1;
      }
    }
    return -1;
  }

  private wantsText(): boolean {
    return this.passedOver === 0 && this.handler.wantsText;
  }

  /** @param mayDeclare whether an attribute starts like a declaration of a namespace */
  private openElement(name: string, prefix: string, attributes: string, mayDeclare: boolean): void {
    this.depth += 1;
    if (mayDeclare) this.openScope(attributes);
    if (this.depth === 1) this.rootNamespace = this.namespaceOf(prefix);
    const kind =
      prefix === this.ownPrefix ? 'own' : (this.kinds.get(prefix) ?? this.kindOf(prefix));
    if (kind === 'own' || this.handler.readsAllNamespaces) {
      const namespace = kind === 'own' ? (this.rootNamespace ?? '') : this.namespaceOf(prefix);
      if (!this.handler.open(name, attributes, namespace)) this.passOver();
    } else if (kind === 'compatibility' && (name === 'AlternateContent' || name === 'Fallback')) {
      this.transparent.push(this.depth);
    } else {
      this.passOver();
    }
  }

  /** Passes over the element that was opened last. */
  private passOver(): void {
    this.passedOver = 1;
  }

  private closeElement(text: string, from: number, to: number): void {
    if (this.passedOver > 1) this.passedOver -= 1;
    else this.closeOpened(this.passedOver === 1 ? '' : closingName(text, from, to));
  }

  private closeOpened(name: string): void {
    if (this.passedOver === 1) this.passedOver = 0;
    else if (this.transparent.length > 0 && this.transparent.at(-1) === this.depth)
      this.transparent.pop();
    else this.handler.close(name);
    if (this.scopeDepth === this.depth) {
      this.scopes.pop();
      this.forgetKinds();
    }
    // A document may close more than it opens; the handlers of its parts notice what is missing.
    this.depth = Math.max(0, this.depth - 1);
  }

  private openScope(attributes: string): void {
    const byPrefix = new Map<string, string>();
    for (const [, prefix = '', double, single] of attributes.matchAll(namespacePattern)) {
      byPrefix.set(prefix, decodeXml(double ?? single ?? '').trim());
    }
    if (byPrefix.size === 0) return;
    if (this.scopes.length >= maxScopes) throw damagedFile('nested namespaces');
    this.scopes.push({ depth: this.depth, byPrefix });
    this.forgetKinds();
  }

  /** Forgets what prefixes mean, after a declaration or at its end. */
  private forgetKinds(): void {
    this.kinds.clear();
    this.ownPrefix = undefined;
    this.scopeDepth = this.scopes.at(-1)?.depth ?? 0;
  }

  /** The namespace of a prefix; a prefix without one is its own namespace. */
  private namespaceOf(prefix: string): string {
    return (
      this.scopes.findLast(({ byPrefix }) => byPrefix.has(prefix))?.byPrefix.get(prefix) ?? prefix
    );
  }

  private kindOf(prefix: string): ElementKind {
    const namespace = this.namespaceOf(prefix);
    const kind =
      namespace === this.rootNamespace
        ? 'own'
        : namespace === compatibility
          ? 'compatibility'
          : 'foreign';
    this.kinds.set(prefix, kind);
    if (kind === 'own') this.ownPrefix = prefix;
    return kind;
  }

  private declaration(text: string, open: number): number {
    if (text.startsWith('<!--', open)) return indexAfter(text, '-->', open + 4);
    if (text.startsWith('<![CDATA[', open)) {
      const end = text.indexOf(']]>', open);
      if (end === -1) return -1;
      // CDATA contains no entities; escaping `&` makes later decoding restore the original text.
      if (this.wantsText()) {
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

/** Returns the position of the first character from `at` on that is no space. */
function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) <= 0x20) next += 1;
  return next;
}

/** Returns one attribute of a tag by its full name, decoded. Spaces around its equals sign are allowed. */
export function readAttribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    if (attributes.charCodeAt(at - 1) > 0x20) continue;
    let equals = at + name.length;
    if (attributes.charCodeAt(equals) <= 0x20) equals = skipSpaces(attributes, equals);
    if (attributes.charCodeAt(equals) !== 0x3d) continue;
    let open = equals + 1;
    if (attributes.charCodeAt(open) <= 0x20) open = skipSpaces(attributes, open);
    const mark = attributes.charCodeAt(open);
    if (mark !== quote && mark !== apostrophe) continue;
    const end = attributes.indexOf(mark === quote ? '"' : "'", open + 1);
    return end === -1 ? undefined : decodeXml(attributes.slice(open + 1, end));
  }
  return undefined;
}
