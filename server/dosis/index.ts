import type { dosisCalls } from '#contract/dosis/index.ts';
import type { Verbs } from '../context.ts';
import { looking } from '../peserta/looking.ts';
import { cancel } from './cancel.ts';
import { detail, ofPeserta } from './detail.ts';
import { addKipi, changeKipi } from './kipi.ts';
import { listKipi } from './kipi-list.ts';
import { reportKipi, unreportKipi } from './kipi-report.ts';
import { find, list } from './queue.ts';
import { record } from './record.ts';

export { countOverdue } from './due.ts';
export { sealHealth } from './health.ts';
export { countUnreported } from './kipi-list.ts';
export { dosesOf } from './read.ts';

export const dosisVerbs: Verbs<typeof dosisCalls> = {
  list,
  find: looking(find, ({ body }) => [body.cari]),
  record,
  cancel,
  ofPeserta,
  detail,
  listKipi,
  addKipi,
  changeKipi,
  reportKipi,
  unreportKipi,
};
