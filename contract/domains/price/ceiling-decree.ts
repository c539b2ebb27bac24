import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { dayRange } from '../../core/list-filter.ts';
import { idParams, listQuery, page } from '../../core/list.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { expectedVersion, recordFields } from '../../core/record.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { plausibleDay } from '../../core/values/plausible-day.ts';
import { rupiah } from './record.ts';

/** Editable fields of a decree of the Ministry of Health that sets price ceilings per dose. */
export const priceCeilingFields = {
  /** Without the words before it, which messages and papers add. */
  nomor: textWithoutNik(5, 60).refine(
    value => !/^(KMK|Keputusan|Nomor|No\b)/i.test(value),
    issueMessage('ceiling.numberOnly'),
  ),
  tanggal: plausibleDay,
  judul: textWithoutNik(5, 400),
  berlakuMulai: plausibleDay,
  /** Null when the decree leaves the ceiling of vaccines as it is. */
  batasVaksin: rupiah.nullish(),
  /** Null when the decree leaves the ceiling of services as it is. */
  batasLayanan: rupiah.nullish(),
};

export const priceCeilingInput = z
  .strictObject({ ...priceCeilingFields, version: expectedVersion })
  .check(({ value: { batasVaksin, batasLayanan }, issues }) => {
    if (batasVaksin != null || batasLayanan != null) return;
    issues.push({
      code: 'custom',
      input: batasVaksin,
      path: ['batasVaksin'],
      message: issueMessage('ceiling.noAmount'),
    });
  });

const amount = z.int().nullable().meta({ input: 'money' });

/** A decree that sets price ceilings. */
export const priceCeiling = z.object({
  id: z.int(),
  nomor: z.string(),
  tanggal: z.iso.date(),
  judul: z.string(),
  berlakuMulai: z.iso.date(),
  batasVaksin: amount,
  batasLayanan: amount,
  ...recordFields,
});
export type PriceCeiling = z.infer<typeof priceCeiling>;

/** A decree after it was saved. */
export const savedPriceCeiling = priceCeiling.extend({
  /** The prices of active products and services that exceed its ceilings; they stay. */
  melampaui: z.array(z.object({ nama: z.string(), harga: z.int() })),
});
export type SavedPriceCeiling = z.infer<typeof savedPriceCeiling>;

/** Response fields that a client may send back; the server ignores them. */
const ignored = ['melampaui'];

export const priceCeilingCalls = {
  list: endpoint({
    method: 'GET',
    path: '/BatasHarga',
    access: 'priceCeiling.read',
    summary: 'Daftar keputusan Kementerian Kesehatan yang membatasi harga',
    extension: true,
    query: listQuery(['berlakuMulai', 'tanggal', 'nomor', 'modifiedAt'], {
      berlakuMulai: dayRange(),
    }),
    answer: page(priceCeiling),
  }),
  decrees: endpoint({
    method: 'GET',
    path: '/BatasHarga/semua',
    access: 'priceCeiling.read',
    summary: 'Batas harga dari semua keputusan, yang terlama di depan',
    extension: true,
    answer: z.array(
      priceCeiling.pick({ nomor: true, berlakuMulai: true, batasVaksin: true, batasLayanan: true }),
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/BatasHarga/{id}',
    access: 'priceCeiling.read',
    summary: 'Satu keputusan yang membatasi harga',
    extension: true,
    params: idParams,
    answer: priceCeiling,
  }),
  create: endpoint({
    method: 'POST',
    path: '/BatasHarga',
    access: 'priceCeiling.create',
    summary: 'Mencatat keputusan yang membatasi harga; harga yang sudah dicatat tetap',
    extension: true,
    ignored,
    body: priceCeilingInput,
    status: 201,
    answer: savedPriceCeiling,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/BatasHarga/{id}',
    access: 'priceCeiling.update',
    summary: 'Mengubah keputusan yang belum mulai berlaku',
    extension: true,
    ignored,
    params: idParams,
    body: priceCeilingInput,
    answer: savedPriceCeiling,
    versioned: priceCeiling,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/BatasHarga/{id}',
    access: 'priceCeiling.delete',
    summary: 'Menghapus keputusan yang belum mulai berlaku',
    extension: true,
    params: idParams,
    answer: priceCeiling,
  }),
};
