import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bhbuInput } from '#contract/domains/bhbu/record.ts';
import {
  cleanInteger,
  cleanLine,
  cleanLines,
  cleanNumber,
  cleanValue,
} from '#contract/core/values/clean.ts';

const invisible = [
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u202e',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u00ad',
  '\u180e',
  '\ufeff',
  '\u061c',
];

describe('cleaning a value', () => {
  it.each(invisible)('removes the invisible character %j', mark => {
    expect(cleanValue(`${mark}3273${mark}0512${mark}`)).toBe('32730512');
  });

  it('makes one space of any spaces and line breaks', () => {
    expect(cleanValue('\u00a0Siti\u2007\u3000Aminah\r\n\tde \u202fJong\u0000')).toBe(
      'Siti Aminah de Jong',
    );
  });

  it('makes a hyphen of every dash', () => {
    expect(cleanValue('0812\u20113456\u20137890\u2014\u2212\uff0d1')).toBe('0812-3456-7890---1');
  });

  it('reads digits of any script', () => {
    expect(cleanValue('٠٨١٢۳४５𝟞᥆០')).toBe('0812345600');
  });

  it('composes letters, also around invisible characters', () => {
    expect(cleanValue('Zoe\u200b\u0301')).toBe('Zo\u00e9');
    expect(cleanValue('\ufb01rman Ｂudi')).toBe('firman Budi');
    expect(cleanValue('Ma\u00b4ruf')).toBe("Ma'ruf");
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), text => {
        const clean = cleanValue(text);
        expect(cleanValue(clean)).toBe(clean);
      }),
    );
  });
});

describe('cleaning lines', () => {
  it('keeps line breaks, dashes and emoji, and removes what is invisible', () => {
    expect(cleanLines(' Jl. Merdeka — 10\r\n\u202aRT 1\u202c\u00a0RW 2 👩‍⚕️½ ')).toBe(
      'Jl. Merdeka — 10\nRT 1 RW 2 👩‍⚕️½',
    );
  });
});

describe('cleaning a number', () => {
  it('drops a fraction of zeros', () => {
    expect(cleanInteger('10023.0')).toBe('10023');
    expect(cleanInteger(' 40111,00 ')).toBe('40111');
    expect(cleanNumber('3273051211870009.0')).toBe('3273051211870009');
  });

  it('keeps every other fraction and separator', () => {
    expect(cleanInteger('32.73')).toBe('32.73');
    expect(cleanInteger('0812.3456.000')).toBe('0812.3456.000');
    expect(cleanInteger('K-100.0')).toBe('K-100.0');
    expect(cleanNumber('3273 0512-1187.0009')).toBe('3273051211870009');
  });
});

describe('cleaning a text of one line', () => {
  it.each([
    ['a\r\nBcc: evil@contoh.test PT', 'a Bcc: evil@contoh.test PT'],
    ['A \u202Egnp.exe', 'A gnp.exe'],
    ['Budi\u200b\tSantoso\u2028Jaya', 'Budi Santoso Jaya'],
    ['PT “Maju” – Jaya', 'PT “Maju” – Jaya'],
  ])('makes %j one line', (text, clean) => {
    expect(cleanLine(text)).toBe(clean);
    expect(cleanLine(clean)).toBe(clean);
  });

  it('is done to names, while addresses keep their lines', () => {
    const { namaBHBU, alamat } = bhbuInput.shape;
    expect(namaBHBU.parse('PT Satu\r\nBcc: x@y.test')).toBe('PT Satu Bcc: x@y.test');
    expect(alamat.parse('Jalan Satu 1\r\nBandung')).toBe('Jalan Satu 1\nBandung');
  });
});
