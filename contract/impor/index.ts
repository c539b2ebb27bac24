export { imporCalls } from './calls.ts';
export {
  baris,
  hasil,
  impor,
  imporModes,
  mendable,
  type Baris,
  type Hasil,
  type Impor,
} from './record.ts';
