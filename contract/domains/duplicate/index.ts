export { duplicateCalls } from './calls.ts';
export {
  duplicatePair,
  duplicateReasons,
  duplicateStates,
  mergeGroupNames,
  mergeGroups,
  sides,
  type DuplicatePair,
  type DuplicateReason,
  type DuplicateSide,
  type MergeChoices,
  type MergeGroup,
  type Side,
} from './record.ts';
