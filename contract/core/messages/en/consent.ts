import type { consentChannelNames as indonesian } from '../id/consent.ts';

/** Names of the channels of consents. */
export const consentChannelNames: Record<keyof typeof indonesian, string> = {
  FORMULIR: 'Form',
  UNGGAHAN: 'Upload',
  VOUCHER: 'Voucher form',
  TAUTAN: 'Personal link of the participant',
  SEBELUM_PENCATATAN: 'Before consents were recorded',
};
