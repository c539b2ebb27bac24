import { describe, expect, it } from 'vitest';
import {
  codeAlphabet,
  createCode,
  findCodeProblem,
  formatCode,
  maskCode,
  mayBeCode,
  normalizeCode,
  prefixLength,
  randomLength,
} from '#contract/domains/voucher/code.ts';
import { fc, runs } from '#tests/properties.ts';

const letters = codeAlphabet.split('').filter(character => /[A-Z]/.test(character));
const prefixes = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: prefixLength.min,
  maxLength: prefixLength.max,
});
const codes = fc
  .tuple(prefixes, fc.uint8Array({ minLength: randomLength, maxLength: randomLength }))
  .map(([prefix, random]) => createCode(prefix, random));

describe('a voucher code', () => {
  it('is recognized in a search, but no name and no number of a transaction is one', () => {
    fc.assert(
      fc.property(codes, code => {
        expect(mayBeCode(code)).toBe(true);
        expect(mayBeCode(` ${formatCode(code).toLowerCase()} `)).toBe(true);
      }),
    );
    for (const text of ['', 'Budi Santoso', 'Siti 2', 'VT/VGR/2026/11/00012', 'VGR-7KQ']) {
      expect(mayBeCode(text)).toBe(false);
    }
  });

  it('has 60 random bits between its prefix and its check character', () => {
    expect(codeAlphabet).toHaveLength(32);
    expect(new Set(codeAlphabet).size).toBe(32);
    expect(codeAlphabet).not.toMatch(/[01OI]/);
    const byCharacter = Array.from({ length: randomLength }, (_, at) =>
      Array.from({ length: 32 }, (__, value) => {
        const random = new Uint8Array(randomLength);
        random[at] = value;
        return createCode('AB', random).slice(0, -1);
      }),
    );
    for (const variants of byCharacter) expect(new Set(variants).size).toBe(32);
    expect(createCode('ABCDE', new Uint8Array(randomLength))).toHaveLength(18);
    expect(createCode('AB', new Uint8Array(randomLength))).toHaveLength(15);
    expect(() => createCode('AB', new Uint8Array(randomLength - 1))).toThrow();
  });

  it('is recognized in whatever way it is typed', () => {
    fc.assert(
      fc.property(codes, code => {
        expect(findCodeProblem(code)).toBeUndefined();
        expect(normalizeCode(` ${formatCode(code).toLowerCase()} `)).toBe(code);
      }),
    );
  });

  it('does not survive any single wrong character', () => {
    fc.assert(
      fc.property(codes, code => {
        for (let at = 0; at < code.length; at++) {
          for (const character of codeAlphabet) {
            if (character === code[at]) continue;
            const wrong = code.slice(0, at) + character + code.slice(at + 1);
            expect(findCodeProblem(wrong)).toBe('checkCharacter');
          }
        }
      }),
      { numRuns: runs(7) },
    );
  });

  it('does not survive two characters that changed places', () => {
    fc.assert(
      fc.property(codes, code => {
        for (let first = 0; first < code.length; first++) {
          for (let second = first + 1; second < code.length; second++) {
            if (code[first] === code[second]) continue;
            const characters = code.split('');
            [characters[first], characters[second]] = [code[second] ?? '', code[first] ?? ''];
            expect(findCodeProblem(characters.join(''))).toBe('checkCharacter');
          }
        }
      }),
      { numRuns: runs(7) },
    );
  });

  it('says what is wrong with a text that cannot be one', () => {
    const code = createCode('VGR', new Uint8Array(randomLength).fill(7));
    expect(findCodeProblem('')).toBe('empty');
    expect(findCodeProblem(code.replace('H', '0'))).toBe('characters');
    expect(findCodeProblem(code.slice(0, 10))).toBe('length');
    expect(findCodeProblem(`${code}${code}`)).toBe('length');
  });

  it('shows its prefix and last characters only when it is masked', () => {
    fc.assert(
      fc.property(codes, code => {
        const masked = maskCode(code);
        expect(masked).toHaveLength(code.length - randomLength - 1 + 5);
        expect(code.endsWith(masked.slice(-4))).toBe(true);
      }),
    );
  });
});
