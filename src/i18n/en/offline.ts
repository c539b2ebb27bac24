import type { offline as indonesian } from '../id/offline.ts';

/** Messages of work without network, where the i18n provider is not available. */
export const offline: Record<keyof typeof indonesian, string> = {
  batch_unknown:
    'This batch is not among those that were prepared; choose another one, or wait for the network',
  already_given: 'The dose of today is recorded on this device already.',
  other_day: 'Without network, visits are recorded for the prepared day only',
  other_dose: 'This is not the next dose. Open the person once more.',
  no_stock: 'By the prepared stock no dose of this batch is left. Give the reason',
  future_time: 'This time has not come yet',
  has_event: 'An AEFI was recorded without network after this dose, so it cannot be taken back.',
  sent_already: 'This record was sent already. Reload the queue.',
  voucher_unknown:
    'This code is not among the vouchers that were prepared at %{waktu}. Check again once there is a network.',
  voucher_used: 'Used on this device at %{waktu}; it waits to be sent.',
  voucher_used_here: 'This voucher was used on this device already.',
  voucher_usable:
    'Valid as of %{waktu}. Without network its use is provisional until the server confirms it.',
};
