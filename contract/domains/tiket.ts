import { enteredValue } from '../core/values/entered.ts';
import { endpoint } from '../core/endpoint.ts';
import { recordId } from '../core/list.ts';
import { containsNik } from '../core/values/nik.ts';
import { textLines, text } from '../core/record.ts';
import { z } from '../core/zod.ts';
import { peserta } from './peserta/record.ts';
import { issueMessage } from '../core/messages/message.ts';

const ticketNumber = enteredValue().min(1).max(40);

/**
 * A participant of a ticket transfer, and why the ticket cannot be moved from or to them; null when
 * it can.
 */
const ticketParty = z.object({ peserta, halangan: z.string().nullable() });
export type TicketParty = z.infer<typeof ticketParty>;

/** Body that moves a ticket; both versions guard against concurrent changes. */
export const moveTicketInput = z.strictObject({
  noTiket: ticketNumber,
  idDari: recordId,
  versiDari: z.int().positive(),
  idKe: recordId,
  versiKe: z.int().positive(),
  alasan: textLines(3, 200)
    .refine(value => !containsNik(value), { message: issueMessage('input.identityNumber') })
    .meta({ input: 'multiline' }),
});

export const tiketCalls = {
  find: endpoint({
    method: 'POST',
    path: '/Peserta/tiket/cari',
    access: 'tiket.change',
    summary: 'Pemegang sebuah tiket, menurut nomornya',
    extension: true,
    body: z.strictObject({ noTiket: ticketNumber }),
    answer: ticketParty,
  }),
  candidates: endpoint({
    method: 'POST',
    path: '/Peserta/tiket/calon',
    access: 'tiket.change',
    summary:
      'Peserta yang mungkin menerima sebuah tiket, menurut nama, nomor HP atau NIK; paling banyak 20',
    extension: true,
    body: z.strictObject({ noTiket: ticketNumber, q: text(3, 100) }),
    answer: z.array(ticketParty),
  }),
  move: endpoint({
    method: 'POST',
    path: '/Peserta/tiket/pindah',
    access: 'tiket.change',
    summary: 'Memindahkan tiket ke peserta lain; tercatat pada keduanya',
    extension: true,
    body: moveTicketInput,
    answer: z.object({ dari: peserta, ke: peserta }),
    versioned: peserta,
  }),
};
