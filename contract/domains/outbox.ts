import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { anyOf } from '../core/list-filter.ts';
import { text, timestamp } from '../core/record.ts';
import { withoutNik } from '../core/values/without-nik.ts';
import { messageStates } from '../states/outbox.ts';

/** Maximum length of the reason for which a message is dismissed. */
export const maxDismissReason = 200;

/** A message of the outbox without its body. */
export const outboxMessage = z.object({
  id: z.int(),
  status: z.enum(messageStates.names),
  kepada: z.string().nullable(),
  perihal: z.string(),
  /** Name of the attached file. */
  lampiran: z.string().nullable(),
  dibuat: timestamp,
  terkirim: timestamp.nullable(),
  percobaan: z.int(),
  kesalahan: z.string().nullable(),
  /** Why it was dismissed. */
  alasan: z.string().nullable(),
  /** Path of the page of the record that it is about, if the caller may open it. */
  tautan: z.string().nullable(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

export const outboxCalls = {
  list: endpoint({
    method: 'GET',
    path: '/kotakKeluar',
    access: 'outbox.read',
    summary:
      'Pesan keluar: yang menunggu, terkirim, gagal, dan yang ditahan untuk dibaca administrator',
    extension: true,
    query: listQuery(['dibuat', 'menunggu'], { status: anyOf(messageStates.names) }),
    answer: page(outboxMessage),
  }),
  get: endpoint({
    method: 'GET',
    path: '/kotakKeluar/{id}',
    access: 'outbox.read',
    summary: 'Satu pesan keluar, tanpa isinya',
    extension: true,
    params: idParams,
    answer: outboxMessage,
  }),
  reveal: endpoint({
    method: 'POST',
    path: '/kotakKeluar/buka/{id}',
    access: 'outbox.read',
    summary: 'Isi satu pesan keluar; pembukaannya tercatat di jejak audit',
    extension: true,
    secret: true,
    params: idParams,
    /** Null after delivery, after expiry, or once its one-time secret was used. */
    answer: outboxMessage.extend({ isi: z.string().nullable() }),
  }),
  retry: endpoint({
    method: 'PUT',
    path: '/kotakKeluar/kirimUlang/{id}',
    access: 'outbox.update',
    summary: 'Mengirim ulang satu pesan yang tidak terkirim, selama isinya masih ada',
    extension: true,
    params: idParams,
    body: z.strictObject({}),
    answer: outboxMessage,
  }),
  dismiss: endpoint({
    method: 'PUT',
    path: '/kotakKeluar/abaikan/{id}',
    access: 'outbox.update',
    summary: 'Mengabaikan satu pesan yang tidak terkirim, dengan alasan',
    extension: true,
    params: idParams,
    body: z.strictObject({ alasan: withoutNik(text(3, maxDismissReason)) }),
    answer: outboxMessage,
  }),
};
