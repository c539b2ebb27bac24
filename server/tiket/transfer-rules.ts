import type { peserta } from '../db/schema/index.ts';

/** Columns that decide whether a ticket can be transferred. */
export type TransferParty = Pick<
  typeof peserta.$inferSelect,
  | 'id'
  | 'name'
  | 'personKey'
  | 'vaccinationType'
  | 'isValid'
  | 'isActive'
  | 'dosesGiven'
  | 'ticketNumber'
>;

/** Returns why a ticket cannot be given away, or null. */
export function giveBlockedReason({ name, dosesGiven }: TransferParty): string | null {
  return dosesGiven > 0
    ? `${name} sudah divaksinasi, jadi tiketnya sudah terpakai dan tidak dapat dipindahkan.`
    : null;
}

/** Returns why a participant cannot receive the ticket, or null. */
export function receiveBlockedReason(from: TransferParty, to: TransferParty): string | null {
  if (to.id === from.id) return `Tiket ini sudah dipegang ${to.name}.`;
  if (to.personKey.equals(from.personKey)) {
    return `Ini pendaftaran lain dari orang yang sama, ${to.name}.`;
  }
  if (to.vaccinationType !== from.vaccinationType) {
    return `${to.name} terdaftar untuk jenis vaksinasi lain; tiket hanya berlaku untuk jenis yang sama.`;
  }
  if (!to.isActive) return `${to.name} nonaktif. Aktifkan dahulu.`;
  if (!to.isValid) return `Data ${to.name} belum valid. Perbaiki dahulu.`;
  if (to.dosesGiven > 0) return `${to.name} sudah divaksinasi.`;
  // Tickets are not swapped; each move needs its own reason.
  if (to.ticketNumber !== null) {
    return `${to.name} sudah memegang tiket ${to.ticketNumber}. Pindahkan tiket itu dahulu.`;
  }
  return null;
}
