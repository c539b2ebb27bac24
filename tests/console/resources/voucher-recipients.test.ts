import { describe, expect, it } from 'vitest';
import { parseRecipients } from '#src/resources/voucher/recipients/parseRecipients.ts';
import { waLink } from '#src/kit/format/waLink.ts';

const summaryOf = (text: string, method: 'EMAIL' | 'WA_LINK') =>
  parseRecipients(text, method).map(({ line, recipient, problem, messages }) =>
    recipient ? [line, recipient] : [line, problem ?? messages],
  );

describe('a pasted list of recipients', () => {
  it('reads CSV and rows of a spreadsheet, with a header, in any order of columns', () => {
    const budi = { nama: 'Budi Santoso', email: 'budi@contoh.test', noHP: null };
    expect(summaryOf('Nama,Email\nBudi Santoso,budi@contoh.test\n\n', 'EMAIL')).toEqual([
      [2, budi],
    ]);
    expect(summaryOf('budi@contoh.test\tBudi Santoso', 'EMAIL')).toEqual([[1, budi]]);
    expect(summaryOf('"Santoso, Budi";0812-3456-7890', 'WA_LINK')).toEqual([
      [1, { nama: 'Santoso, Budi', email: null, noHP: '+6281234567890' }],
    ]);
  });

  it('reads lists with a title, and what phones and chats write', () => {
    const siti = { nama: 'Siti, Aminah', email: null, noHP: '+6281234567890' };
    const text =
      'Daftar penerima, November\n\nNama;No HP\n"Siti, Aminah";\u202a+62 812\u20113456\u20117890\u202c';
    expect(summaryOf(text, 'WA_LINK')).toEqual([[4, siti]]);
  });

  it('says what is wrong with a row', () => {
    const text = 'Budi,budi@contoh.test\nSiti\nB,BUDI@contoh.test\n,siti@contoh.test';
    const [, second, third, fourth] = summaryOf(text, 'EMAIL');
    expect(second).toEqual([2, 'noEmail']);
    expect(third).toEqual([3, 'duplicate']);
    expect(fourth?.[0]).toBe(4);
    expect(fourth?.[1]).toHaveLength(1);
    expect(summaryOf('Budi,budi@contoh.test', 'WA_LINK')).toEqual([[1, 'noPhone']]);
  });

  it('refuses an identity number in place of a name', () => {
    const [row] = parseRecipients('3273014107900001,budi@contoh.test', 'EMAIL');
    expect(row?.recipient).toBeUndefined();
  });
});

it('opens WhatsApp with the number and the text', () => {
  expect(waLink('+6281234567890', 'Kode A&B')).toBe(
    'https://wa.me/6281234567890?text=Kode%20A%26B',
  );
});
