/** How a visit ended: the dose was given, put off, or refused by the participant or the screening. */
export const doseResults = ['DIBERIKAN', 'DITUNDA', 'DITOLAK'] as const;
export type DoseResult = (typeof doseResults)[number];

/**
 * What an adverse event after immunisation is. All but the first are serious: death, hospital, lasting
 * disability, danger to life (Permenkes 12/2017 on immunisation, chapter on KIPI).
 */
export const kipiKinds = [
  'TIDAK_SERIUS',
  'RAWAT_INAP',
  'MENGANCAM_JIWA',
  'CACAT',
  'MENINGGAL',
] as const;
export type KipiKind = (typeof kipiKinds)[number];

/** Whether a kind of event is serious, so that it has to be reported within a day. */
export const isSeriousKipi = (kind: KipiKind): boolean => kind !== 'TIDAK_SERIUS';
