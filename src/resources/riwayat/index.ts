import { audit } from '#src/i18n/id/audit.ts';
import { peserta } from '#src/i18n/id/peserta.ts';
import { riwayat } from '#src/i18n/id/riwayat.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { audit, peserta, pesertaOwn: peserta, riwayat } });

export { HomeScreen as PesertaHome } from './HomeScreen.tsx';
