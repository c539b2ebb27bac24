import type { bulkEditTexts as indonesian } from '../id/bulk-edit.ts';

/** Messages of changes of many participants. */
export const bulkEditTexts: Record<keyof typeof indonesian, string> = {
  'bulkEdit.noParticipant': 'No participant is chosen; they may have been deleted',
  'bulkEdit.tooMany': 'At most %{jumlah:number} participants at once; narrow the filters',
  'bulkEdit.facilityFixed': 'Facility accounts do not move participants to another facility',
  'bulkEdit.locked': 'Someone else is changing this participant; try again in a moment',
  'bulkEdit.notInterrupted': 'This change is still running or done',
  'bulkEdit.running': 'Wait until this change is done, then undo it',
  'bulkEdit.undone': 'This change was undone already',
  'bulkEdit.nothingToUndo': 'Nothing can be set back: all participants were changed again since',
};
