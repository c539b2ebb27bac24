import { application } from './application.ts';
import { audit } from './audit.ts';
import { batch } from './batch.ts';
import { bhbu } from './bhbu.ts';
import { boosterMessages } from './booster.ts';
import { vaksinasi } from './vaksinasi.ts';
import { dashboard } from './dashboard.ts';
import { faskes } from './faskes.ts';
import { importMessages } from './import.ts';
import { jadwal } from './jadwal.ts';
import { note } from './note.ts';
import { notification } from './notification.ts';
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
export const resourceMessages = {
  user,
  peserta,
  // The same resource, limited to the user's own records.
  pesertaOwn: peserta,
  ...boosterMessages,
  boosterOwn: boosterMessages.booster,
  batch,
  bhbu,
  product,
  service,
  price,
  vaksinasi,
  dashboard,
  faskes,
  import: importMessages,
  jadwal,
  application,
  audit,
  note,
  notification,
  outbox,
  riwayat,
  tiket,
};
