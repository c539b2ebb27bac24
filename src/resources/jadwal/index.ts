import { addMessages } from '#src/i18n/lazyMessages.ts';
import { jadwal } from '#texts/jadwal.ts';

addMessages({ resources: { jadwal } });
export { JadwalScreen } from './JadwalScreen.tsx';
