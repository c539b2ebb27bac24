import type { faskesTexts as indonesian } from '../id/faskes.ts';

/** Messages of facilities and their schedules. */
export const faskesTexts: Record<keyof typeof indonesian, string> = {
  'jadwal.dayExists': 'A schedule for %{hari} already exists. Edit the existing one.',
  'jadwal.day': 'Schedule for %{hari}',
  'libur.dayTaken': 'There is a holiday on this day already. Edit the existing one.',
  'libur.nationalFixed':
    'National holidays are changed by the portal administrators only. A facility sets its own holidays.',
  'faskes.fromChillers':
    'This number is %{jumlah:number}, the sum of the listed chillers. Change the chillers',
  'faskes.codeLocked':
    'Only the administrators of the portal can edit the P-Care code. Contact them.',
  'faskes.reasonMissing': 'Write why this facility is deactivated',
  'faskes.inUse':
    '%{nama} is still used by %{pemakaian:and}. Move these first, or only deactivate the facility so that it is not chosen again.',
  'faskes.deleted': 'The facility recorded here was deleted. Restore that facility first.',
  'faskes.notActive': 'Choose an active facility',
  'faskes.codeTaken': 'This P-Care code is used by another facility',
};
