import { describe, expect, it } from 'vitest';
import {
  amendmentDocument,
  changedProvisions,
  pairLines,
  redline,
} from '#documents/amendment/amendment.ts';
import { agreementContent, amendmentInput, documentText } from '#tests/builders/printed.ts';
import { fc } from '#tests/properties.ts';

const textOf = (text: ReturnType<typeof redline>, without: 'added' | 'removed'): string =>
  typeof text === 'string'
    ? text
    : text
        .filter(({ change }) => change !== without)
        .map(span => span.text)
        .join('')
        .trim();

const word = fc.string({ minLength: 1, maxLength: 12 }).map(text => text.trim());

describe('redline', () => {
  it('shows the old text without what is added, and the new one without what is removed', () => {
    fc.assert(
      fc.property(word, word, (before, after) => {
        const text = redline(before, after);
        expect([textOf(text, 'added'), textOf(text, 'removed')]).toEqual([before, after]);
      }),
    );
  });

  it('prints an equal text once, without marks', () => {
    expect(redline('100 orang', '100 orang')).toBe('100 orang');
  });
});

describe('pairLines', () => {
  const [first, second, third] = agreementContent(3).baris;
  if (!first || !second || !third) throw new Error('The agreement has three lines.');

  it('pairs by facility and product, then tells removed lines from new ones', () => {
    const changed = { ...second, jumlahDosis: 999 };
    expect(pairLines([first, second], [changed, third])).toEqual([
      { before: second, after: changed },
      { before: undefined, after: third },
      { before: first, after: undefined },
    ]);
  });

  it('prefers the line of the same day when a facility has several', () => {
    const later = { ...first, tanggalVaksinasi: '2027-01-05' };
    expect(pairLines([first, later], [later])).toEqual([
      { before: later, after: later },
      { before: first, after: undefined },
    ]);
  });

  it('uses every line of both versions exactly once', () => {
    const lines = fc.array(fc.constantFrom(first, second, third), { maxLength: 8 });
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const pairs = pairLines(before, after);
        const sorted = (list: readonly unknown[]) => list.map(one => JSON.stringify(one)).sort();
        const olds = pairs.flatMap(pair => pair.before ?? []);
        const news = pairs.flatMap(pair => pair.after ?? []);
        expect([sorted(olds), sorted(news)]).toEqual([sorted(before), sorted(after)]);
      }),
    );
  });
});

describe('the amendment', () => {
  it('lists only the provisions that changed, old and new', () => {
    const input = amendmentInput(1, { jumlahDosis: 260, totalHarga: 300_000_000 });
    expect(changedProvisions(input).map(({ name }) => name)).toEqual([
      'Jumlah dosis',
      'Total harga',
    ]);
    const text = documentText(amendmentDocument(input));
    expect(text).toContain('200 dosis 260 dosis');
    expect(text).toContain('AMANDEMEN KE-1');
    expect(text).toContain('012/PKS-VGR/BF/XI/2026 tanggal 21 November 2026');
  });

  it('says what is paid in addition, and that nothing is paid back', () => {
    const { totalHarga } = agreementContent(1);
    const more = amendmentDocument(amendmentInput(1, { totalHarga: totalHarga + 5 }));
    expect(documentText(more)).toContain('tambahan sebesar Rp5 ');
    const less = amendmentDocument(amendmentInput(1, { totalHarga: totalHarga - 5 }));
    expect(documentText(less)).toContain('tidak dikembalikan');
  });

  it('asks a statement only of facilities that join', () => {
    const input = amendmentInput(1, { baris: agreementContent(2).baris });
    const [known] = input.faskes;
    if (!known) throw new Error('The agreement has a facility.');
    const joined = { ...known, nama: 'Klinik Sentosa 2' };
    const { blocks } = amendmentDocument({ ...input, faskes: [known, joined] });
    const text = documentText({ blocks });
    expect(text.split('PERNYATAAN DAN JAMINAN FASKES')).toHaveLength(2);
    expect(text.split('LAMPIRAN IV')[1]).toContain('Klinik Sentosa 2');
  });
});

describe('amendmentDocument', () => {
  it('has the numbers of the agreement and of the amendment, and says that it is on boosters', () => {
    const text = documentText(amendmentDocument({ ...amendmentInput(1, {}), isBooster: true }));
    expect(text).toContain('DOSIS LANJUTAN (BOOSTER)');
    expect(text).toContain('Nomor Perjanjian\n012/PKS-VGR/BF/XI/2026');
    expect(text).toContain('Nomor amandemen\n013/PKS-VGR/BF/XII/2026');
  });
});
