import type { Message } from '#contract/core/messages/message.ts';
import { hasStamp, needsFacility } from '#contract/domains/faktur/codes.ts';
import type { RepairPlace } from '#contract/domains/faktur/record.ts';
import { message } from '#server/platform/messages/message.ts';
import type { FakturSource } from './source.ts';

/** What a tax invoice lacks for the import into Coretax, and the record where it is entered. */
export interface Fault {
  readonly pesan: Message;
  readonly tempat: RepairPlace;
  readonly id: number | null;
}

const isNpwp = (npwp: string | null | undefined): boolean => /^\d{16}$/.test(npwp ?? '');

/** Returns what Coretax would reject a tax invoice for. */
export function faultsOf({ row, seller, buyer, lines }: FakturSource): Fault[] {
  const faults: Fault[] = [];
  const add = (pesan: Message, tempat: RepairPlace, id: number | null): void => {
    if (!faults.some(one => one.pesan.key === pesan.key && one.id === id)) {
      faults.push({ pesan, tempat, id });
    }
  };
  if (!seller) add(message('faktur.fault.noSeller'), 'seller', null);
  else if (!isNpwp(seller.npwp)) add(message('faktur.fault.sellerNpwp'), 'seller', null);
  if (!isNpwp(buyer.npwp)) add(message('faktur.fault.buyerNpwp'), 'bhbu', row.idBHBU);
  if (buyer.nama.trim() === '') add(message('faktur.fault.buyerName'), 'bhbu', row.idBHBU);
  if (buyer.alamat.trim() === '') add(message('faktur.fault.buyerAddress'), 'bhbu', row.idBHBU);
  if (needsFacility(row.kode)) {
    if (row.fasilitas === null) {
      add(message('faktur.fault.facility', { kode: row.kode }), 'faktur', row.id);
    } else if (!hasStamp(row.kode, row.fasilitas)) {
      add(message('faktur.noStamp', { kode: row.fasilitas }), 'faktur', row.id);
    }
  }
  if (lines.length === 0) add(message('faktur.fault.noLines'), 'invoice', row.idInvoice);
  for (const { uraian, kodeBarangJasa, satuan, tempat, idTempat } of lines) {
    if (kodeBarangJasa === null) {
      add(message('faktur.fault.itemCode', { nama: uraian }), tempat, idTempat);
    }
    if (satuan === null) add(message('faktur.fault.unit', { nama: uraian }), tempat, idTempat);
  }
  return faults;
}
