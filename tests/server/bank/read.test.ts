import { describe, expect, it } from 'vitest';
import { parseAmount } from '#server/platform/spreadsheet/written-amount.ts';
import { parseDay } from '#server/platform/spreadsheet/written-day.ts';
import { lineKeys } from '#server/domains/bank/read/line-keys.ts';
import { payerAccount, payerName } from '#server/domains/bank/read/payer.ts';
import { readStatement } from '#server/domains/bank/read/read-statement.ts';
import type { ReadStatement } from '#server/domains/bank/read/statement-line.ts';

const today = '2026-11-28';
const read = async (text: string) => {
  const result = await readStatement(Buffer.from(text), { today });
  return 'lines' in result ? result : result.key;
};
const facts = (read: ReadStatement | string) =>
  typeof read === 'string'
    ? read
    : read.lines.map(({ rekening, tanggal, jumlah, arah }) => [rekening, tanggal, jumlah, arah]);

describe('an amount', () => {
  it.each([
    ['25,732,800.00 CR', 25_732_800, 0, 'MASUK'],
    ['1.000.000,00 DB', 1_000_000, 0, 'KELUAR'],
    ['25732800.00', 25_732_800, 0, undefined],
    ['25732800.0000', 25_732_800, 0, undefined],
    ['Rp 25.732', 25_732, 0, undefined],
    ['-5,000.50', 5_000, 50, 'KELUAR'],
    ['(5.000)', 5_000, 0, 'KELUAR'],
    ['.00', 0, 0, undefined],
    ['25732800,', 25_732_800, 0, undefined],
  ])('%s', (text, rupiah, sen, arah) => {
    expect(parseAmount(text)).toMatchObject({ rupiah, sen, arah });
  });

  it.each(['', '-', 'x', '12a', '1E9', '12345678901234567890'])('is not %j', text => {
    expect(parseAmount(text)).toBeUndefined();
  });
});

describe('a day', () => {
  it.each([
    ['28/11/26', '2026-11-28'],
    ['28/11/2026 09:13:45', '2026-11-28'],
    ['28/11/26 09.14.22', '2026-11-28'],
    ["'27/11", '2026-11-27'],
    ['29/12', '2025-12-29'],
    ['25-Nov-2026', '2026-11-25'],
    ['5 Agustus 2026', '2026-08-05'],
    ['2026-11-01', '2026-11-01'],
    ['20261101', '2026-11-01'],
    ['31/02/2026', undefined],
    ['PEND', undefined],
  ])('%s', (text, day) => {
    expect(parseDay(text, today)).toBe(day);
  });
});

