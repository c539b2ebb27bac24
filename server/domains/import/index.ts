import type { importCalls } from '#contract/domains/import/index.ts';
import type { Handlers } from '#server/platform/context.ts';
import { createHistoryHandler } from '#server/platform/lifecycle/history.ts';
import { discard, stopSaving } from './lifecycle.ts';
import { listRows } from './list-rows.ts';
import { columnSamples } from './column-samples.ts';
import { fixCells, fixRows, fixRow, setColumns } from './fix-rows.ts';
import { setHiddenRows } from './hidden-rows.ts';
import { issueGroups } from './issue-groups.ts';
import { get, list } from './import-record.ts';
import { exportRejected, exportRejectedTicket } from './export-rejected.ts';
import { save } from './save/save-import.ts';
import { editNik, nikCandidates, revealNik } from './nik-candidates.ts';
import { applyRules, proposeRule, ruleProposals } from './rules/proposals.ts';
import { removeRules, rules, updateRule } from './rules/remembered-rules.ts';
import { getImportFile } from './scope.ts';
import { template } from './template.ts';
import { undo, undoPreview } from './undo.ts';
import {
  importAdminExternalBooster,
  importBooster,
  importBoosterByAM,
  importByAM,
  importFaskesExternalBooster,
  importPeserta,
  importSmartChecking,
} from './upload.ts';

export { findImportsOfPeserta } from './imports-of-peserta.ts';

export { purgeImport } from './purge.ts';
export { countOpenImports } from './import-record.ts';
export { reindexImports } from './reindex.ts';

export const importHandlers: Handlers<typeof importCalls> = {
  template,
  importPeserta,
  importByAM,
  importBooster,
  importBoosterByAM,
  importSmartChecking,
  importAdminExternalBooster,
  importFaskesExternalBooster,
  list,
  get,
  history: createHistoryHandler('import', { get: getImportFile }),
  rows: listRows,
  issueGroups,
  columnSamples,
  setColumns,
  setHiddenRows,
  fixRow,
  revealNik,
  fixCells,
  fixRows,
  ruleProposals,
  proposeRule,
  applyRules,
  rules,
  updateRule,
  removeRules,
  nikCandidates,
  editNik,
  save,
  stopSaving,
  discard,
  undo,
  undoPreview,
  exportRejected,
  exportRejectedTicket,
};
