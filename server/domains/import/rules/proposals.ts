import { and, eq, inArray } from 'drizzle-orm';
import { changedDigits } from '#contract/core/values/nik-candidates.ts';
import { maskDamagedNiks, maskInvalidNumber } from '#contract/core/values/nik.ts';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import { maxCellRows, type importCalls } from '#contract/domains/import/index.ts';
import {
  findRule,
  inRuleOrder,
  ruleKey,
  rulesWithoutExample,
  type CorrectionRule,
  type RuleProposal,
} from '#contract/domains/import/rules/index.ts';
import type { Issue } from '#contract/domains/peserta/index.ts';
import type { Context, Handler } from '#server/platform/context.ts';
import { importRow } from '#server/platform/db/schema/index.ts';
import { notFound } from '#server/platform/problem.ts';
import { getImportRecord } from '../import-record.ts';
import { lockEditableImport, saveCorrections } from '../fix-rows.ts';
import { assertRowsAvailable, findRowRecords } from '../list-rows.ts';
import type { ColumnMatch } from '../read/column-mapping.ts';
import { decryptCells } from '../row-cells.ts';
import { assertEditable, getImportFile, type ImportFile } from '../scope.ts';
import { FirstRows } from '../validate/first-rows.ts';
import { rowContextFor } from '../validate/revalidate.ts';
import { validateRows } from '../validate/validate-rows.ts';
import { findRules, rememberRules } from './remembered-rules.ts';
import {
  factsOf,
  scanRules,
  toRuleRow,
  withoutCorrection,
  type Example,
  type RuleTarget,
} from './scan-rules.ts';

/** Rows that a proposal shows. */
const maxSamples = 5;

const identityFields = new Set<string>(['nik', 'noPaspor', 'noKitas', 'penanggung']);

/** Returns a cell before and after a change, without identity numbers. */
function toSampleCell(field: ColumnField, before: string, after: string) {
  const [dari, menjadi] = [before, after].map(text => text.replace(/[\s.-]/g, '')) as [
    string,
    string,
  ];
  if (field === 'nik' && /^\d{16}$/.test(dari) && /^\d{16}$/.test(menjadi)) {
    return { field, dari: changedDigits(dari, menjadi), menjadi: changedDigits(menjadi, dari) };
  }
  const mask = identityFields.has(field) ? maskInvalidNumber : maskDamagedNiks;
  return { field, dari: mask(before).slice(0, 200), menjadi: mask(after).slice(0, 200) };
}

const toProposal = (
  aturan: CorrectionRule,
  idAturan: number | null,
  targets: readonly RuleTarget[],
): RuleProposal => ({
  aturan,
  idAturan,
  jumlah: targets.length,
  contoh: targets.slice(0, maxSamples).map(({ nomor, nama, before, change }) => ({
    nomor,
    nama: nama === null ? null : maskDamagedNiks(nama),
    sel: (Object.entries(change) as [Exclude<ColumnField, 'no'>, string][]).map(([field, text]) =>
      toSampleCell(field, before[field] ?? '', text),
    ),
  })),
});

/** Gets an import whose rows can be corrected, without locking it. @throws Problem 404, 409 */
async function getEditableImport(ctx: Context, id: number): Promise<ImportFile> {
  const file = await getImportFile(ctx, id);
  assertEditable(file);
  assertRowsAvailable(file);
  return file;
}

const fieldsOf = (file: ImportFile): ColumnField[] =>
  (file.columns as ColumnMatch[]).map(({ field }) => field);

