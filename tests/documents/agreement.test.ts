import { describe, expect, it } from 'vitest';
import { clauseDays, clauses } from '#contract/domains/pks/clock.ts';
import { terbilang } from '#contract/core/terbilang.ts';
import { agreementDocument } from '#documents/agreement/agreement.ts';
import { generalClauses } from '#documents/agreement/clauses.ts';
import { guaranteeTexts } from '#documents/agreement/appendices.ts';
import { count, longDay, rupiah, shortDay } from '#documents/format.ts';
import { recomputeAgreement } from '#tests/builders/agreementTotals.ts';
import { agreementInput, documentText } from '#tests/builders/printed.ts';

const options = {
  model: 'PAKET_LAYANAN',
  scheme: 'TERMIN_50_50',
  bank: 'Bank Negara Contoh',
  branch: 'Bandung',
  place: 'Bandung',
  priceDecrees: 'Keputusan Menteri Kesehatan Nomor 1/2021',
} as const;

const clauseText = (number: number, overrides = {}) =>
  JSON.stringify(generalClauses({ ...options, ...overrides })[number - 1]);

describe('the general clauses', () => {
  it('are the articles 1 to 19 of Lampiran I, in order', () => {
    const { blocks } = agreementDocument(agreementInput(1));
    const articles = blocks.flatMap(block =>
      block.kind === 'heading' && block.number?.startsWith('Pasal') ? [block.number] : [],
    );
    expect(articles).toEqual(Array.from({ length: 19 }, (_, at) => `Pasal ${at + 1}`));
  });

  it('have the numbers that refusals name', () => {
    const titles = generalClauses(options).map(({ title }) => title);
    const named = Object.fromEntries(
      Object.entries(clauses).map(([name, number]) => [name, titles[number - 1]]),
    );
    expect(named).toEqual({
      orderApproval: 'Pemesanan dan penyesuaian',
      payment: 'Cara pembayaran',
      failedPayment: 'Kegagalan pembayaran',
      delivery: 'Penyerahan Produk',
      arrivalCheck: 'Pemeriksaan pada saat tiba',
      noReturns: 'Serah terima dan larangan pengembalian',
      forceMajeure: 'Keadaan kahar',
      termination: 'Jangka waktu dan pengakhiran',
      breach: 'Pelanggaran dan pemulihan',
      fraud: 'Kepatuhan, audit, dan kecurangan',
    });
  });

  it('name the days that the deadlines are computed with', () => {
    const days = (number: number) => `${number} (${terbilang(number)}) hari kalender`;
    expect(clauseText(clauses.forceMajeure)).toContain(days(clauseDays.forceMajeureNotice));
    expect(clauseText(clauses.termination)).toContain(days(clauseDays.terminationNotice));
    expect(clauseText(clauses.breach)).toContain(days(clauseDays.cure));
  });

  it.each([
    [4, 'satu rekening atas nama Penjual pada Bank Negara Contoh cabang Bandung'],
    [5, 'pesanan dianggap dibatalkan'],
    [6, 'hanya setelah total harga dibayar lunas'],
    [7, 'Distributor'],
    [8, 'tidak dapat dikembalikan'],
    [9, 'dilarang menjual kembali'],
    [10, 'tarif tertinggi'],
    [11, 'sertifikat vaksinasi'],
    [12, 'sistem data vaksinasi nasional'],
    [14, 'perang'],
    [15, '1266'],
    [17, 'transaksi fiktif'],
    [18, 'Penjual adalah pengendali data pribadi'],
    [18, 'Pembeli adalah prosesor data pribadi'],
    [18, 'Faskes adalah pengendali data pribadi atas rekam medis'],
    [18, 'hanya berdasarkan perintah pengendali'],
    [18, 'tidak melibatkan prosesor lain tanpa persetujuan tertulis pengendali'],
    [18, 'Pasal 53 undang-undang itu wajib menunjuk petugas pelindungan data pribadi'],
    [18, 'dalam waktu 3 x 24 (tiga kali dua puluh empat) jam'],
    [19, 'Pengadilan Negeri Bandung'],
  ])('state in article %i: %s', (number, text) => {
    expect(clauseText(number)).toContain(text);
  });

  it('follow the payment scheme and the model', () => {
    expect(clauseText(4, { scheme: 'PENUH_100' })).not.toContain('50%');
    expect(clauseText(4)).toContain('50% (lima puluh persen)');
    expect(clauseText(1, { model: 'PRODUK' })).toContain('menjual Produk');
    expect(clauseText(1)).toContain('menyediakan Paket Layanan');
  });
});

