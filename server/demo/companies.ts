import { inArray } from 'drizzle-orm';
import { addDays } from '#contract/day.ts';
import { keepDocuments, type ReadDocument } from '../bhbu/documents.ts';
import { toColumns, type Said } from '../bhbu/row.ts';
import type { Deps } from '../context.ts';
import { dayInJakarta } from '../day.ts';
import type { Queryable } from '../db/client.ts';
import { bhbu } from '../db/schema/index.ts';
import { inventPdf, inventPng } from './documents.ts';
import { demoCompanies } from './users.ts';

/**
 * Data of the two demo companies, in the order of `demoBhbuNames`; `skb.days` counts from today.
 */
const invented: readonly {
  readonly said: Said;
  readonly invoiceAccount: string;
  readonly skb: { readonly number: string; readonly days: number };
}[] = [
  {
    said: {
      bentuk: 'PT',
      npwp: '013456784051000',
      nib: '9120310001111',
      sektor: 'Pengolahan air minum',
      jumlahKaryawan: 640,
      estimasiPeserta: 900,
      keluargaDisertakan: true,
      anggotaKadin: true,
      noKadin: '20301-21001',
      alamat: 'Jalan Mata Air Nomor 8',
      kabKota: '32.73',
      kodePos: '40115',
      telp: '+62225551200',
      emailPerusahaan: 'kantor@tirtasejahtera.test',
      website: 'https://tirtasejahtera.test',
      namaPenanggungJawab: 'Surya Wijaksana',
      jabatanPenanggungJawab: 'Direktur utama',
      hpPenanggungJawab: '081230000101',
      emailPenanggungJawab: 'direktur@tirtasejahtera.test',
      namaPIC: 'Mira Anggraini',
      noHP: '081230000001',
      email: 'mira.anggraini@contoh.test',
    },
    invoiceAccount: 'VGR-0001',
    skb: { number: 'KET-00121/PPH22', days: 200 },
  },
  {
    said: {
      bentuk: 'PT',
      npwp: '018765438051000',
      noSIUP: '510/1-0234/SIUP',
      sektor: 'Perdagangan rempah',
      jumlahKaryawan: 210,
      estimasiPeserta: 260,
      keluargaDisertakan: false,
      anggotaKadin: false,
      alamat: 'Jalan Cengkih Raya Nomor 21',
      kabKota: '73.71',
      telp: '+624115551300',
      emailPerusahaan: 'kantor@cakrawalarempah.test',
      namaPenanggungJawab: 'Andi Rahmawati',
      jabatanPenanggungJawab: 'Direktur',
      hpPenanggungJawab: '081230000102',
      emailPenanggungJawab: 'direktur@cakrawalarempah.test',
      namaPIC: 'Joko Santosa',
      noHP: '081230000002',
      email: 'joko.santosa@contoh.test',
    },
    invoiceAccount: 'VGR-0002',
    skb: { number: 'KET-00098/PPH22', days: -12 },
  },
];

type Stamp = Readonly<Record<'createdAt' | 'createdBy' | 'modifiedAt' | 'modifiedBy', string>>;

/** Inserts the demo companies with their documents; the SKB of one has expired. */
export async function seedCompanies(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  stamp: Stamp,
): Promise<{ id: number }[]> {
  const now = deps.clock();
  const made: { id: number }[] = [];
  for (const [at, { said, invoiceAccount, skb }] of invented.entries()) {
    const name = demoCompanies[at] ?? '';
    const [row] = await db
      .insert(bhbu)
      .values({
        ...toColumns(deps.keys, said),
        name,
        invoiceAccount,
        skbNumber: skb.number,
        skbValidUntil: addDays(dayInJakarta(now), skb.days),
        ...stamp,
      })
      .returning({ id: bhbu.id });
    if (!row) throw new Error('No company was made.');
    await keepDocuments(db, now, row.id, papersOf(name), stamp.createdBy);
    made.push(row);
  }
  return made;
}

const papersOf = (name: string): ReadDocument[] => [
  { field: 'fileNPWP', name: 'npwp.png', content: inventPng([11, 110, 105]) },
  { field: 'fileLegalitas', name: 'akta-pendirian.pdf', content: page('Akta Pendirian', name) },
  { field: 'fileSIUP', name: 'nib.pdf', content: page('Nomor Induk Berusaha', name) },
  { field: 'fileSKB', name: 'skb.pdf', content: page('Surat Keterangan Bebas', name) },
];

const page = (title: string, name: string) =>
  inventPdf([title, name, 'Dokumen contoh untuk dunia contoh; tidak berlaku.']);

export async function giveToManager(
  db: Queryable,
  managerId: number,
  companies: readonly { readonly id: number }[],
): Promise<void> {
  const ids = companies.map(({ id }) => id);
  await db.update(bhbu).set({ accountManagerId: managerId }).where(inArray(bhbu.id, ids));
}
