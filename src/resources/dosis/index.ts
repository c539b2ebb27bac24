export { DosisScreen } from './DosisScreen.tsx';
