import type { documentTexts as indonesian } from '../id/document.ts';

/** English messages of printed documents that are mailed. */
export const documentTexts: Record<keyof typeof indonesian, string> = {
  'document.noRecipient': 'Enter at least one email address',
  'document.tooManyRecipients': 'At most %{n} email addresses',
  'document.wrongRecipient': '“%{alamat}” is not an email address',
};
