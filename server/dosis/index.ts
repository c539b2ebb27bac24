import type { dosisCalls } from '#contract/dosis/index.ts';
import type { Verbs } from '../context.ts';
import { looking } from '../peserta/looking.ts';
import { cancel } from './cancel.ts';
import { detail, ofPeserta } from './detail.ts';
import { addKipi, changeKipi } from './kipi.ts';
import { find, list } from './queue.ts';
import { record } from './record.ts';

export { sealHealth } from './health.ts';
export { dosesOf } from './read.ts';

export const dosisVerbs: Verbs<typeof dosisCalls> = {
  list,
  find: looking(find, ({ body }) => [body.cari]),
  record,
  cancel,
  ofPeserta,
  detail,
  addKipi,
  changeKipi,
};