export const ruleProposals: Handler<typeof importCalls.ruleProposals> = async (ctx, { params }) => {
  const file = await getEditableImport(ctx, params.id);
  if (file.jenis === 'smartChecking') return { diingat: [], ditemukan: [], terbatas: false };
  const all = await findRules(ctx, file);
  const remembered = inRuleOrder(all.filter(({ isActive }) => isActive));
  // A rule that was switched off is not found again.
  const known = new Set(all.map(({ aturan }) => ruleKey(aturan)));
  // A rule whose cells smaller rules change as well is not found.
  const found = inRuleOrder(
    rulesWithoutExample(fieldsOf(file))
      .filter(rule => !known.has(ruleKey(rule)))
      .map(aturan => ({ aturan })),
  ).map(({ aturan }) => aturan);
  const { lists, isLimited } = await scanRules(ctx, file, [
    remembered.map(({ aturan }) => aturan),
    ...found.map(rule => [rule]),
  ]);
  const [first, ...others] = lists;
  const claimed = new Set((first?.targets ?? []).flat().flatMap(cellsOf));
  const ditemukan = found.flatMap((rule, i) => {
    const targets = others[i]?.targets[0] ?? [];
    const cells = targets.flatMap(cellsOf);
    if (cells.every(cell => claimed.has(cell))) return [];
    for (const cell of cells) claimed.add(cell);
    return [toProposal(rule, null, targets)];
  });
  return {
    diingat: remembered
      .map(({ aturan, id }, i) => toProposal(aturan, id, first?.targets[i] ?? []))
      .filter(({ jumlah }) => jumlah > 0),
    ditemukan,
    terbatas: isLimited,
  };
};

/** Identifies the cells of a target. */
const cellsOf = ({ nomor, change }: RuleTarget): string[] =>
  Object.keys(change).map(field => `${nomor} ${field}`);

export const proposeRule: Handler<typeof importCalls.proposeRule> = async (
  ctx,
  { params, body },
) => {
  const file = await getEditableImport(ctx, params.id);
  if (file.jenis === 'smartChecking') return { usulan: null };
  const rule = await ruleOfCorrection(ctx, file, body);
  if (rule === null) return { usulan: null };
  const { lists } = await scanRules(ctx, file, [[rule]], body);
  const usulan = toProposal(rule, null, lists[0]?.targets[0] ?? []);
  return { usulan: usulan.jumlah > 0 ? usulan : null };
};

/**
 * Finds the rule that explains the correction of a cell; null when there is none, or the cell still
 * has an issue.
 * @throws Problem 404
 */
async function ruleOfCorrection(
  ctx: Context,
  file: ImportFile,
  { nomor, field }: Example,
): Promise<CorrectionRule | null> {
  const [stored] = await ctx.db
    .select({ cells: importRow.cells, issues: importRow.issues })
    .from(importRow)
    .where(and(eq(importRow.importId, file.id), eq(importRow.rowNumber, nomor)));
  if (!stored?.cells) throw notFound('importRow');
  const row = { rowNumber: nomor, ...decryptCells(ctx.deps.keys, stored.cells) };
  const text = row.corrections[field];
  if (text === undefined || row.isSkipped) return null;
  if ((stored.issues as Issue[]).some(one => one.field === field)) return null;
  const context = await rowContextFor(ctx, file);
  const before = withoutCorrection(row, field);
  const [validated] = await validateRows(ctx, file, [before], context, new FirstRows());
  const own = toRuleRow(before, validated?.issues ?? [], new Set(), context);
  return findRule(own, { field, text }, factsOf(context));
}

export const applyRules: Handler<typeof importCalls.applyRules> = async (
  ctx,
  { params, body: { aturan, contoh } },
) => {
  const file = await lockEditableImport(ctx, params.id);
  const rules = inRuleOrder(aturan.map(rule => ({ aturan: rule }))).map(one => one.aturan);
  const { lists } = await scanRules(ctx, file, [rules], contoh);
  const { targets = [], rows = [] } = lists[0] ?? {};
  await saveCorrections(ctx, file, rows);
  const used = rules.filter((_, i) => (targets[i]?.length ?? 0) > 0);
  const baru = await rememberRules(ctx, file, used);
  if (used.length > 0) {
    await ctx.audit({
      action: 'import.applyRules',
      resource: 'import',
      recordId: file.id,
      recordLabel: file.namaBerkas,
      after: { aturan: used, baris: rows.length },
    });
  }
  const changed = rows.slice(0, maxCellRows).map(({ rowNumber }) => rowNumber);
  return {
    impor: await getImportRecord(ctx, file.id),
    baris: await findRowRecords(ctx, file, inArray(importRow.rowNumber, changed)),
    sel: targets
      .flat()
      .flatMap(({ nomor, change }) =>
        (Object.keys(change) as Exclude<ColumnField, 'no'>[]).map(field => ({ nomor, field })),
      ),
    baru,
  };
};
