import { jadwal } from '#src/i18n/id/jadwal.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { jadwal } });
export { JadwalScreen } from './JadwalScreen.tsx';