describe('a statement', () => {
  it('of BCA has lines above the header, a mark at the amount, and balances below', async () => {
    const result = await read(
      [
        '"Informasi Rekening - Mutasi Rekening"',
        '" "',
        '"No. rekening : 123-456-7890"',
        '"Nama : PT PENJUAL"',
        '"Periode : 01/11/2026 - 28/11/2026"',
        '"Kode Mata Uang : Rp"',
        '"Tanggal Transaksi","Keterangan","Cabang","Jumlah","Saldo"',
        '"03/11/2026","TRSF E-BANKING CR 0311/FTSCY/WS95031 25732800.00 PT MAJU JAYA","0000","25,732,800.00 CR","125,732,800.00"',
        '"04/11/2026","BIAYA ADM","0000","15,000.00 DB","125,717,800.00"',
        '"05/11/2026","BUNGA","0000","1,234.56 CR","125,719,034.56"',
        '"PEND","TRSF E-BANKING CR","0000","5,000.00 CR",""',
        '"Saldo Awal : 100,000,000.00"',
        '"Mutasi Kredit : 25,734,034.56","2"',
      ].join('\r\n'),
    );
    expect(facts(result)).toEqual([
      ['1234567890', '2026-11-03', 25_732_800, 'MASUK'],
      ['1234567890', '2026-11-04', 15_000, 'KELUAR'],
    ]);
    expect(result).toMatchObject({
      rejected: [
        { baris: 10, pesan: { key: 'bank.cents' } },
        { baris: 11, pesan: { key: 'bank.pending' } },
      ],
    });
  });

  it('of KlikBCA has an unnamed column of marks and days without a year', async () => {
    const result = await read(
      [
        "Account No.,=,'1234567890",
        'Currency,=,IDR',
        'Date,Description,Branch,Amount,,Balance',
        "'27/11,'TRSF E-BANKING CR PT MAJU,'0000,25732800.00,CR,125732800.00",
        "'29/12,'BIAYA,'0000,5000.00,DB,125727800.00",
        'Starting Balance,=,100000000.00',
      ].join('\n'),
    );
    expect(facts(result)).toEqual([
      ['1234567890', '2026-11-27', 25_732_800, 'MASUK'],
      ['1234567890', '2025-12-29', 5_000, 'KELUAR'],
    ]);
  });

  it('of Mandiri has the account and two amounts in each row', async () => {
    const header =
      'Account No,Date,Val. Date,Transaction Code,Description,Description,Reference No.,Debit,Credit';
    const result = await read(
      [
        header,
        '1220001234567,28/11/26,28/11/26,7014,"MCM InhouseTrf DARI PT MAJU JAYA","INV/VGR/2026/00012",-,".00","25,732,800.00"',
        '1220001234567,28/11/26,28/11/26,7015,"BIAYA","",-,"2,500.00",".00"',
        header,
        '1220001234567,28/11/26,28/11/26,7015,"X","",-,"1.00","2.00"',
      ].join('\n'),
    );
    expect(facts(result)).toEqual([
      ['1220001234567', '2026-11-28', 25_732_800, 'MASUK'],
      ['1220001234567', '2026-11-28', 2_500, 'KELUAR'],
    ]);
    expect(result).toMatchObject({
      lines: [{ keterangan: 'MCM InhouseTrf DARI PT MAJU JAYA INV/VGR/2026/00012' }, {}],
      rejected: [{ baris: 5, pesan: { key: 'bank.amount' } }],
    });
  });

  it('of BRI does not name its account', async () => {
    const result = await read(
      [
        'TGL_TRAN;URAIAN TRANSAKSI;TELLER;DEBET;KREDIT;SALDO',
        '28/11/2026 10:11:12;TRANSFER DARI PT MAJU;8888;0,00;25.732.800,00;99.000.000,00',
      ].join('\n'),
    );
    expect(facts(result)).toEqual([[undefined, '2026-11-28', 25_732_800, 'MASUK']]);
  });

  it('of BNI has a column of D and K', async () => {
    const result = await read(
      [
        'Account Number,: 0123456789',
        'Post Date,Value Date,Branch,Journal No.,Description,Amount,Db/Cr,Balance',
        '28/11/26 09.14.22,28/11/26,KLN,123456,TRANSFER DARI PT MAJU,"25,732,800.00",K,"99,000,000.00"',
        '28/11/26 09.15.00,28/11/26,KLN,123457,PEMBAYARAN,"1,000.00",D,"98,999,000.00"',
        'Total,,,,,,,',
      ].join('\n'),
    );
    expect(facts(result)).toEqual([
      ['0123456789', '2026-11-28', 25_732_800, 'MASUK'],
      ['0123456789', '2026-11-28', 1_000, 'KELUAR'],
    ]);
  });

  it('without a direction is refused row by row; signs are one', async () => {
    expect(await read('Tanggal;Keterangan;Jumlah\n28/11/2026;a;100')).toMatchObject({
      rejected: [{ pesan: { key: 'bank.direction' } }],
    });
    const signed = await read(
      'Tanggal;Keterangan;Jumlah\n28/11/2026;a;100\n28/11/2026;b;-50\n2026-12-01;c;5',
    );
    expect(facts(signed)).toEqual([
      [undefined, today, 100, 'MASUK'],
      [undefined, today, 50, 'KELUAR'],
    ]);
    expect(signed).toMatchObject({ rejected: [{ pesan: { key: 'bank.future' } }] });
  });

  it('of SWIFT has reversals and fields of the payer', async () => {
    const result = await read(
      [
        ':20:STMT',
        ':25:BNINIDJA/0123456789',
        ':28C:1/1',
        ':60F:C261101IDR100000000,00',
        ':61:2611281128CR25732800,00NTRFREF123//BANK9',
        ':86:166?00TRANSFER?20INV/VGR/2026/00012?21 LUNAS?31009988776655?32PT MAJU?33 JAYA',
        ':61:261127D2500,NCHGNONREF',
        ':86:BIAYA',
        'LANJUTAN',
        ':61:261127RC1000,00NTRFX',
        ':61:rusak',
        ':62F:C261128IDR125730300,00',
        ':86:catatan rekening',
        '-',
      ].join('\r\n'),
    );
    expect(facts(result)).toEqual([
      ['0123456789', '2026-11-28', 25_732_800, 'MASUK'],
      ['0123456789', '2026-11-27', 2_500, 'KELUAR'],
      ['0123456789', '2026-11-27', 1_000, 'KELUAR'],
    ]);
    expect(result).toMatchObject({
      lines: [
        {
          keterangan: 'TRANSFER INV/VGR/2026/00012 LUNAS PT MAJU JAYA REF123 BANK9',
          pengirim: 'PT MAJUJAYA',
          rekeningPengirim: '009988776655',
        },
        { keterangan: 'BIAYA LANJUTAN NONREF' },
        {},
      ],
      rejected: [{ baris: 11 }],
    });
  });

  const camt = (entries: string, attributes = '') => `<?xml version="1.0"?>
    <d:Document xmlns:d="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08" xmlns:x="urn:lain" ${attributes}>
    <d:BkToCstmrStmt><d:Stmt><d:Acct><d:Id><d:Othr><d:Id>1234567890</d:Id></d:Othr></d:Id></d:Acct>
    ${entries}</d:Stmt></d:BkToCstmrStmt></d:Document>`;
  const entry = (amount: string, rest: string) =>
    `<d:Ntry><x:Amt>1</x:Amt><d:Amt Ccy="IDR">${amount}</d:Amt><d:BookgDt><d:Dt>2026-11-28</d:Dt></d:BookgDt>${rest}</d:Ntry>`;

  it('in CAMT.053 is read by namespace, with its transactions', async () => {
    const payer = (name: string) =>
      `<d:RltdPties><d:Dbtr><d:Pty><d:Nm>${name}</d:Nm></d:Pty></d:Dbtr>
        <d:DbtrAcct><d:Id><d:Othr><d:Id>99-8877-6655</d:Id></d:Othr></d:Id></d:DbtrAcct></d:RltdPties>`;
    const result = await read(
      camt(
        entry(
          '25732800.00',
          `<d:CdtDbtInd>CRDT</d:CdtDbtInd><x:CdtDbtInd>DBIT</x:CdtDbtInd><d:Sts><d:Cd>BOOK</d:Cd></d:Sts>
          <d:NtryDtls><d:TxDtls>${payer('PT MAJU &amp; JAYA')}<d:RmtInf><d:Ustrd>INV/VGR/2026/00012</d:Ustrd></d:RmtInf></d:TxDtls></d:NtryDtls>`,
        ) +
          entry('7', '<d:CdtDbtInd>DBIT</d:CdtDbtInd>') +
          entry(
            '30',
            `<d:CdtDbtInd>CRDT</d:CdtDbtInd><d:NtryDtls>
            <d:TxDtls><d:Amt Ccy="IDR">10</d:Amt></d:TxDtls><d:TxDtls><d:Amt Ccy="IDR">20</d:Amt></d:TxDtls></d:NtryDtls>`,
          ) +
          entry('5', '<d:Sts>PDNG</d:Sts><d:CdtDbtInd>CRDT</d:CdtDbtInd>'),
      ),
    );
    expect(facts(result)).toEqual([
      ['1234567890', today, 25_732_800, 'MASUK'],
      ['1234567890', today, 7, 'KELUAR'],
      ['1234567890', today, 10, 'MASUK'],
      ['1234567890', today, 20, 'MASUK'],
    ]);
    expect(result).toMatchObject({
      lines: [{ pengirim: 'PT MAJU & JAYA', rekeningPengirim: '9988776655' }, {}, {}, {}],
      rejected: [{ baris: 4, pesan: { key: 'bank.pending' } }],
    });
  });

  it.each([
    ['a;b;c\n1;2;3', 'bank.columns'],
    ['<Document xmlns="urn:lain"><BkToCstmrStmt/></Document>', 'bank.notCamt'],
    ['<!DOCTYPE x [<!ENTITY a "b">]><x/>', 'spreadsheet.definitions'],
    ['PK\u0003\u0004 bukan csv', 'spreadsheet.damaged'],
  ])('is refused: %j', async (text, key) => {
    expect(await read(text)).toBe(key);
  });

  it('has a bounded number of lines', async () => {
    const rows = Array.from({ length: 5_001 }, () => '28/11/2026;x;1;K');
    expect(await read(['Tanggal;Keterangan;Jumlah;D/K', ...rows].join('\n'))).toBe('bank.tooLong');
  });
});

