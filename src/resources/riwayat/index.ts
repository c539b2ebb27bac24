import { audit } from '#src/i18n/id/audit.ts';
import { dosis } from '#src/i18n/id/dosis.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { riwayat } from '#src/i18n/id/riwayat.ts';
import { addWords } from '#src/i18n/later.ts';

// The report state of an adverse event (KIPI) uses the labels of the vaccination page.
addWords({ resources: { audit, dosis, peserta, pesertaOwn: peserta, riwayat } });

export { HomeScreen as PesertaHome } from './HomeScreen.tsx';
