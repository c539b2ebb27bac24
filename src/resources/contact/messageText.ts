import type { Absentee, Recipient } from '#contract/domains/contact/record.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatPhone } from '#src/kit/format/phone.ts';

/** The facility that writes. */
export interface Sender {
  readonly nama: string;
  readonly hp: string | null;
}

const answerTo = ({ hp }: Sender): string =>
  hp === null ? 'Mohon balas pesan ini.' : `Mohon balas pesan ini atau hubungi ${formatPhone(hp)}.`;

/**
 * The WhatsApp message to somebody who missed an appointment, in Indonesian whatever the language of the
 * console. It says nothing about health, because others may read it.
 */
export function absenceText(
  { nama, rencanaTanggal, sebab }: Pick<Absentee, 'nama' | 'rencanaTanggal' | 'sebab'>,
  sender: Sender,
): string {
  const reason =
    rencanaTanggal !== null && sebab === 'BELUM_HADIR'
      ? `Kami mencatat Anda belum dapat hadir pada jadwal Anda di tempat kami tanggal ${formatDate(rencanaTanggal)}.`
      : 'Kami ingin menyepakati hari kedatangan Anda berikutnya di tempat kami.';
  return `Yth. Bapak/Ibu ${nama}, kami dari ${sender.nama}. ${reason} Hari apa yang sesuai bagi Anda? ${answerTo(sender)} Terima kasih.`;
}

/** The WhatsApp message to somebody who got a dose of a recalled batch; it says nothing about health. */
export const recallText = (
  { nama, tanggal }: Pick<Recipient, 'nama' | 'tanggal'>,
  sender: Sender,
): string =>
  `Yth. Bapak/Ibu ${nama}, kami dari ${sender.nama}. Ada informasi penting mengenai kunjungan Anda di tempat kami tanggal ${formatDate(tanggal)} yang ingin kami sampaikan langsung. ${answerTo(sender)} Terima kasih.`;
