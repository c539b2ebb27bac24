export { imporCalls } from './calls.ts';
export { imporKinds, kindsFor, rightOf, typeOf, type ImporKind } from './kinds.ts';
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
