import { describe, expect, it } from 'vitest';
import { taxClasses } from '#contract/domains/price/index.ts';
import { calculateDocument, pphKinds, type DocumentLine } from '#contract/domains/tax/index.ts';
import { fc } from '#tests/properties.ts';
import { rendered } from '../../builders/rendered.ts';

const registered = { hasNpwp: true, skb: null };
const parties = { pembeli: registered, penjual: registered };
const vaccine: DocumentLine = {
  jenis: 'PRODUK',
  jumlah: 2000,
  hargaSatuan: 321_660,
  kelasPajak: 'PPN',
  jenisPph: 'TANPA_PPH',
};
const injection: DocumentLine = {
  ...vaccine,
  jenis: 'LAYANAN',
  hargaSatuan: 117_910,
  kelasPajak: 'DIBEBASKAN',
};

const anyLine: fc.Arbitrary<DocumentLine> = fc.record({
  jenis: fc.constantFrom('PRODUK', 'LAYANAN'),
  jumlah: fc.integer({ min: 1, max: 100_000 }),
  hargaSatuan: fc.integer({ min: 1, max: 1_000_000 }),
  kelasPajak: fc.constantFrom(...taxClasses),
  jenisPph: fc.constantFrom(...pphKinds),
});
const anyDay = fc.constantFrom('2021-05-11', '2022-04-01', '2026-11-22');

