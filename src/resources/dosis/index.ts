import { dosis } from '#src/i18n/id/dosis.ts';
import { addWords } from '#src/i18n/later.ts';

addWords({ resources: { dosis } });

export { DosisScreen } from './DosisScreen.tsx';
export { KipiScreen } from './KipiScreen.tsx';
