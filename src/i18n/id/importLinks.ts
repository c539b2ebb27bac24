import type { ImportKind } from '#contract/domains/import/index.ts';

/** Messages of the links to uploads, which lists of participants show: part of `resources.import.*`. */
export const importLinks = {
  template: 'Download Template Excel',
  /** Page title per kind. */
  kind_title: {
    peserta: 'Unggah peserta',
    booster: 'Unggah peserta booster',
    boosterEksternal: 'Unggah booster eksternal',
    smartChecking: 'Unggah hasil smart checking',
  } satisfies Record<ImportKind, string>,
};
