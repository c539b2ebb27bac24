import { z } from '../../../core/zod.ts';
import { endpoint } from '../../../core/endpoint.ts';
import { maxId, recordId } from '../../../core/list.ts';
import { importCall } from '../import-call.ts';
import { editableField, importRecord, importRow } from '../record.ts';
import { maxRules, rememberedRule, ruleProposal, ruleProposals } from './proposal.ts';
import { correctionRule, ruleKey, ruleText } from './rule.ts';

/** A cell that a person corrected. */
const correctedCell = z.strictObject({ nomor: z.int().min(1).max(maxId), field: editableField });

/** Calls about the correction rules of an import and of the company that it is for. */
export const ruleCalls = {
  ruleProposals: endpoint({
    ...importCall('GET', '/usulan', 'Aturan perbaikan yang cocok dengan baris unggahan ini'),
    answer: ruleProposals,
  }),
  proposeRule: endpoint({
    ...importCall(
      'POST',
      '/usulan',
      'Mencari aturan yang menjelaskan satu perbaikan, dan baris lain yang akan diubahnya',
    ),
    writes: 'nothing',
    body: correctedCell,
    answer: z.object({ usulan: ruleProposal.nullable() }),
  }),
  applyRules: endpoint({
    ...importCall(
      'POST',
      '/terapkan',
      'Menerapkan aturan perbaikan pada unggahan ini, dan mengingatnya untuk berkas berikutnya',
    ),
    body: z.strictObject({
      aturan: z
        .array(correctionRule)
        .min(1)
        .max(maxRules)
        // Each is tried on every row with an issue, and one text cannot mean two values.
        .refine(rules => new Set(rules.map(ruleKey)).size === rules.length),
      /** The correction from which the rule follows. */
      contoh: correctedCell.optional(),
    }),
    answer: z.object({
      impor: importRecord,
      /** The changed cells; restoring them undoes the rules. */
      sel: z.array(z.object({ nomor: z.int(), field: editableField })),
      /** The first of the changed rows. */
      baris: z.array(importRow),
      /** Ids of the rules that were not remembered before. */
      baru: z.array(z.int()),
    }),
  }),
  rules: endpoint({
    ...importCall('GET', '/aturan', 'Aturan perbaikan yang diingat untuk perusahaan unggahan ini'),
    answer: z.array(rememberedRule),
  }),
  updateRule: endpoint({
    ...importCall(
      'PUT',
      '/aturan',
      'Mengubah satu aturan perbaikan yang diingat, atau mematikannya',
    ),
    body: z.strictObject({
      idAturan: recordId,
      isActive: z.boolean().optional(),
      /** New value of a rule for one text. */
      menjadi: ruleText.optional(),
    }),
    /** All rules; one that was removed meanwhile is not among them. */
    answer: z.array(rememberedRule),
  }),
  removeRules: endpoint({
    ...importCall('POST', '/aturan/hapus', 'Menghapus aturan perbaikan yang diingat'),
    body: z.strictObject({ idAturan: z.array(recordId).min(1).max(maxRules) }),
    answer: z.object({ dihapus: z.int() }),
  }),
};
