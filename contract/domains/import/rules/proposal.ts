import { z } from '../../../core/zod.ts';
import { timestamp } from '../../../core/record.ts';
import { editableField } from '../record.ts';
import { correctionRule } from './rule.ts';

/** Maximum number of rows with an issue that are searched for cells that a rule changes. */
export const maxScannedRows = 5_000;

/** Maximum number of rules that a company or facility has. */
export const maxRules = 200;

/** A cell before and after a rule; identity numbers are masked. */
const ruleCell = z.object({ field: editableField, dari: z.string(), menjadi: z.string() });

/** A rule and what it would change in an import. Nothing is changed until a person accepts it. */
export const ruleProposal = z.object({
  aturan: correctionRule,
  /** Id of the remembered rule; null for one that was not accepted yet. */
  idAturan: z.int().nullable(),
  /** Rows that it would change. */
  jumlah: z.int(),
  /** The first of them. */
  contoh: z.array(
    z.object({ nomor: z.int(), nama: z.string().nullable(), sel: z.array(ruleCell) }),
  ),
});
export type RuleProposal = z.infer<typeof ruleProposal>;

/** The rules that apply to an import. */
export const ruleProposals = z.object({
  /** Accepted for an earlier file. They apply one after the other, so one decision accepts them all. */
  diingat: z.array(ruleProposal),
  /** Not accepted yet, each by itself. */
  ditemukan: z.array(ruleProposal),
  /** Whether the file has more rows with issues than were searched. */
  terbatas: z.boolean(),
});
export type RuleProposals = z.infer<typeof ruleProposals>;

/** A remembered rule. */
export const rememberedRule = z.object({
  id: z.int(),
  aturan: correctionRule,
  isActive: z.boolean(),
  createdAt: timestamp,
  createdBy: z.string().nullable(),
});
export type RememberedRule = z.infer<typeof rememberedRule>;
