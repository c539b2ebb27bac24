import type { imporCalls } from '#contract/impor/index.ts';
import type { Verbs } from '../context.ts';
import { discard, stop, undo } from './life.ts';
import { rows } from './list-rows.ts';
import { mendMany, mendRow, setColumns } from './mend.ts';
import { problems } from './problems.ts';
import { get, list } from './read.ts';
import { rejected, rejectedTicket } from './rejected.ts';
import { save } from './save.ts';
import {
  importAdminExternalBooster,
  importBooster,
  importBoosterByAM,
  importByAM,
  importFaskesExternalBooster,
  importPeserta,
  importSmartChecking,
} from './upload.ts';

export { purgeImports } from './purge.ts';
export { countOpenImports } from './read.ts';

export const imporVerbs: Verbs<typeof imporCalls> = {
  importPeserta,
  importByAM,
  importBooster,
  importBoosterByAM,
  importSmartChecking,
  importAdminExternalBooster,
  importFaskesExternalBooster,
  list,
  get,
  rows,
  problems,
  setColumns,
  mendRow,
  mendMany,
  save,
  stop,
  discard,
  undo,
  rejected,
  rejectedTicket,
};
