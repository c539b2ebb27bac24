import { describe, expect, it } from 'vitest';
import {
  addressOf,
  recipientLine,
  readRecipients,
  type SendMethod,
} from '#contract/domains/voucher/recipient-list.ts';
import { newRecipient } from '#contract/domains/voucher/transaction.ts';
import { fc, runs } from '#tests/properties.ts';

const read = (text: string, method: SendMethod = 'EMAIL', sent?: ReadonlySet<string>) =>
  readRecipients(text, method, sent).map(({ line, recipient, problem }) =>
    recipient ? [line, recipient.nama, addressOf(recipient, method)] : [line, problem?.key],
  );

const budi = [1, 'Budi Santoso', 'budi@contoh.test'];

describe('a pasted list of recipients', () => {
  it.each([
    'Budi Santoso <budi@contoh.test>',
    '"Budi Santoso" <budi@contoh.test>;',
    'Budi Santoso, budi@contoh.test',
    'Budi Santoso; budi@contoh.test',
    'Budi Santoso\tbudi@contoh.test',
    'Budi Santoso | budi@contoh.test',
    'budi@contoh.test, Budi Santoso',
    'Budi Santoso budi@contoh.test',
    'Budi Santoso (budi@contoh.test)',
    'Budi Santoso; Email: budi@contoh.test; HP: 0812-3456-7890',
    'Budi  Santoso,mailto:budi@contoh.test',
    '1,Budi Santoso,HRD,budi@contoh.test,3273014107900001,14-07-1990',
    'Budi Santoso\nbudi@contoh.test',
    'Budi Santoso, budi@contoh.test\r\n\r\n',
  ])('reads %j', text => {
    expect(read(text)).toEqual([budi]);
  });

  it.each([
    ['Budi Santoso; 0812-3456-7890', '+6281234567890'],
    ['Budi Santoso, +62 812 3456 7890', '+6281234567890'],
    ['Budi Santoso\t81234567890', '+6281234567890'],
    ['Budi Santoso 081234567890', '+6281234567890'],
    ['3273014107900001;Budi Santoso;HP 0812 3456 7890', '+6281234567890'],
    ['Budi Santoso, 021-5550123, 0812 3456 7890', '+6281234567890'],
  ])('reads the number in %j', (text, noHP) => {
    expect(read(text, 'WA_LINK')).toEqual([[1, 'Budi Santoso', noHP]]);
  });

  it('leaves out a header, and keeps commas in quotes and before a degree', () => {
    expect(read('No,Nama Lengkap,Alamat Email\n1,Budi Santoso,budi@contoh.test')).toEqual([
      [2, 'Budi Santoso', 'budi@contoh.test'],
    ]);
    expect(read('"Santoso, Budi";budi@contoh.test')).toEqual([
      [1, 'Santoso, Budi', 'budi@contoh.test'],
    ]);
    expect(read('Budi Santoso, S.Kom., M.M., budi@contoh.test')).toEqual([
      [1, 'Budi Santoso, S.Kom., M.M.', 'budi@contoh.test'],
    ]);
  });

  it('reads several people of one line, as mail programs copy them', () => {
    const both = [budi, [1, 'Siti', 'siti@contoh.test']];
    expect(read('Budi Santoso <budi@contoh.test>, Siti <siti@contoh.test>')).toEqual(both);
    expect(read('Budi Santoso; budi@contoh.test; Siti; siti@contoh.test')).toEqual(both);
    expect(read('budi@contoh.test, Budi Santoso; siti@contoh.test, Siti')).toEqual(both);
    expect(read('Budi Santoso, 0812 3456 7890; Siti, 0813 3456 7890, siti@contoh.test')).toEqual([
      [1, 'voucher.recipient.noEmail'],
      [1, 'Siti', 'siti@contoh.test'],
    ]);
  });

  it('reads the lines of chosen participants', () => {
    const text = [
      recipientLine('Budi Santoso, S.Kom.', 'budi@contoh.test'),
      recipientLine('Siti', '+6281234567890'),
    ].join('\n');
    expect(read(text)[0]).toEqual([1, 'Budi Santoso, S.Kom.', 'budi@contoh.test']);
    expect(read(text, 'WA_LINK')[1]).toEqual([2, 'Siti', '+6281234567890']);
  });

  it('gives each row that cannot be sent one reason, and sends the others', () => {
    const text = [
      'Budi Santoso, budi@contoh.test',
      'Siti',
      'B, BUDI@contoh.test',
      ', siti@contoh.test',
      'Tono, tono@contoh',
      '3273014107900001, nik@contoh.test',
      'Menang di www.contoh.test, a@contoh.test',
    ].join('\n');
    expect(read(text)).toEqual([
      budi,
      [2, 'voucher.recipient.noEmail'],
      [3, 'voucher.recipient.duplicate'],
      [4, 'voucher.recipient.noName'],
      [5, 'voucher.recipient.badEmail'],
      [6, 'voucher.recipient.noName'],
      [7, 'voucher.recipientName'],
    ]);
    expect(readRecipients(text, 'EMAIL')[2]?.problem?.params).toEqual({ baris: 1 });
    expect(read('Budi, budi@contoh.test', 'WA_LINK')).toEqual([[1, 'voucher.recipient.noPhone']]);
    expect(read('Budi, 0812', 'WA_LINK')).toEqual([[1, 'voucher.recipient.noPhone']]);
    expect(read('Budi, 0212 345 6789', 'WA_LINK')).toEqual([[1, 'voucher.recipient.badPhone']]);
  });

  it('leaves out what the method does not need when it is wrong', () => {
    expect(readRecipients('Budi, budi@contoh.test, 021-5550123', 'EMAIL')[0]?.recipient).toEqual({
      nama: 'Budi',
      email: 'budi@contoh.test',
      noHP: null,
    });
  });

  it('marks addresses that have a ticket already', () => {
    const sent = new Set(['budi@contoh.test']);
    expect(read('Budi, Budi@contoh.test', 'EMAIL', sent)).toEqual([
      [1, 'voucher.recipient.alreadySent'],
    ]);
  });
});

