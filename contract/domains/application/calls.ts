import { invoiceAccount } from '../../core/values/company.ts';
import { enteredEmail } from '../../core/values/entered.ts';
import { z } from '../../core/zod.ts';
import { endpoint } from '../../core/endpoint.ts';
import { idParams, listQuery, page, recordId } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { timestamp, recordFields, text, expectedVersion } from '../../core/record.ts';
import { bhbuStates } from '../../states/bhbu.ts';
import { formOverheadBytes } from '../../core/values/upload.ts';
import {
  applicationFields,
  applicationFiles,
  applicationInput,
  applicationFileRule,
  applicationFileNames,
  correctableFields,
} from './fields.ts';

const bhbuState = z.enum(bhbuStates.names);

/** One correction that a verifier requests before an application can be approved. */
export const correction = z.strictObject({
  isian: z.enum(correctableFields),
  catatan: text(3, 300),
});
export type Correction = z.infer<typeof correction>;

/** What an applicant changed in answer to the last request for corrections, one entry a field. */
export const answeredCorrection = z.object({
  isian: z.enum(correctableFields),
  /** Null for a field that was not requested, such as the SIUP in place of the NIB. */
  catatan: z.string().nullable(),
  diminta: timestamp,
  dimintaOleh: z.string(),
  dijawab: timestamp,
  /** The values, masked as the audit log stores them; null for an empty one and for a file. */
  sebelum: z.string().nullable(),
  sesudah: z.string().nullable(),
});
export type AnsweredCorrection = z.infer<typeof answeredCorrection>;

/** The data of a company. Identity numbers are masked; phone numbers are not. */
const companyData = z.object({
  namaBHBU: z.string(),
  bentuk: z.string().nullable(),
  npwp: z.string().nullable(),
  nib: z.string().nullable(),
  noSIUP: z.string().nullable(),
  sektor: z.string().nullable(),
  jumlahKaryawan: z.int().nullable(),
  estimasiPeserta: z.int().nullable(),
  keluargaDisertakan: z.boolean().nullable(),
  anggotaKadin: z.boolean().nullable(),
  noKadin: z.string().nullable(),
  alamat: z.string().nullable(),
  kabKota: z.string().nullable(),
  namaKabKota: z.string().nullable(),
  kodePos: z.string().nullable(),
  telp: z.string().nullable(),
  emailPerusahaan: z.string().nullable(),
  website: z.string().nullable(),
  namaPenanggungJawab: z.string().nullable(),
  jabatanPenanggungJawab: z.string().nullable(),
  nikPenanggungJawab: z.string().nullable(),
  hpPenanggungJawab: z.string().nullable(),
  emailPenanggungJawab: z.string().nullable(),
  namaPIC: z.string().nullable(),
  noHP: z.string().nullable(),
  email: z.string().nullable(),
});

export type CompanyData = z.infer<typeof companyData>;

/** A document uploaded with an application. */
const applicationDocument = z.object({
  isian: z.enum(applicationFileNames),
  nama: z.string(),
  ukuran: z.int(),
});

/** Automatic checks shown to the verifier; a failed check does not reject the application. */
export const verificationCheckNames = [
  'npwpDigit',
  'npwpPerorangan',
  'hpSama',
  'namaSama',
] as const;
const verificationCheck = z.object({
  nama: z.enum(verificationCheckNames),
  baik: z.boolean(),
  rincian: z.string().nullable(),
});

/** Status of an application and its decision. */
const applicationStatus = {
  status: bhbuState,
  nomorTiket: z.string().nullable(),
  diajukan: timestamp.nullable(),
  /** Start of the wait for a verifier; null while the application is not waiting. */
  menungguSejak: timestamp.nullable(),
  umurHari: z.int().nullable(),
  alasan: z.string().nullable(),
  perbaikan: z.array(correction),
  diputuskan: timestamp.nullable(),
  diputuskanOleh: z.string().nullable(),
};

/** A company with its application, as the verifier sees it. */
export const application = companyData.extend({
  id: z.int(),
  ...applicationStatus,
  isActive: z.boolean(),
  berkas: z.array(applicationDocument),
  pemeriksaan: z.array(verificationCheck),
  /** Empty for roles that do not verify applications. */
  perbaikanDijawab: z.array(answeredCorrection),
  ...recordFields,
});
export type Application = z.infer<typeof application>;

/** A row of the verification queue. */
export const applicationRow = z.object({
  id: z.int(),
  namaBHBU: z.string(),
  bentuk: z.string().nullable(),
  namaKabKota: z.string().nullable(),
  estimasiPeserta: z.int().nullable(),
  status: bhbuState,
  nomorTiket: z.string().nullable(),
  diajukan: timestamp.nullable(),
  menungguSejak: timestamp.nullable(),
  umurHari: z.int().nullable(),
  diputuskanOleh: z.string().nullable(),
  version: z.int(),
});
export type ApplicationRow = z.infer<typeof applicationRow>;

