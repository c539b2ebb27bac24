export { JadwalScreen } from './JadwalScreen.tsx';
