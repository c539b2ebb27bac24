import type { Voucher, VoucherCheck } from '#contract/domains/voucher/record.ts';

/** What happened to a voucher since it was checked. */
export type CheckOutcome = 'bound' | 'unbound' | 'used' | 'postponed';

/** A code and the answer of its check, with what happened since. */
export interface CheckedVoucher {
  readonly code: string;
  readonly answer: VoucherCheck;
  readonly outcome?: CheckOutcome;
}

/** What the answer of a check says of a voucher. */
export type KnownVoucher = NonNullable<VoucherCheck['voucher']>;

/** Returns the checked voucher after a call has changed it. */
export function withVoucher(
  checked: CheckedVoucher,
  saved: Voucher,
  outcome: CheckOutcome,
): CheckedVoucher {
  const { answer, code } = checked;
  if (!answer.voucher) return checked;
  const { version, status, idFaskes, namaFaskes, usedAt, pemegang } = saved;
  return {
    code,
    outcome,
    answer: {
      ...answer,
      hasil: status === 'TERPAKAI' ? 'SUDAH_DIPAKAI' : 'DAPAT_DIPAKAI',
      langkah: status === 'TERIKAT' ? 'PAKAI' : status === 'AKTIF' ? 'ISI_PESERTA' : null,
      voucher: { ...answer.voucher, version, status, idFaskes, namaFaskes, usedAt, pemegang },
    },
  };
}

/** Resources that a use or a binding of a voucher changes. */
export const changedByVoucher = [
  'voucher',
  'voucherTransaction',
  'voucherTransactionOwn',
  'voucherContract',
  'peserta',
  'pesertaOwn',
  'pesertaVoucher',
  'pesertaVoucherOwn',
  'booster',
  'boosterOwn',
  'vaksinasi',
  'stock',
] as const;
