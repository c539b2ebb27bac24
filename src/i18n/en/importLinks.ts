import type { importLinks as indonesian } from '../id/importLinks.ts';
import type { Translated } from '../messages.ts';

/** Messages of the links to uploads, which lists of participants show: part of `resources.import.*`. */
export const importLinks: Translated<typeof indonesian> = {
  template: 'Download Excel template',
  kind_title: {
    peserta: 'Upload participants',
    booster: 'Upload booster participants',
    boosterEksternal: 'Upload external boosters',
    smartChecking: 'Upload smart checking results',
  },
};
