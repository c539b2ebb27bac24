import type { peserta } from '../db/schema/index.ts';

/** What decides whether a ticket may change hands. */
export type Party = Pick<
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

/** Why somebody cannot give their ticket away; null where they can. */
export function whyNotGive({ name, dosesGiven }: Party): string | null {
  return dosesGiven > 0
    ? `${name} sudah divaksinasi, jadi tiketnya sudah terpakai dan tidak dapat dipindahkan.`
    : null;
}

/** Why somebody cannot take another's ticket; null where they can. */
export function whyNotTake(from: Party, to: Party): string | null {
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
  // Two tickets are not exchanged: each is moved by itself, so that each has its reason.
  if (to.ticketNumber !== null) {
    return `${to.name} sudah memegang tiket ${to.ticketNumber}. Pindahkan tiket itu dahulu.`;
  }
  return null;
}