it('a line is known again in an overlapping file, by its balance or its position', () => {
  const line = {
    baris: 1,
    rekening: '1',
    tanggal: today,
    jumlah: 5,
    arah: 'MASUK',
    keterangan: 'a b',
  } as const;
  const [first, second] = lineKeys([line, line]);
  expect(first).not.toBe(second);
  expect(lineKeys([{ ...line, baris: 9, keterangan: 'A-B' }])).toEqual([first]);
  const [balanced] = lineKeys([{ ...line, saldo: '100' }]);
  expect(
    lineKeys([
      { ...line, saldo: '95' },
      { ...line, saldo: '100' },
    ])[1],
  ).toBe(balanced);
});

it.each([
  [
    'TRSF E-BANKING CR 0311/FTSCY/WS95031 25732800.00 PT MAJU JAYA SEJAHTERA',
    'PT MAJU JAYA SEJAHTERA',
  ],
  ['MCM InhouseTrf DARI PT Maju Jaya BAYAR INV/VGR/2026/00012', 'PT MAJU JAYA'],
  ['TRANSFER DARI 1220001234567 BUDI SANTOSO KE PT PENJUAL', 'BUDI SANTOSO'],
  ['SETORAN TUNAI', undefined],
])('the payer of %s', (text, name) => {
  expect(payerName(text)).toBe(name);
  expect(payerAccount('TRANSFER DARI 1220001234567 BUDI')).toBe('1220001234567');
});