describe('totals of a document', () => {
  it('are those of the sample: PPN borne by the government and no PPh', () => {
    const tanggal = '2022-02-01';
    const baris = [{ ...vaccine, kelasPajak: 'PPN_DTP' as const }, injection];
    const {
      explanation,
      baris: lines,
      ...totals
    } = calculateDocument({ tanggal, baris, ...parties });
    expect(totals).toEqual({
      totalProduk: 643_320_000,
      totalLayanan: 235_820_000,
      subTotal: 879_140_000,
      dpp: 643_320_000,
      ppn: 64_332_000,
      ppnDTP: 64_332_000,
      pphDipungut: 0,
      pphDipotong: 0,
      total: 879_140_000,
    });
    expect(lines.map(({ bruto }) => bruto)).toEqual([643_320_000, 235_820_000]);
    const texts = (steps: typeof explanation.ppn) =>
      steps.map(step => rendered(step).replaceAll('\u00a0', ' '));
    expect(texts(explanation.ppn)).toEqual([
      'Dasar pengenaan pajak (DPP) Rp 643.320.000',
      'PPN 10% × Rp 643.320.000 = Rp 64.332.000 (UU PPN Pasal 7 ayat (1))',
      'PPN Rp 64.332.000 ditanggung Pemerintah, jadi tidak dibayar pembeli (PMK 226/PMK.03/2021)',
      'Rp 235.820.000 tidak dikenai PPN (UU PPN Pasal 4A ayat (3) huruf a)',
      'Dihitung terpisah untuk produk dan layanan tiap baris (2 jumlah), masing-masing dibulatkan ke rupiah terdekat, setengah rupiah ke atas',
    ]);
    expect(texts(explanation.pph)).toEqual(['Tidak dikenai PPh']);
    expect(texts(explanation.total)).toEqual([
      'Sub total Rp 879.140.000',
      'PPN Rp 64.332.000 ditanggung Pemerintah',
    ]);
  });

  it('add a collected PPh and subtract a withheld one', () => {
    const baris = [
      { ...vaccine, jenisPph: 'PPH22_FARMASI' as const },
      { ...injection, jenisPph: 'PPH23_JASA' as const },
    ];
    const totals = calculateDocument({ tanggal: '2026-11-22', baris, ...parties });
    expect(totals).toMatchObject({
      ppn: 70_765_200,
      pphDipungut: 1_769_130,
      pphDipotong: 4_716_400,
      total: 879_140_000 + 70_765_200 + 1_769_130 - 4_716_400,
    });
  });

  it('use the SKB of the buyer for what the seller collects, and of the seller otherwise', () => {
    const baris = [
      { ...vaccine, jenisPph: 'PPH22_FARMASI' as const },
      { ...injection, jenisPph: 'PPH23_JASA' as const },
    ];
    const skb = { noSKB: 'KET-1', berlakuSampai: '2026-12-31' };
    const tanggal = '2026-11-22';
    const exempt = { hasNpwp: true, skb };
    const ofBuyer = calculateDocument({ tanggal, baris, pembeli: exempt, penjual: registered });
    expect(ofBuyer).toMatchObject({ pphDipungut: 0, pphDipotong: 4_716_400 });
    const ofSeller = calculateDocument({ tanggal, baris, pembeli: registered, penjual: exempt });
    expect(ofSeller).toMatchObject({ pphDipungut: 1_769_130, pphDipotong: 0 });
  });

  it('apply the minimum of PPh 22 to the document, not to a line', () => {
    const line = { ...vaccine, jumlah: 1, hargaSatuan: 6_000_000, jenisPph: 'PPH22_BUMN' as const };
    const withheld = (baris: DocumentLine[]) =>
      calculateDocument({ tanggal: '2026-11-22', baris, ...parties }).pphDipotong;
    expect(withheld([line])).toBe(0);
    expect(withheld([line, line])).toBe(180_000);
  });

  it('are the sums of the lines, whatever their order', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 8 }), anyDay, (baris, tanggal) => {
        const { explanation, ...totals } = calculateDocument({ tanggal, baris, ...parties });
        const sum = (amountOf: (line: (typeof totals.baris)[number]) => number): number =>
          totals.baris.reduce((total, line) => total + amountOf(line), 0);
        expect(totals.subTotal).toBe(
          baris.reduce((total, { jumlah, hargaSatuan }) => total + jumlah * hargaSatuan, 0),
        );
        expect(totals.totalProduk + totals.totalLayanan).toBe(totals.subTotal);
        expect(totals.ppn).toBe(sum(line => line.ppn.ppn));
        expect(totals.dpp).toBe(sum(line => line.ppn.dpp));
        expect(totals.ppnDTP).toBe(sum(line => line.ppn.ppnDTP));
        expect(totals.pphDipungut + totals.pphDipotong).toBe(sum(line => line.pph.pph));
        expect(totals.total).toBe(
          totals.subTotal + totals.ppn - totals.ppnDTP + totals.pphDipungut - totals.pphDipotong,
        );
        expect(Number.isSafeInteger(totals.total) && totals.total >= 0).toBe(true);
        const {
          explanation: _,
          baris: lines,
          ...reversed
        } = calculateDocument({
          tanggal,
          baris: [...baris].reverse(),
          ...parties,
        });
        expect({ ...reversed, baris: [...lines].reverse() }).toEqual(totals);
        for (const step of Object.values(explanation).flat())
          expect(rendered(step)).not.toMatch(/%\{|^tax\./);
      }),
    );
  });

  it('explain the rounding only where a tax is computed', () => {
    const stepsOf = (...baris: DocumentLine[]) =>
      calculateDocument({ tanggal: '2026-11-22', baris, ...parties }).explanation.ppn.map(
        ({ key }) => key,
      );
    expect(stepsOf(injection, injection)).toEqual(['tax.ppn.exempt']);
    expect(stepsOf(injection, vaccine).at(-1)).toBe('tax.rounding');
  });

  it('of a document without lines are zero', () => {
    const { subTotal, total } = calculateDocument({ tanggal: '2026-11-22', baris: [], ...parties });
    expect([subTotal, total]).toEqual([0, 0]);
  });

  it('are computed in one pass, so that thousands of lines take no noticeable time', () => {
    const line = { ...vaccine, jumlah: 1, jenisPph: 'PPH22_BUMN' as const };
    const baris = Array.from({ length: 20_000 }, () => line);
    const { subTotal } = calculateDocument({ tanggal: '2026-11-22', baris, ...parties });
    expect(subTotal).toBe(20_000 * line.hargaSatuan);
  });
});
