import { z } from '../core/zod.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, listQuery, page } from '../core/list.ts';
import { timestamp } from '../core/record.ts';
import { messageStates } from '../states/outbox.ts';

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
    query: listQuery(['dibuat'], { status: z.enum(messageStates.names).optional() }),
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
};
