import type { peserta } from '../db/schema/index.ts';

/** Columns that decide whether a ticket can be transferred. */
export type TransferParty = Pick<
  typeof peserta.$inferSelect,
  | 'id'
  | 'nama'
  | 'personKey'
  | 'vaccinationType'
  | 'isValid'
  | 'isActive'
  | 'dosisDiberikan'
  | 'noTiket'
>;

/** Returns why a ticket cannot be given away, or null. */
export function giveBlockedReason({ nama, dosisDiberikan }: TransferParty): string | null {
  return dosisDiberikan > 0
    ? `${nama} sudah divaksinasi, jadi tiketnya sudah terpakai dan tidak dapat dipindahkan.`
    : null;
}

/** Returns why a participant cannot receive the ticket, or null. */
export function receiveBlockedReason(from: TransferParty, to: TransferParty): string | null {
  if (to.id === from.id) return `Tiket ini sudah dipegang ${to.nama}.`;
  if (to.personKey.equals(from.personKey)) {
    return `Ini pendaftaran lain dari orang yang sama, ${to.nama}.`;
  }
  if (to.vaccinationType !== from.vaccinationType) {
    return `${to.nama} terdaftar untuk jenis vaksinasi lain; tiket hanya berlaku untuk jenis yang sama.`;
  }
  if (!to.isActive) return `${to.nama} nonaktif. Aktifkan dahulu.`;
  if (!to.isValid) return `Data ${to.nama} belum valid. Perbaiki dahulu.`;
  if (to.dosisDiberikan > 0) return `${to.nama} sudah divaksinasi.`;
  // Tickets are not swapped; each move needs its own reason.
  if (to.noTiket !== null) {
    return `${to.nama} sudah memegang tiket ${to.noTiket}. Pindahkan tiket itu dahulu.`;
  }
  return null;
}