const word = fc
  .stringMatching(/^[A-Z][a-z]{1,8}$/)
  // What says what follows, or names a column.
  .filter(
    one => !/^(?:no|nama|name|nomor|email|hp|wa|whatsapp|telp|telepon|ponsel|phone)$/i.test(one),
  );
const person = fc.record({
  nama: fc.array(word, { minLength: 1, maxLength: 3 }).map(words => words.join(' ')),
  email: fc
    .tuple(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat())
    .map(([name, n]) => `${name}${n}@contoh.test`),
  noHP: fc.stringMatching(/^081[1-9]\d{8}$/),
});
const separator = fc.constantFrom(',', ';', '\t', ', ', ' ; ', ' | ');
const people = fc.uniqueArray(person, {
  maxLength: 8,
  comparator: (a, b) => a.email === b.email || a.noHP === b.noHP,
});

describe('every list of recipients', () => {
  it('is read back, whatever separates its parts', () => {
    const line = fc.constantFrom('\n', '\r\n', '\n\n');
    const notation = fc.constantFrom(
      ({ nama, email, noHP }: { nama: string; email: string; noHP: string }, s: string) =>
        [nama, email, noHP].join(s),
      ({ nama, email, noHP }, s) => [noHP, nama, email].join(s),
      ({ nama, email, noHP }, s) => `${nama} <${email}>${s}${noHP}`,
      ({ nama, email, noHP }, s) => `"${nama}"${s}${email}${s}${noHP}`,
    );
    const written = fc.tuple(person, notation, separator, line);
    const list = fc.uniqueArray(written, {
      maxLength: 8,
      comparator: ([a], [b]) => a.email === b.email || a.noHP === b.noHP,
    });
    fc.assert(
      fc.property(list, fc.constantFrom<SendMethod>('EMAIL', 'WA_LINK'), (all, method) => {
        const text = all.map(([one, write, s, end]) => write(one, s) + end).join('');
        const found = readRecipients(text, method).map(({ recipient }) => recipient);
        expect(found).toEqual(
          all.map(([{ nama, email, noHP }]) => ({ nama, email, noHP: `+62${noHP.slice(1)}` })),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it('is read back from one line', () => {
    fc.assert(
      fc.property(
        people,
        separator,
        separator,
        fc.boolean(),
        (all, inside, between, isBracketed) => {
          const text = all
            .map(({ nama, email }) => (isBracketed ? `${nama} <${email}>` : nama + inside + email))
            .join(between);
          expect(read(text)).toEqual(all.map(({ nama, email }) => [1, nama, email]));
        },
      ),
      { numRuns: runs(100) },
    );
  });

  it('has valid recipients only, each address once, and reads its rows back alone', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '"',
        '<',
        '>',
        '@',
        ',',
        ';',
        '\t',
        '\n',
        'a@b.test',
        '0812 3456 7890',
        'Budi',
        'S.Kom.',
      ),
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 30 }).map(pieces => pieces.join('')),
        fc.constantFrom<SendMethod>('EMAIL', 'WA_LINK'),
        (text, method) => {
          const rows = readRecipients(text, method);
          const sent = rows.flatMap(({ recipient }) => recipient ?? []);
          for (const one of sent) expect(newRecipient.safeParse(one).success).toBe(true);
          const addresses = sent.map(one => addressOf(one, method));
          expect(new Set(addresses).size).toBe(addresses.length);
          for (const row of rows) {
            expect(row.recipient === undefined).toBe(row.problem !== undefined);
            if (row.recipient) {
              expect(readRecipients(row.source, method).map(one => one.recipient)).toEqual([
                row.recipient,
              ]);
            }
          }
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
