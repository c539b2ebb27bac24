import { parseDocumentNumber, type DocumentKind } from '#contract/core/document-number.ts';
import { normalizeName } from '#contract/core/values/name.ts';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import { parsePhone } from '#contract/core/values/phone.ts';
import { searchKinds, type SearchKind } from '#contract/domains/search/kinds.ts';
import { findCodeProblem, normalizeCode } from '#contract/domains/voucher/code.ts';
import { isFullNik } from '#server/domains/peserta/index.ts';

/** The identity number that a text is, as the audit log names it. */
export type IdentityKind = 'NIK' | 'NPWP';

/** A search text, what it is, and the kinds of records that it can match in the order of their groups. */
export interface SearchQuery {
  readonly q: string;
  readonly kinds: readonly SearchKind[];
  /** Set for a text that can be a voucher code. */
  readonly code?: string;
  readonly identity?: IdentityKind;
}

/** Kinds that are found by their name. */
const namedKinds: readonly SearchKind[] = [
  'peserta',
  'bhbu',
  'faskes',
  'batch',
  'voucherContract',
  'product',
  'service',
  'user',
];

/** Documents, which are found by their number, and payments by their reference. */
const documentKinds: readonly SearchKind[] = [
  'order',
  'pks',
  'invoice',
  'payment',
  'nota',
  'workOrder',
  'certificate',
  'voucherContract',
  'voucherTransaction',
  'surat',
] satisfies readonly (DocumentKind | 'payment')[];

/** Kinds with numbers of 15 or 16 digits: tax invoices and bank references have such numbers too. */
const identityKinds: readonly SearchKind[] = ['peserta', 'bhbu', 'invoice', 'payment'];

/** A bank reference can look like a mobile number. */
const phoneKinds: readonly SearchKind[] = ['peserta', 'payment'];

/** A part of a document number that is worth looking up. */
const isNumberPart = (q: string): boolean => q.length >= 3 && /\d/.test(q);

const inOrder = (kinds: readonly SearchKind[]): SearchKind[] =>
  searchKinds.filter(kind => kinds.includes(kind));

/** Returns what a search text is; no kind matches a text of invisible characters. */
export function parseQuery(text: string): SearchQuery {
  const q = normalizeName(text);
  if (q === '') return { q, kinds: [] };
  const npwp = parseNpwp(q);
  if (isFullNik(q) || npwp) {
    // A company's NPWP of 16 digits starts with 0, which no NIK does.
    const identity = npwp?.isPersonal === false ? 'NPWP' : 'NIK';
    return { q, identity, kinds: identityKinds };
  }
  const code = normalizeCode(q);
  if (findCodeProblem(code) === undefined) return { q, code, kinds: ['voucher'] };
  if (parsePhone(q) !== null) return { q, kinds: phoneKinds };
  const document = parseDocumentNumber(q)?.kind;
  if (document) {
    return { q, kinds: [document, ...inOrder(documentKinds).filter(kind => kind !== document)] };
  }
  return { q, kinds: inOrder([...namedKinds, ...(isNumberPart(q) ? documentKinds : [])]) };
}
