import { endpoint, eventStream } from '../core/endpoint.ts';
import { recordId } from '../core/list.ts';
import { z } from '../core/zod.ts';
import type { Permission } from '../policy.ts';

/**
 * Resources whose changes are announced, each with the permission to read them. The scope of that permission
 * decides who learns of a change.
 */
export const liveTopics = {
  vaksinasi: 'vaksinasi.read',
  peserta: 'peserta.read',
  /** Calls to participants; a record is named by its participant. */
  contact: 'recipient.read',
  voucher: 'voucher.read',
  voucherTransaction: 'voucher.read',
  voucherContract: 'voucherContract.read',
  certificate: 'certificate.read',
  import: 'import.manage',
  workOrder: 'workOrder.read',
  stock: 'stock.read',
  temperature: 'temperature.read',
  batch: 'batch.read',
  order: 'order.read',
  pks: 'pks.read',
  surat: 'surat.read',
  insiden: 'insiden.read',
  pertanyaan: 'pertanyaan.read',
  permintaanData: 'permintaanData.read',
  invoice: 'invoice.read',
  payment: 'payment.read',
  nota: 'nota.read',
  bankLine: 'bankLine.read',
  settlement: 'settlement.read',
  notulen: 'notulen.read',
  faskes: 'faskes.read',
  jadwal: 'jadwal.read',
  bhbu: 'bhbu.read',
  notification: 'notification.read',
} as const satisfies Record<string, Permission>;

export type LiveTopic = keyof typeof liveTopics;

export const liveTopicNames = Object.keys(liveTopics) as [LiveTopic, ...LiveTopic[]];

/** Kinds of records of which colleagues see who has them open. */
export const openableTopics = [
  'peserta',
  'voucher',
  'workOrder',
] as const satisfies readonly LiveTopic[];
export type OpenableTopic = (typeof openableTopics)[number];

/**
 * Names of the events of the stream: records of a topic have changed, colleagues opened or closed some, and the
 * stream gives way to newer ones of the account, so that the tab reads at intervals instead. `data` is the topic.
 */
export const liveEvents = ['change', 'presence', 'replaced'] as const;
export type LiveEvent = (typeof liveEvents)[number];

/** Seconds between two signs of life of a stream. */
export const liveHeartbeatSeconds = 25;

/** A tab of the console, by an id that it makes itself. */
const tab = z.uuid();

/** A record that a colleague has open. */
export const openedRecord = z.object({
  sumber: z.enum(openableTopics),
  id: z.int(),
  nama: z.string(),
  /** Whether it is open elsewhere with the caller's own account. */
  akunSendiri: z.boolean(),
});
export type OpenedRecord = z.infer<typeof openedRecord>;

export const liveCalls = {
  stream: eventStream({
    path: '/langsung/aliran',
    access: 'live.read',
    summary:
      'Aliran kejadian (server-sent events): sumber mana yang baru berubah, tanpa isinya; tetap terbuka',
    extension: true,
    query: z.strictObject({ tab }),
  }),
  opened: endpoint({
    method: 'GET',
    path: '/langsung/dibuka',
    access: 'live.read',
    summary: 'Data yang sedang dibuka rekan di perusahaan, faskes atau kantor yang sama',
    extension: true,
    query: z.strictObject({ tab }),
    answer: z.object({ data: z.array(openedRecord) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/langsung/dibuka',
    access: 'live.update',
    summary: 'Memberi tahu rekan data mana yang terbuka di tab ini; null bila sudah ditutup',
    extension: true,
    // Stored nowhere but in the memory of the servers.
    writes: 'trace',
    body: z.strictObject({
      tab,
      data: z.strictObject({ sumber: z.enum(openableTopics), id: recordId }).nullable(),
    }),
    answer: z.object({ data: z.array(openedRecord) }),
  }),
};
