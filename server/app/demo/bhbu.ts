import { inArray } from 'drizzle-orm';
import { addDays } from '#contract/core/values/day.ts';
import {
  readDocuments,
  saveDocuments,
  toBhbuColumns,
  type CompanyFields,
} from '#server/domains/bhbu/index.ts';
import type { Deps } from '#server/platform/context.ts';
import type { Queryable } from '#server/platform/db/client.ts';
import { bhbu } from '#server/platform/db/schema/index.ts';
import { dayInJakarta } from '#server/platform/jakarta-day.ts';
import { createPdf, createPng } from './documents.ts';
import { demoBhbuNames } from './users.ts';

/**
 * Data of the two demo companies, in the order of `demoBhbuNames`; `skb.days` counts from today.
 */
const demoBhbuData: readonly {
  readonly fields: CompanyFields;
  readonly invoiceAccount: string;
  readonly skb: { readonly number: string; readonly days: number };
}[] = [
  {
    fields: {
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
    fields: {
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

type AuditStamp = Readonly<Record<'createdAt' | 'createdBy' | 'modifiedAt' | 'modifiedBy', string>>;

/**
 * Inserts the demo companies with their documents; the first one pays its PPN to the state itself, and
 * the SKB of the second one has expired.
 */
export async function seedDemoBhbu(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  stamp: AuditStamp,
): Promise<{ id: number }[]> {
  const now = deps.clock();
  const inserted: { id: number }[] = [];
  for (const [index, { fields, invoiceAccount, skb }] of demoBhbuData.entries()) {
    const name = demoBhbuNames[index] ?? '';
    const [row] = await db
      .insert(bhbu)
      .values({
        ...toBhbuColumns(deps.keys, fields),
        namaBHBU: name,
        invoiceAccount,
        pemungutPPN: index === 0,
        noSKB: skb.number,
        skbBerlakuSampai: addDays(dayInJakarta(now), skb.days),
        skbDiperiksaOleh: stamp.createdBy,
        skbDiperiksaPada: now.toISOString(),
        ...stamp,
      })
      .returning({ id: bhbu.id });
    if (!row) throw new Error('The company was not inserted.');
    await saveDocuments(
      db,
      now,
      row.id,
      await readDocuments(companyDocuments(name)),
      stamp.createdBy,
    );
    inserted.push(row);
  }
  return inserted;
}

const companyDocuments = (name: string) => ({
  fileNPWP: new File([createPng([11, 110, 105])], 'npwp.png'),
  fileLegalitas: new File([page('Akta Pendirian', name)], 'akta-pendirian.pdf'),
  fileSIUP: new File([page('Nomor Induk Berusaha', name)], 'nib.pdf'),
  fileSKB: new File([page('Surat Keterangan Bebas', name)], 'skb.pdf'),
});

const page = (title: string, name: string) =>
  createPdf([title, name, 'Dokumen contoh untuk dunia contoh; tidak berlaku.']);

export async function assignAccountManager(
  db: Queryable,
  managerId: number,
  companies: readonly { readonly id: number }[],
): Promise<void> {
  const ids = companies.map(({ id }) => id);
  await db.update(bhbu).set({ accountManagerId: managerId }).where(inArray(bhbu.id, ids));
}
