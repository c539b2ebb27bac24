import type { Message } from '#contract/core/messages/message.ts';
import { restrictionOf } from '#server/domains/peserta/index.ts';
import type { peserta } from '#server/platform/db/schema/index.ts';
import { message } from '#server/platform/messages/message.ts';

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
  | 'noPembatasan'
  | 'pembatasan'
>;

/** Returns why a ticket cannot be given away, or null. */
export function giveBlockedReason(from: TransferParty): Message | null {
  const { nama, dosisDiberikan } = from;
  return restrictionOf(from) ?? (dosisDiberikan > 0 ? message('tiket.used', { nama }) : null);
}

/** Returns why a participant cannot receive the ticket, or null. */
export function receiveBlockedReason(from: TransferParty, to: TransferParty): Message | null {
  if (to.id === from.id) return message('tiket.alreadyHeldBy', { nama: to.nama });
  if (to.personKey.equals(from.personKey)) {
    return message('tiket.samePerson', { nama: to.nama });
  }
  if (to.vaccinationType !== from.vaccinationType) {
    return message('tiket.otherType', { nama: to.nama });
  }
  const restriction = restrictionOf(to);
  if (restriction) return restriction;
  if (!to.isActive) return message('tiket.receiverInactive', { nama: to.nama });
  if (!to.isValid) return message('tiket.receiverInvalid', { nama: to.nama });
  if (to.dosisDiberikan > 0) return message('tiket.receiverVaccinated', { nama: to.nama });
  // Tickets are not swapped; each move needs its own reason.
  if (to.noTiket !== null) {
    return message('tiket.receiverHasTicket', { nama: to.nama, nomor: to.noTiket });
  }
  return null;
}
