import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { z } from '../core/zod.ts';

/** A notification of one account. The console renders its text from `pesan` and `isi`. */
export const notification = z.object({
  id: z.int(),
  sumber: z.string(),
  idRecord: z.string(),
  /** Resource and event, such as `bhbu.register`. */
  pesan: z.string(),
  /** Values of the text, without identity numbers. */
  isi: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Path of the console's page about the record. */
  tautan: z.string().nullable(),
  dibuat: timestamp,
  dibaca: timestamp.nullable(),
});
export type Notification = z.infer<typeof notification>;

const unreadCount = z.object({ belumDibaca: z.int().nonnegative() });

export const notificationCalls = {
  list: endpoint({
    method: 'GET',
    path: '/notifikasi',
    access: 'notification.read',
    summary: 'Pemberitahuan milik sendiri, yang terbaru lebih dahulu',
    extension: true,
    query: listQuery(['dibuat'], { belumDibaca: z.stringbool().optional() }),
    answer: page(notification),
  }),
  count: endpoint({
    method: 'GET',
    path: '/notifikasi/jumlah',
    access: 'notification.read',
    summary: 'Jumlah pemberitahuan milik sendiri yang belum dibaca',
    extension: true,
    answer: unreadCount,
  }),
  markRead: endpoint({
    method: 'POST',
    path: '/notifikasi/baca/{id}',
    access: 'notification.update',
    summary: 'Menandai satu pemberitahuan dibaca',
    extension: true,
    params: idParams,
    answer: unreadCount,
  }),
  markAllRead: endpoint({
    method: 'POST',
    path: '/notifikasi/bacaSemua',
    access: 'notification.update',
    summary: 'Menandai semua pemberitahuan milik sendiri dibaca',
    extension: true,
    answer: unreadCount,
  }),
};
