import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { idParams, managerFilter } from '../../core/list.ts';
import { vaccinationTypes } from '../peserta/record.ts';

/** The companies to which the figures of the dashboard are limited. */
export const managedQuery = z.strictObject(managerFilter);

/** Response of every dashboard counter. */
export const countResponse = z.object({ jumlah: z.int() });

/** Counters of registrations: all, valid, invalid, and fully vaccinated. */
export const counterNames = ['terupload', 'valid', 'invalid', 'done'] as const;
export type CounterName = (typeof counterNames)[number];

const pathNames: Record<CounterName, string> = {
  terupload: 'DataTerupload',
  valid: 'DataValid',
  invalid: 'DataInvalid',
  done: 'Done',
};

const counterSummaries: Record<CounterName, string> = {
  terupload: 'Jumlah peserta aktif yang terunggah',
  valid: 'Jumlah peserta aktif yang datanya valid',
  invalid: 'Jumlah peserta aktif yang datanya tidak valid',
  done: 'Jumlah peserta aktif yang vaksinasinya selesai',
};

/** The vaccination type defaults to the regular programme. */
const counterQuery = z.strictObject({
  ...managerFilter,
  VaccinationType: z.coerce.number<number | string>().pipe(z.literal(vaccinationTypes)).default(0),
});

const byAdmin = (counter: CounterName) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${pathNames[counter]}ByAdmin`,
    access: 'dashboard.readAll',
    summary: `${counterSummaries[counter]}, di semua perusahaan dan faskes`,
    query: counterQuery,
    answer: countResponse,
  });

const byFaskes = (counter: CounterName) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${pathNames[counter]}ByFaskes/{id}`,
    access: 'dashboard.read',
    summary: `${counterSummaries[counter]}, di satu faskes`,
    params: idParams,
    query: counterQuery,
    answer: countResponse,
  });

const byUser = (counter: CounterName) =>
  endpoint({
    method: 'GET',
    path: `/Dashboard/${pathNames[counter]}ByUser/{id}`,
    access: 'dashboard.read',
    summary: `${counterSummaries[counter]}: milik perusahaan sendiri bagi akun perusahaan, unggahan akun itu bagi yang lain`,
    params: idParams,
    query: counterQuery,
    answer: countResponse,
  });

/** The counter calls that the specification names, one per counter and scope. */
export const counterCalls = {
  faskesByAdmin: endpoint({
    method: 'GET',
    path: '/Dashboard/FaskesTerdaftarByAdmin',
    access: 'dashboard.faskes',
    summary: 'Jumlah faskes yang aktif',
    answer: countResponse,
  }),
  bhbuByAdmin: endpoint({
    method: 'GET',
    path: '/Dashboard/PerusahaanTerdaftarByAdmin',
    access: 'dashboard.readAll',
    summary: 'Jumlah perusahaan yang aktif',
    query: managedQuery,
    answer: countResponse,
  }),
  bhbuByFaskes: endpoint({
    method: 'GET',
    path: '/Dashboard/PerusahaanTerdaftarByFaskes/{id}',
    access: 'dashboard.bhbu',
    summary: 'Jumlah perusahaan aktif yang dilayani satu faskes',
    params: idParams,
    answer: countResponse,
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
