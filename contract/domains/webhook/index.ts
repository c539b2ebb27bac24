import { endpoint } from '../../core/endpoint.ts';
import { id, idParams, listQuery, page, paging, recordId } from '../../core/list.ts';
import { anyOf } from '../../core/list-filter.ts';
import { issueMessage } from '../../core/messages/message.ts';
import { expectedVersion, recordFields, timestamp } from '../../core/record.ts';
import { stateHistoryCall } from '../../core/state-history.ts';
import { textWithoutNik } from '../../core/values/company.ts';
import { containsSplitNik } from '../../core/values/nik.ts';
import { z } from '../../core/zod.ts';
import { webhookEvents, webhookStates } from '../../states/webhook.ts';
import { machineScopes, tokenOverlapHours } from '../machine-account.ts';
import { webhookBody, webhookSubjectNames } from './subjects.ts';

/** Most webhooks of one company, of one facility, or of the seller. */
export const maxWebhooks = 10;

/** Events that one webhook may have waiting; beyond it the server turns it off. */
export const maxWaitingDeliveries = 10_000;

/** Days after which an address that never answered is given up. */
export const failureDays = 3;

/** Tests of one webhook within an hour. */
export const maxTestsPerHour = 20;

/** Calls of an account within an hour that send one event or all failed ones again. */
export const maxResendsPerHour = 60;

/** Start of every secret, by which programs that search for leaked secrets know it. */
export const secretPrefix = 'whsec_';

/** Header with the time and the signatures: `t=1735786800,v1=…`, during a change of the secret with two `v1`. */
export const signatureHeader = 'portal-signature';

/** Header with the id of the event. */
export const eventIdHeader = 'portal-event-id';

/** An address without user and password, which would stand in logs, and without a fragment, which is sent nowhere. */
const plainAddress = /^https?:\/\/[^/?#@\\\s]+(?:[/?][^#\\\s]*)?$/i;

/** Returns an address as its server reads it; one that cannot be decoded as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFKC');
  } catch {
    return address;
  }
}

const webhookFields = {
  nama: textWithoutNik(3, 80),
  alamat: z
    .string()
    .trim()
    .max(500)
    .regex(plainAddress, issueMessage('input.webhookAddress'))
    .refine(text => z.url().safeParse(text).success, issueMessage('input.webhookAddress'))
    .refine(text => !containsSplitNik(decoded(text)), issueMessage('input.identityNumber'))
    .meta({ input: 'url' }),
  peristiwa: z.array(z.enum(webhookSubjectNames)).min(1).max(webhookSubjectNames.length),
};

export const newWebhookInput = z.strictObject({
  ...webhookFields,
  /** The company or the facility that it belongs to; neither for the seller. Their own accounts may omit it. */
  idBHBU: recordId.nullish().meta({ input: 'lookup:bhbu' }),
  idFaskes: recordId.nullish().meta({ input: 'lookup:faskes' }),
});

export const webhookInput = z.strictObject({ ...webhookFields, version: expectedVersion });

export const newSecretInput = z.strictObject({ rahasiaLamaJam: z.enum(tokenOverlapHours) });

/** An address that receives an event when a record changes its state. */
export const webhook = z.object({
  id: z.int(),
  nama: z.string(),
  alamat: z.string(),
  lingkup: z.enum(machineScopes),
  idBHBU: z.int().nullable(),
  idFaskes: z.int().nullable(),
  namaOrganisasi: z.string().nullable(),
  peristiwa: z.array(z.enum(webhookSubjectNames)),
  status: z.enum(webhookStates.names),
  /** Since when no delivery has succeeded; null after one that did. */
  gagalSejak: timestamp.nullable(),
  /** Until when deliveries are signed with the earlier secret too. */
  rahasiaLamaSampai: timestamp.nullable(),
  ...recordFields,
});
export type Webhook = z.infer<typeof webhook>;

/** A webhook with its new secret, which only this answer has. */
export const webhookWithSecret = webhook.extend({ rahasia: z.string() });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

/** An event waits, was taken by the address, or was given up. */
export const deliveryStates = ['MENUNGGU', 'TERKIRIM', 'GAGAL'] as const;

