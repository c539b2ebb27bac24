import { app } from './app.ts';
import { application } from './application.ts';
import { audit } from './audit.ts';
import { bhbu } from './bhbu.ts';
import { common } from './common.ts';
import { dosis } from './dosis.ts';
import { file } from './file.ts';
import { faskes } from './faskes.ts';
import { form } from './form.ts';
import { impor } from './impor.ts';
import { jadwal } from './jadwal.ts';
import { list } from './list.ts';
import { outbox } from './outbox.ts';
import { own } from './own.ts';
import { peserta } from './peserta.ts';
import { price } from './price.ts';
import { product } from './product.ts';
import { ra } from './ra.ts';
import { role } from './role.ts';
import { service } from './service.ts';
import { signIn } from './signIn.ts';
import { user } from './user.ts';

/** Everything the console says in Indonesian: one file an area, one a resource. */
export const indonesian = {
  ra,
  app,
  common,
  file,
  form,
  list,
  signIn,
  own,
  resources: {
    role,
    user,
    peserta,
    // The same things, in a list of one's own.
    pesertaOwn: peserta,
    bhbu,
    product,
    service,
    price,
    dosis,
    faskes,
    impor,
    jadwal,
    application,
    audit,
    outbox,
  },
};
