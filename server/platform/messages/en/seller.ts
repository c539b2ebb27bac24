import type { sellerTexts as indonesian } from '../id/seller.ts';

/** Messages of the seller's data. */
export const sellerTexts: Record<keyof typeof indonesian, string> = {
  'seller.startsTooEarly': 'Fill in a first day from %{mulai:day} on',
  'seller.startPassed':
    'Its first day (%{tanggal:day}) cannot be used any more. The proposer has to change it to %{mulai:day} or later.',
  'seller.halfSkb': 'Fill in both the number of the SKB and its last day, or neither',
  'seller.sameStart': 'There is approved seller data from this date already',
  'seller.othersProposal':
    'Only %{pengusul} can change this proposal. Reject it, then propose new data.',
  'seller.decided':
    'This proposal has been decided, so it cannot be changed any more. Propose new seller data.',
  'seller.begun':
    'This data has applied since %{mulai:day}, so it cannot be cancelled. Propose its replacement.',
  'seller.hasLater':
    'Data that applies from %{mulai:day} was approved after this. Cancel that later version first.',
  'seller.futureDay':
    'Only roles that manage it can read seller data of days after today. Choose today or earlier.',
  'seller.wrongState':
    'The proposal from %{mulai:day} changed after you opened it. Reload to see its status.',
  'seller.nitkuOfOther': 'This NITKU does not belong to the NPWP of the seller',
};
