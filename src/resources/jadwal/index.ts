import { jadwal } from '#texts/jadwal.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { jadwal } });
export { JadwalScreen } from './JadwalScreen.tsx';
