import { describe, expect, it } from 'vitest';
import { formatDocumentNumber } from '#contract/core/document-number.ts';
import { createCode, formatCode } from '#contract/domains/voucher/code.ts';
import { parseQuery } from '#server/domains/search/query.ts';
import { newNpwp } from '../../builders/npwp.ts';
import { newNik } from '../../builders/peserta.ts';

const spaced = (digits: string) => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
const code = createCode('VGR', new Uint8Array(12).fill(7));

describe('a search text', () => {
  it.each([
    ['a NIK with spaces', spaced(newNik()), { identity: 'NIK' }],
    ['an NPWP of 15 digits', newNpwp(), { identity: 'NPWP' }],
    ['an NPWP of 16 digits', `0${newNpwp()}`, { identity: 'NPWP' }],
  ])('that is %s is an identity number', (_, text, expected) => {
    expect(parseQuery(text)).toMatchObject({
      ...expected,
      kinds: ['peserta', 'bhbu', 'invoice', 'payment'],
    });
  });

  it('that is a voucher code is looked up among vouchers only', () => {
    const typed = formatCode(code).toLowerCase();
    expect(parseQuery(typed)).toEqual({ q: typed, code, kinds: ['voucher'] });
  });

  it('that is a mobile number is not looked up as a name', () => {
    expect(parseQuery('0812-3456-7890').kinds).toEqual(['peserta', 'payment']);
  });

  it('that is the number of a document finds that document first', () => {
    const { kinds } = parseQuery(formatDocumentNumber('invoice', '2030-01-02', 17).toLowerCase());
    expect(kinds[0]).toBe('invoice');
    expect(kinds).not.toContain('peserta');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('without digits, or of two characters, looks up no document numbers', () => {
    const named = parseQuery('sekar').kinds;
    expect(named).toContain('peserta');
    expect(named).not.toContain('order');
    expect(parseQuery('17').kinds).toEqual(named);
    expect(parseQuery('017').kinds).toContain('order');
  });

  it('of invisible characters matches nothing', () => {
    expect(parseQuery('\u200b\u200b').kinds).toEqual([]);
  });
});
