import { z } from '../zod.ts';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../list.ts';
import { vaccinationTypes } from '../peserta/record.ts';

/** Response of every dashboard counter. */
export const counted = z.object({ jumlah: z.int() });

/** Counters of registrations: all, valid, invalid, and fully vaccinated. */
export const counters = ['terupload', 'valid', 'invalid', 'done'] as const;
export type Counter = (typeof counters)[number];

const spelled: Record<Counter, string> = {
  terupload: 'DataTerupload',
  valid: 'DataValid',
  invalid: 'DataInvalid',
  done: 'Done',
};

const said: Record<Counter, string> = {
  terupload: 'Jumlah peserta terunggah',
  valid: 'Jumlah peserta yang datanya valid',
  invalid: 'Jumlah peserta yang datanya tidak valid',
  done: 'Jumlah peserta yang vaksinasinya selesai',
};

/** The vaccination type defaults to the regular programme. */
const query = z.strictObject({
  VaccinationType: z.coerce.number<number | string>().pipe(z.literal(vaccinationTypes)).default(0),
});

const byAdmin = (counter: Counter) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${spelled[counter]}ByAdmin`,
    access: 'dashboard.readAll',
    summary: `${said[counter]}, di semua perusahaan dan faskes`,
    query,
    answer: counted,
  });

const byFaskes = (counter: Counter) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${spelled[counter]}ByFaskes/{id}`,
    access: 'dashboard.read',
    summary: `${said[counter]}, di satu faskes`,
    params: idParams,
    query,
    answer: counted,
  });

const byUser = (counter: Counter) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${spelled[counter]}ByUser/{id}`,
    access: 'dashboard.read',
    summary: `${said[counter]}: milik perusahaan sendiri bagi akun perusahaan, unggahan akun itu bagi yang lain`,
    params: idParams,
    query,
    answer: counted,
  });

/** The counter calls that the specification names, one per counter and scope. */
export const counterCalls = {
  faskesByAdmin: endpoint({
    method: 'GET',
    path: '/Dashboard/FaskesTerdaftarByAdmin',
    access: 'dashboard.faskes',
    summary: 'Jumlah faskes yang aktif',
    answer: counted,
  }),
  perusahaanByAdmin: endpoint({
    method: 'GET',
    path: '/Dashboard/PerusahaanTerdaftarByAdmin',
    access: 'dashboard.readAll',
    summary: 'Jumlah perusahaan yang aktif',
    answer: counted,
  }),
  perusahaanByFaskes: endpoint({
    method: 'GET',
    path: '/Dashboard/PerusahaanTerdaftarByFaskes/{id}',
    access: 'dashboard.perusahaan',
    summary: 'Jumlah perusahaan aktif yang dilayani satu faskes',
    params: idParams,
    answer: counted,
  }),
  teruploadByAdmin: byAdmin('terupload'),
  teruploadByFaskes: byFaskes('terupload'),
  teruploadByUser: byUser('terupload'),
  validByAdmin: byAdmin('valid'),
  validByFaskes: byFaskes('valid'),
  validByUser: byUser('valid'),
  invalidByAdmin: byAdmin('invalid'),
  invalidByFaskes: byFaskes('invalid'),
  invalidByUser: byUser('invalid'),
  doneByAdmin: byAdmin('done'),
  doneByFaskes: byFaskes('done'),
  doneByUser: byUser('done'),
};
