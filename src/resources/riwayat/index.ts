export { HomeScreen as PesertaHome } from './HomeScreen.tsx';
