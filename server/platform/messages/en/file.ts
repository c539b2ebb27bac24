import type { fileTexts as indonesian } from '../id/file.ts';

/** Messages of files and downloads. */
export const fileTexts: Record<keyof typeof indonesian, string> = {
  'file.exportQueued': 'Another export is running. Your number in the queue: %{nomor}.',
  'file.exportStopped': 'This export has been stopped.',
  'file.exportQueueFull': 'Too many exports are waiting. Try again in a moment.',
  'file.slotFull': 'At most %{max} files here. Delete one first.',
  'file.pdf.active':
    'This PDF contains commands, attached files or a form that sends data. Print it as a plain PDF, then upload that',
  'file.pdf.unreadable':
    'This PDF is locked, so that its content cannot be checked. Print it as a plain PDF, then upload that',
};
