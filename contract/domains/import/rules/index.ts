export { applyRule, nikFactsOf } from './apply-rule.ts';
export { findRule, inRuleOrder, rulesWithoutExample, type Correction } from './find-rule.ts';
export {
  maxRules,
  maxScannedRows,
  type RememberedRule,
  type RuleProposal,
  type RuleProposals,
} from './proposal.ts';
export { correctionRule, maxRuleText, ruleKey, type CorrectionRule } from './rule.ts';
export {
  isImprovement,
  type RuleChange,
  type RuleFacts,
  type RuleFaskes,
  type RuleRow,
} from './rule-row.ts';
