import type { ConsentChannel } from '../../../domains/peserta/consent.ts';

/** Names of the channels of consents. */
export const consentChannelNames = {
  FORMULIR: 'Formulir',
  UNGGAHAN: 'Unggahan',
  VOUCHER: 'Formulir voucher',
  TAUTAN: 'Tautan pribadi peserta',
  SEBELUM_PENCATATAN: 'Sebelum pencatatan',
} satisfies Record<ConsentChannel, string>;