/** Why an attempt failed; without one the HTTP status says it. */
export const deliveryFailures = [
  'HOST_DITOLAK',
  'ALAMAT_PRIBADI',
  'DIALIHKAN',
  'HABIS_WAKTU',
  'TIDAK_TERHUBUNG',
  'RAHASIA_RUSAK',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** An event on its way to an address. */
export const webhookDelivery = z.object({
  id: z.int(),
  idPeristiwa: z.uuid(),
  nama: z.string(),
  status: z.enum(deliveryStates),
  percobaan: z.int(),
  dibuat: timestamp,
  /** When it is tried next, while it waits. */
  berikutnya: timestamp.nullable(),
  terkirim: timestamp.nullable(),
  /** HTTP status of the last answer. */
  statusHttp: z.int().nullable(),
  /** Milliseconds until that answer. */
  durasi: z.int().nullable(),
  kesalahan: z.enum(deliveryFailures).nullable(),
  isi: webhookBody,
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** Response fields that a client may send back; the server ignores them. */
const ignored = [
  'lingkup',
  'idBHBU',
  'idFaskes',
  'namaOrganisasi',
  'status',
  'gagalSejak',
  'rahasiaLamaSampai',
];

export const webhookCalls = {
  list: endpoint({
    method: 'GET',
    path: '/Webhook',
    access: 'webhook.read',
    summary: 'Daftar webhook: alamat sistem lain yang diberi tahu perubahan status',
    extension: true,
    query: listQuery(['nama', 'createdAt'], {
      status: anyOf(webhookStates.names),
      lingkup: anyOf(machineScopes),
      idBHBU: id.optional(),
      idFaskes: id.optional(),
    }),
    answer: page(webhook),
  }),
  get: endpoint({
    method: 'GET',
    path: '/Webhook/{id}',
    access: 'webhook.read',
    summary: 'Satu webhook',
    extension: true,
    params: idParams,
    answer: webhook,
  }),
  create: endpoint({
    method: 'POST',
    path: '/Webhook',
    access: 'webhook.create',
    summary: 'Mendaftarkan webhook; rahasianya hanya ada dalam jawaban ini',
    extension: true,
    stepUp: true,
    secret: true,
    body: newWebhookInput,
    status: 201,
    answer: webhookWithSecret,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/Webhook/{id}',
    access: 'webhook.update',
    summary: 'Mengubah nama, alamat, dan peristiwa webhook',
    extension: true,
    stepUp: true,
    ignored,
    params: idParams,
    body: webhookInput,
    answer: webhook,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Webhook/{id}',
    access: 'webhook.delete',
    summary: 'Menghapus webhook beserta catatan pengirimannya',
    extension: true,
    params: idParams,
    answer: webhook,
  }),
  changeState: endpoint({
    method: 'PUT',
    path: '/Webhook/status/{id}',
    access: 'webhook.update',
    summary: 'Mematikan atau menyalakan webhook',
    extension: true,
    params: idParams,
    body: z.strictObject({ event: z.enum(webhookEvents), version: expectedVersion }),
    answer: webhook,
  }),
  newSecret: endpoint({
    method: 'POST',
    path: '/Webhook/rahasia/{id}',
    access: 'webhook.update',
    summary: 'Membuat rahasia baru; yang lama berakhir segera atau sesudah 24 jam',
    extension: true,
    stepUp: true,
    secret: true,
    params: idParams,
    body: newSecretInput,
    answer: webhookWithSecret,
  }),
  test: endpoint({
    method: 'POST',
    path: '/Webhook/uji/{id}',
    access: 'webhook.update',
    summary: 'Mengirim peristiwa uji',
    extension: true,
    bodyIsOptional: true,
    params: idParams,
    body: z.strictObject({}),
    answer: webhookDelivery,
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/Webhook/{id}/pengiriman',
    access: 'webhook.read',
    summary: 'Pengiriman sebuah webhook, yang terbaru lebih dahulu',
    extension: true,
    params: idParams,
    query: z.strictObject({ ...paging, status: anyOf(deliveryStates) }),
    answer: page(webhookDelivery),
  }),
  resend: endpoint({
    method: 'POST',
    path: '/Webhook/pengiriman/ulang/{id}',
    access: 'webhook.update',
    summary: 'Mengirim ulang sebuah peristiwa seperti semula, dengan nomor peristiwa yang sama',
    extension: true,
    bodyIsOptional: true,
    /** The id of the delivery. */
    params: idParams,
    body: z.strictObject({}),
    answer: webhookDelivery,
  }),
  resendFailed: endpoint({
    method: 'POST',
    path: '/Webhook/ulang/{id}',
    access: 'webhook.update',
    summary: 'Mengirim ulang semua peristiwa yang gagal',
    extension: true,
    bodyIsOptional: true,
    params: idParams,
    body: z.strictObject({}),
    answer: z.object({ jumlah: z.int() }),
  }),
  history: stateHistoryCall('/Webhook/riwayat/{id}', 'webhook.read'),
};
