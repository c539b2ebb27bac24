import type { DeadlineKind } from '#contract/domains/deadline.ts';
import type { ClosingEvent } from '#contract/domains/pks/clock.ts';

/** What follows when a deadline passes, in the middle of a sentence. */
const after = {
  uploadProof: 'pesanan batal dan dosisnya dilepas',
  paySecondHalf: 'vaksin yang belum dibayar tidak dikirim',
  cure: 'pihak yang memberitahukannya dapat mengakhiri PKS',
  terminate: 'PKS dan pesanannya berakhir',
  expire: 'PKS berakhir',
  acknowledge: 'penyesuaian berlaku otomatis',
  reportKipi: 'laporannya terlambat menurut Permenkes 12/2017',
  issueFaktur: 'faktur pajaknya terlambat',
  approveSeller: 'data itu tidak berlaku pada harinya',
  confirmDelivery: 'kiriman tidak berangkat pada harinya',
  depart: 'kiriman terlambat berangkat',
  arrive: 'kiriman terlambat',
  deliver: 'vaksinasi yang direncanakan tertunda',
  bringParticipants: 'vaksinasi dimulai tanpa peserta yang lengkap',
  finishDecision: 'keputusan rapat terlambat',
  answerRequest: 'batas 3 × 24 jam UU PDP terlewati',
  notifyIncident: 'batas pemberitahuan 3 × 24 jam UU PDP terlewati',
  useVoucher: 'voucher tidak dapat dipakai lagi',
} as const satisfies Record<DeadlineKind, string>;

/** What is done until a deadline of an agreement, in the middle of a sentence. */
const what = {
  uploadProof: 'bukti pembayaran pertama',
  paySecondHalf: 'pembayaran berikutnya',
  cure: 'pemulihan pelanggaran',
  terminate: 'hari terakhir sesudah pemberitahuan pengakhiran',
  expire: 'hari terakhir masa berlaku',
} as const satisfies Record<ClosingEvent, string>;

/** Texts of deadlines, wherever they are shown: `deadline.*`. */
export const deadline = {
  after,
  what,
  by: {
    later: 'paling lambat %{moment}',
    tomorrow: 'paling lambat besok, %{moment}',
    today: 'paling lambat hari ini %{time}',
    late: 'lewat %{smart_count} hari (%{moment})',
    late_today: 'lewat sejak %{moment}',
  },
  /** The last minute of a last day. */
  end_of_day: '23.59 WIB',
  otherwise: '%{by}, sesudahnya %{after}',
  past: '%{by}: %{after}',
  mark: {
    late: 'Lewat',
    late_days: 'Lewat %{smart_count} hari',
    today: 'Hari ini',
    tomorrow: 'Besok',
    days: '%{smart_count} hari lagi',
  },
};
