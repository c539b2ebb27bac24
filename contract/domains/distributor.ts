import { withoutNik } from '../core/values/without-nik.ts';
import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { booleanOrAll, choice, choiceQuery, idParams, listQuery, page } from '../core/list.ts';
import {
  email,
  expectedVersion,
  textLines,
  mobilePhone,
  recordFields,
  text,
} from '../core/record.ts';
import { companyNpwp } from './seller.ts';
import { textWithoutNik } from '../core/values/company.ts';
import { plausibleDay } from '../core/values/plausible-day.ts';

/** Editable fields of a distributor, which the seller appoints to deliver. */
export const distributorFields = {
  nama: text(3, 150),
  npwp: companyNpwp,
  alamat: withoutNik(textLines(10, 200)).meta({ input: 'multiline' }),
  kabKota: text(1, 10).meta({ input: 'lookup:kabKota' }),
  namaKontak: textWithoutNik(3, 100),
  hpKontak: mobilePhone,
  emailKontak: email.nullish(),
  /** Number and last valid day of the permit of a pharmaceutical wholesaler (PBF). */
  noIzin: text(3, 60).meta({ input: 'code' }),
  izinSampai: plausibleDay,
};

export const distributorInput = z.strictObject({ ...distributorFields, version: expectedVersion });

/** A distributor as stored. */
export const distributor = z.object({
  id: z.int(),
  ...distributorFields,
  npwp: z.string().meta({ input: 'code' }),
  namaKabKota: z.string().nullable(),
  hpKontak: z.string().meta({ input: 'phone' }),
  emailKontak: z.string().nullable().meta({ input: 'email' }),
  isActive: z.boolean(),
  ...recordFields,
});
export type Distributor = z.infer<typeof distributor>;

export const distributorCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Distributor',
    access: 'distributor.read',
    summary: 'Daftar distributor',
    extension: true,
    query: listQuery(['nama', 'izinSampai', 'modifiedAt'], { isActive: booleanOrAll }),
    answer: page(distributor),
  }),
  choices: endpoint({
    method: 'GET',
    path: '/Distributor/GetAll',
    access: 'distributor.read',
    summary: 'Distributor untuk daftar pilihan: yang aktif dan izinnya berlaku',
    extension: true,
    query: choiceQuery,
    answer: z.array(choice.extend({ izinSampai: z.iso.date() })),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Distributor/{id}',
    access: 'distributor.read',
    summary: 'Satu distributor',
    extension: true,
    params: idParams,
    answer: distributor,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Distributor',
    access: 'distributor.create',
    summary: 'Menambah distributor',
    extension: true,
    ignored: ['isActive', 'namaKabKota'],
    body: distributorInput,
    status: 201,
    answer: distributor,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Distributor/{id}',
    access: 'distributor.update',
    summary: 'Mengubah distributor',
    extension: true,
    ignored: ['isActive', 'namaKabKota'],
    params: idParams,
    body: distributorInput,
    answer: distributor,
  }),
  setActive: endpoint({
    method: 'PUT',
    path: '/Distributor/UpdateAktif/{id}',
    access: 'distributor.update',
    summary: 'Menonaktifkan distributor, yang lalu tidak dapat dipilih lagi, atau mengaktifkannya',
    extension: true,
    params: idParams,
    body: z.strictObject({ isActive: z.boolean(), version: expectedVersion }),
    answer: distributor,
  }),
};
