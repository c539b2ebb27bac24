import { purposeLabels, readActivityLabels } from '#contract/core/messages/en/person-read.ts';
import type { personRead as indonesian } from '../id/personRead.ts';
import type { Translated } from '../messages.ts';

/** Messages of the log of reads: `resources.personRead.*`. */
export const personRead: Translated<typeof indonesian> = {
  title: 'Who has read',
  empty: 'No reading is on record yet.',
  by: '%{who} (%{role}), %{when}',
  purpose: 'Purpose: %{purpose}',
  basis: 'Basis: %{basis}',
  together:
    'Together with %{smart_count} other participant |||| Together with %{smart_count} other participants',
  file: 'File',
  retention: 'Entries are stored for 24 months. Opening this list is recorded too.',
  activity: readActivityLabels,
  tujuan: purposeLabels,
};
