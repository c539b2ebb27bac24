import { audit } from '#src/i18n/id/audit.ts';
import { vaksinasi } from '#src/i18n/id/vaksinasi.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { riwayat } from '#src/i18n/id/riwayat.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

// The report state of an adverse event (KIPI) uses the labels of the vaccination page.
addMessages({ resources: { audit, vaksinasi, peserta, pesertaOwn: peserta, riwayat } });

export { PesertaDetailScreen } from './PesertaDetailScreen.tsx';
