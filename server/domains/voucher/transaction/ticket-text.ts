import { formatCode } from '#contract/domains/voucher/code.ts';

/** What a ticket that is sent says. */
export interface SentTicket {
  readonly nama: string;
  readonly code: string;
  readonly bhbuName: string;
  readonly namaProduk: string;
  readonly validUntil: string;
}

/** A day as DD/MM/YYYY. */
const shortDay = (day: string): string => day.split('-').reverse().join('/');

/** A text on one line. */
const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the text of a ticket that is sent by mail or WhatsApp. */
export const ticketText = (ticket: SentTicket): string =>
  [
    `Halo ${onOneLine(ticket.nama)},`,
    `Anda mendapat voucher vaksinasi ${ticket.namaProduk} dari ${ticket.bhbuName}.`,
    [
      `Kode voucher: ${formatCode(ticket.code)}`,
      `Berlaku sampai: ${shortDay(ticket.validUntil)}`,
    ].join('\n'),
    'Bawa kode ini dan KTP (atau paspor) Anda ke faskes. Satu voucher untuk satu orang; jangan bagikan kodenya.',
  ].join('\n\n');

/** Returns the mail with a ticket. The subject has no code, because the outbox stores it after delivery. */
export const ticketMail = (ticket: SentTicket, to: string) => ({
  to,
  subject: `Voucher vaksinasi dari ${onOneLine(ticket.bhbuName)}`,
  text: ticketText(ticket),
});
