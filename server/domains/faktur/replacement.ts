import type { Context } from '#server/platform/context.ts';
import { lockFaktur, saveFaktur } from '#server/domains/invoice/index.ts';
import { amountDifferences } from './coretax-row.ts';
import { readSources, statedAmounts } from './source.ts';

/**
 * Compares a tax invoice with Coretax after a note lowered the price of its goods, or was cancelled. Until a replacement
 * is made there, and its list is read, the old amounts are a difference that waits for FINANCE.
 */
export async function compareLowered(ctx: Context, id: number): Promise<void> {
  const row = await lockFaktur(ctx, id);
  const [source] = await readSources(ctx, [row]);
  if (!source || row.nomor === null) return;
  const stated = statedAmounts(source);
  const inCoretax = (jenis: 'DPP' | 'PPN', original: number): number =>
    Number(row.selisih.find(one => one.jenis === jenis)?.coretax ?? original);
  const selisih = [
    ...row.selisih.filter(({ jenis }) => jenis !== 'DPP' && jenis !== 'PPN'),
    ...amountDifferences(stated, {
      dpp: inCoretax('DPP', stated.dpp + row.diturunkanDpp),
      ppn: inCoretax('PPN', stated.ppn + row.diturunkanPpn),
    }),
  ];
  if (JSON.stringify(selisih) === JSON.stringify(row.selisih)) return;
  await saveFaktur(ctx, row, { selisih, alasanSelisih: null }, 'compareLowered');
}
