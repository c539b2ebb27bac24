export {
  offlineAct,
  offlineActHead,
  offlineActKinds,
  type OfflineAct,
  type OfflineActHead,
  type OfflineActInput,
  type OfflineActKind,
} from './act.ts';
export { foundWithAct } from './found-with-act.ts';
export {
  decisionInput,
  luringCalls,
  maxKnownVisits,
  offlineActStates,
  type OfflineActItem,
  type OfflineActState,
  type OfflineDecision,
  type SentAct,
} from './calls.ts';
export {
  maxPreparedPeople,
  maxPreparedVouchers,
  type PreparedDay,
  type PreparedPerson,
} from './prepared.ts';
