import { addMessages } from '#src/i18n/lazyMessages.ts';
import { audit } from '#texts/audit.ts';
import { certificate } from '#texts/certificate.ts';
import { peserta } from '#texts/peserta.ts';
import { riwayat } from '#texts/riwayat.ts';
import { satusehat } from '#texts/satusehat.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

// The report state of an adverse event (KIPI) uses the labels of the vaccination page.
addMessages({
  resources: { audit, certificate, satusehat, vaksinasi, peserta, pesertaOwn: peserta, riwayat },
});

export { PesertaDetailScreen } from './PesertaDetailScreen.tsx';