describe('the agreement', () => {
  it('prints every value of its content', () => {
    const input = agreementInput(2);
    const text = documentText(agreementDocument(input));
    const { isi } = input;
    const product = input.produk[0];
    const expected = [
      input.noPKS,
      input.noOrder,
      longDay('2026-11-21'),
      longDay('2027-11-20'),
      ...Object.values(isi.pembeli),
      ...Object.values(isi.penjual),
      ...Object.values(isi.rekening),
      count(isi.jumlahPeserta),
      count(isi.jumlahDosis),
      rupiah(321_660),
      rupiah(117_910),
      ...[isi.totalPembelian, isi.totalLayanan, isi.subTotal, isi.ppn, isi.ppnDTP].map(rupiah),
      ...[isi.pph, isi.totalHarga].map(rupiah),
      isi.terbilang,
      ...isi.baris.flatMap(line => [
        line.faskes,
        line.alamat,
        line.picFaskes,
        line.picBHBU,
        count(line.jumlahPeserta),
        count(line.jumlahDosis),
        shortDay(line.tanggalVaksinasi),
      ]),
      product?.jenisVaksin,
      product?.produsen,
      product?.importir,
      product?.noEUA,
      '0,5 ml per dosis, 2 dosis per vial, 3 vial per dus',
      '2 dosis dengan jarak 28 hari',
      ...input.faskes.flatMap(({ nama, alamat, kodePcare, nomorFaskes, kepala, jaminan }) => [
        ...[nama, alamat, kodePcare, nomorFaskes, kepala],
        ...jaminan.flatMap(({ butir, catatan }) => [guaranteeTexts[butir], catatan]),
      ]),
    ];
    expect(expected.filter(value => !text.includes(value ?? 'missing'))).toEqual([]);
  });

  it('has its four appendices in order, Lampiran IV once per facility', () => {
    const titles = agreementDocument(agreementInput(3)).blocks.flatMap(block =>
      block.kind === 'title' && block.text.startsWith('LAMPIRAN') ? [block.text] : [],
    );
    const four = 'LAMPIRAN IV';
    expect(titles).toEqual(['LAMPIRAN I', 'LAMPIRAN II', 'LAMPIRAN III', four, four, four]);
  });

  it('binds the facility to the article on personal data, which its statement names', () => {
    const text = documentText(agreementDocument(agreementInput(1)));
    expect(text.match(/Pasal 9 sampai dengan Pasal 12 serta Pasal 18/g)).toHaveLength(2);
  });

  it('has amounts that follow from its own lines', () => {
    const { computed, printed } = recomputeAgreement(agreementDocument(agreementInput(2)));
    expect(computed).toEqual(printed);
  });

  it('has lines to fill in and is a draft before its issue', () => {
    const input = agreementInput(1, { noPKS: null, tanggalPKS: null, berlakuSampai: null });
    const document = agreementDocument(input);
    expect(document).toMatchObject({ isDraft: true, number: null });
    expect(documentText(document)).toContain('Nomor: ……');
  });

  it('names who signed, and on which day', () => {
    const signed = {
      nama: 'Wakil Pembeli',
      jabatan: 'Kuasa Direksi',
      tanggal: '2026-11-22',
      metode: 'BASAH',
      nomorMeterai: null,
      diunggahOleh: 'budi',
    };
    const { blocks } = agreementDocument(agreementInput(1, { ttdPembeli: signed }));
    const block = blocks.find(({ kind }) => kind === 'signatures');
    expect(block).toMatchObject({
      parties: [
        { name: 'Siti Contoh', hasDutyStamp: true },
        { name: 'Wakil Pembeli', position: 'Kuasa Direksi', day: '22 November 2026' },
      ],
    });
  });

  it('calls a booster agreement one', () => {
    const text = documentText(agreementDocument(agreementInput(1, { jenis: 'BOOSTER' })));
    expect(text).toContain('DOSIS LANJUTAN (BOOSTER)');
    expect(text).toContain('dosis lanjutan (booster) sejumlah');
  });
});

describe('the page of the signatures', () => {
  it('begins with the last article, so that signatures are never on a page of their own', () => {
    const { blocks } = agreementDocument(agreementInput(1));
    const first = blocks.findIndex(({ kind }) => kind === 'signatures');
    const before = blocks.slice(first - 3, first);
    expect(before.map(({ kind }) => kind)).toEqual(['heading', 'clause', 'paragraph']);
    expect(before.slice(1).every(block => 'keepWithNext' in block)).toBe(true);
  });
});