/** Proof of ownership: an applicant without an account sends these to see their application. */
const applicantCredentials = {
  nomorTiket: text(4, 30),
  email: enteredEmail(),
};

/** An application as its applicant sees it; `isian` is set only while corrections are requested. */
export const applicantView = z.object({
  nomorTiket: z.string(),
  namaBHBU: z.string(),
  status: bhbuState,
  diajukan: timestamp.nullable(),
  alasan: z.string().nullable(),
  perbaikan: z.array(correction),
  isian: companyData.nullable(),
});
export type ApplicantView = z.infer<typeof applicantView>;

const maxBytes = applicationFileNames.length * applicationFileRule.maxBytes + formOverheadBytes;

/**
 * What a company needs to start, given with the approval by those who may set it; what is left out
 * becomes a task.
 */
export const approvalInput = z.strictObject({
  accountManagerId: recordId.nullish().meta({ input: 'lookup:accountManager' }),
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
  invoiceAccount: invoiceAccount.nullish(),
});

/** Response of a decision call. */
const decisionResponse = z.object({ id: z.int(), status: bhbuState, version: z.int() });

export const applicationCalls = {
  register: endpoint({
    method: 'POST',
    path: '/Public/createBHBU',
    access: 'public',
    summary: 'Mendaftarkan BHBU baru dengan dokumennya',
    multipart: { maxBytes },
    body: applicationInput,
    status: 201,
    answer: z.object({ nomorTiket: z.string(), email: z.string() }),
  }),
  status: endpoint({
    method: 'POST',
    path: '/public/pendaftaran/status',
    access: 'public',
    summary: 'Keadaan sebuah pendaftaran, dengan nomor tiket dan email pendaftar',
    extension: true,
    body: z.strictObject(applicantCredentials),
    answer: applicantView,
  }),
  resubmit: endpoint({
    method: 'POST',
    path: '/public/pendaftaran/perbaiki',
    access: 'public',
    summary: 'Mengirim perbaikan yang diminta; hanya isian yang diminta yang diterima',
    extension: true,
    multipart: { maxBytes },
    // The form already has a field `email` (of the contact person), so the applicant's email has
    // another key.
    body: z.strictObject({
      ...z.object({ ...applicationFields, ...applicationFiles }).partial().shape,
      nomorTiket: applicantCredentials.nomorTiket,
      emailPendaftar: applicantCredentials.email,
    }),
    answer: applicantView,
  }),
  list: endpoint({
    method: 'GET',
    path: '/bhbu/pendaftaran',
    access: 'bhbu.verify',
    summary: 'Antrean pendaftaran BHBU, yang paling lama menunggu lebih dahulu',
    extension: true,
    query: listQuery(['menungguSejak', 'diajukan', 'namaBHBU', 'status'], {
      status: anyOf(bhbuStates.names),
    }),
    answer: page(applicationRow),
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/bhbu/pendaftaran/{id}/nomor',
    access: 'bhbu.verify',
    summary: 'Memperlihatkan nomor identitas dalam satu pendaftaran; tercatat di jejak audit',
    extension: true,
    secret: true,
    params: idParams,
    answer: z.object({ npwp: z.string().nullable(), nikPenanggungJawab: z.string().nullable() }),
  }),
  approve: endpoint({
    method: 'PUT',
    path: '/BHBU/ApproveBHBU',
    access: 'bhbu.verify',
    summary: 'Menyetujui pendaftaran: BHBU menjadi aktif dan mendapat akun pertamanya',
    body: approvalInput.extend({ idBHBU: recordId, version: expectedVersion }),
    answer: decisionResponse.extend({ userName: z.string(), email: z.string() }),
  }),
  reject: endpoint({
    method: 'PUT',
    path: '/bhbu/rejectbhbu/{id}',
    access: 'bhbu.verify',
    summary: 'Menolak pendaftaran dengan alasan',
    params: idParams,
    body: z.strictObject({ alasan: text(5, 500), version: expectedVersion }),
    answer: decisionResponse,
  }),
  requestCorrection: endpoint({
    method: 'PUT',
    path: '/bhbu/mintaperbaikan/{id}',
    access: 'bhbu.verify',
    summary: 'Meminta pendaftar memperbaiki isian atau dokumen tertentu',
    extension: true,
    params: idParams,
    body: z.strictObject({
      perbaikan: z.array(correction).min(1).max(correctableFields.length),
      version: expectedVersion,
    }),
    answer: decisionResponse,
  }),
};
