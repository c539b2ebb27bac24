import { application } from './application.ts';
import { audit } from './audit.ts';
import { bhbu } from './bhbu.ts';
import { boosters } from './booster.ts';
import { dosis } from './dosis.ts';
import { dashboard } from './dashboard.ts';
import { faskes } from './faskes.ts';
import { impor } from './impor.ts';
import { jadwal } from './jadwal.ts';
import { outbox } from './outbox.ts';
import { peserta } from './peserta.ts';
import { price } from './price.ts';
import { product } from './product.ts';
import { riwayat } from './riwayat.ts';
import { service } from './service.ts';
import { tiket } from './tiket.ts';
import { user } from './user.ts';

/**
 * Messages of all resources, mainly for the `Messages` type. Each resource module adds its own with
 * `addMessages`, so that the console does not load them all.
 */
export const resources = {
  user,
  peserta,
  // The same resource, limited to the user's own records.
  pesertaOwn: peserta,
  ...boosters,
  boosterOwn: boosters.booster,
  bhbu,
  product,
  service,
  price,
  dosis,
  dashboard,
  faskes,
  impor,
  jadwal,
  application,
  audit,
  outbox,
  riwayat,
  tiket,
};
