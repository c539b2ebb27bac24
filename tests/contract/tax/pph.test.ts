import { describe, expect, it } from 'vitest';
import { calculatePph, pphKinds, type PphInput } from '#contract/domains/tax/index.ts';
import { fc } from '#tests/properties.ts';
import { rendered } from '../../builders/rendered.ts';

const registered = { hasNpwp: true, skb: null };
const pphOf = (input: Partial<PphInput>) =>
  calculatePph({
    jenisPph: 'PPH22_FARMASI',
    nilai: 643_320_000,
    tanggal: '2026-11-22',
    taxpayer: registered,
    ...input,
  });
const explained = (input: Partial<PphInput>): string[] =>
  pphOf(input).explanation.map(step => rendered(step).replaceAll('\u00a0', ' '));

describe('PPh', () => {
  it.each([
    ['TANPA_PPH', null, 0, 0],
    ['PPH22_FARMASI', 'DIPUNGUT', 0.3, 1_769_130],
    ['PPH22_BUMN', 'DIPOTONG', 1.5, 9_649_800],
    ['PPH23_JASA', 'DIPOTONG', 2, 12_866_400],
  ] as const)('%s is %s at %d%%: %i', (jenisPph, pphArah, pphRate, pph) => {
    expect(pphOf({ jenisPph })).toMatchObject({ pphArah, pphRate, pph });
  });

  it.each([
    ['PPH22_FARMASI', 0.6, 3_538_260],
    ['PPH22_BUMN', 3, 19_299_600],
    ['PPH23_JASA', 4, 25_732_800],
  ] as const)('%s without NPWP is %d%%', (jenisPph, pphRate, pph) => {
    const taxpayer = { hasNpwp: false, skb: null };
    expect(pphOf({ jenisPph, taxpayer })).toMatchObject({ pphRate, pph });
  });

  it('is 0 under an SKB, on its last day too and not after', () => {
    const skb = { noSKB: 'KET-1/2026', berlakuSampai: '2026-11-22' };
    const taxpayer = { hasNpwp: true, skb };
    expect(pphOf({ taxpayer })).toMatchObject({ pphRate: 0, pph: 0, pphArah: 'DIPUNGUT' });
    expect(pphOf({ taxpayer, tanggal: '2026-11-23' })).toMatchObject({ pph: 1_769_130 });
    expect(explained({ taxpayer })).toEqual([
      'PPh 22 industri farmasi 0%: SKB KET-1/2026 berlaku sampai 22 November 2026',
    ]);
  });

  it.each([
    ['PPH22_FARMASI', '2024-12-31', 643_320_000, 1_929_960],
    ['PPH22_FARMASI', '2025-01-01', 589_710_000, 1_769_130],
    ['PPH22_FARMASI', '2026-01-02', 589_710_000, 1_769_130],
    ['PPH22_BUMN', '2024-12-31', 643_320_000, 9_649_800],
    ['PPH22_BUMN', '2026-01-02', 643_320_000, 9_649_800],
    ['PPH23_JASA', '2026-01-02', 643_320_000, 12_866_400],
  ] as const)('%s on %s has the base %i: %i', (jenisPph, tanggal, dasarPph, pph) => {
    expect(pphOf({ jenisPph, tanggal })).toMatchObject({ nilai: 643_320_000, dasarPph, pph });
  });

  it('of a state-owned buyer is due on documents above Rp10 million only', () => {
    const jenisPph = 'PPH22_BUMN';
    expect(pphOf({ jenisPph, nilai: 10_000_000 }).pph).toBe(0);
    expect(pphOf({ jenisPph, nilai: 10_000_001 }).pph).toBe(150_000);
    expect(pphOf({ jenisPph, nilai: 6_000_000, nilaiDokumen: 12_000_000 }).pph).toBe(90_000);
    expect(explained({ jenisPph, nilai: 10_000_000 })).toEqual([
      'PPh 22 pembelian BUMN tidak dikenakan sampai Rp 10.000.000 (PMK 51/2025)',
    ]);
  });

  it('explains rate, law, missing NPWP and direction', () => {
    const taxpayer = { hasNpwp: false, skb: null };
    const tanggal = '2025-07-31';
    expect(explained({ taxpayer, tanggal })).toEqual([
      'DPP nilai lain: 11/12 × Rp 643.320.000 = Rp 589.710.000',
      'PPh 22 industri farmasi 0,6% × Rp 589.710.000 = Rp 3.538.260 (PMK 34/PMK.010/2017)',
      'Tarifnya dua kali lipat karena tanpa NPWP (UU PPh Pasal 22 ayat (3))',
      'Dipungut penjual: ditambahkan ke invoice',
    ]);
    expect(explained({ jenisPph: 'PPH23_JASA', nilai: 100 })).toEqual([
      'PPh 23 jasa 2% × Rp 100 = Rp 2 (UU PPh Pasal 23 ayat (1) huruf c, PMK 141/PMK.03/2015)',
      'Dipotong pembeli: dikurangkan dari pembayaran',
    ]);
    expect(explained({ jenisPph: 'TANPA_PPH' })).toEqual(['Tidak dikenai PPh']);
  });

  it('never falls when its base rises, and stays below it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...pphKinds),
        fc.integer({ min: 0, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.boolean(),
        (jenisPph, nilai, more, hasNpwp) => {
          const taxpayer = { hasNpwp, skb: null };
          const less = pphOf({ jenisPph, nilai, taxpayer });
          const greater = pphOf({ jenisPph, nilai: nilai + more, taxpayer });
          expect(greater.pph).toBeGreaterThanOrEqual(less.pph);
          expect(less.pph).toBeLessThanOrEqual(nilai);
          expect(less.pph).toBeLessThanOrEqual(
            pphOf({ jenisPph, nilai, taxpayer: { hasNpwp: false, skb: null } }).pph,
          );
        },
      ),
    );
  });

  it('rejects a day before its first rule', () => {
    expect(() => pphOf({ tanggal: '2017-02-28' })).toThrow(RangeError);
  });
});
