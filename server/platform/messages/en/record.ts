import type { recordTexts as indonesian } from '../id/record.ts';

/** Messages of any record. */
export const recordTexts: Record<keyof typeof indonesian, string> = {
  'record.notFound': '%{record}: this record does not exist, or it is not yours.',
  'record.changedByOther': 'Someone else saved this data after you opened it.',
  'input.checkMarked': 'Check the marked fields, then send again.',
  'usage.peserta': 'participants: %{n:number}',
  'usage.account': 'accounts: %{n:number}',
  'usage.visit': 'vaccination records: %{n:number}',
  'usage.company': 'companies served: %{n:number}',
  'usage.order': 'orders: %{n:number}',
  'usage.orderLine': 'order lines: %{n:number}',
  'record.unknownRegion': 'Choose a regency or city from the list',
  'record.numberMasked': 'This number is masked. Write it in full.',
  'preference.tooMany': 'At most %{max} display settings are stored for one account',
  'lifecycle.decidedAlone': 'decided alone: no other account could decide',
  'lifecycle.samePerson':
    'Someone who did an earlier step with this record cannot decide on it. Ask another person.',
  'lifecycle.linkedAccount':
    'Your account and the one that did the earlier step were made or reset by the same person less than %{hari} days ago. Ask another person.',
  'lifecycle.reasonMissing': 'Write the reason',
};
