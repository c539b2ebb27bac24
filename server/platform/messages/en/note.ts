import { withdrawalMinutes } from '#contract/core/note.ts';
import type { noteTexts as indonesian } from '../id/note.ts';

/** Messages of notes. */
export const noteTexts: Record<keyof typeof indonesian, string> = {
  'noun.note': 'Note',
  'note.internalByStaff': 'Only staff can write internal notes',
  'note.mentionsByStaff': 'Only staff can mention people in notes',
  'note.unknownMention': 'Choose from the available staff; one of them cannot read this record',
  'note.notAuthor': 'Someone else wrote this note. Ask an administrator to delete it.',
  'note.tooLate': `You can delete a note only within ${withdrawalMinutes} minutes. Ask an administrator to delete it.`,
};
