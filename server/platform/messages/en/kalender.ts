import type { kalenderTexts as indonesian } from '../id/kalender.ts';

/** Texts of calendars and messages about them. */
export const kalenderTexts: Record<keyof typeof indonesian, string> = {
  'kalender.name': 'Portal Vaksin',
  'kalender.tooManyReads': 'This calendar is read too often. Try again later.',
  'kalender.vaccination': 'Vaccination of %{peserta} participants at %{faskes}',
  'kalender.vaccinationOf': '%{perusahaan}, order %{nomor}',
  'kalender.acknowledge': 'Last moment to agree to the adjustment of order %{nomor}',
  'kalender.acknowledgeAfter': 'Afterwards the adjustment takes effect by itself.',
  'kalender.pks.uploadProof': 'Proof of the first payment, agreement %{nomor}',
  'kalender.pks.paySecondHalf': 'Next payment, agreement %{nomor}',
  'kalender.pks.cure': 'Cure of a breach, agreement %{nomor}',
  'kalender.pks.terminate': 'Last day after the notice of termination, agreement %{nomor}',
  'kalender.pks.expire': 'Last day of agreement %{nomor}',
  'kalender.invoice': 'Invoice %{nomor} is due',
  'kalender.endOfDay': 'Until 23.59 WIB.',
  'kalender.departure': 'Shipment %{nomor} leaves for %{faskes}',
  'kalender.arrival': 'Shipment %{nomor} arrives at %{faskes}',
  'kalender.delivery': 'Work order %{nomor}',
};
