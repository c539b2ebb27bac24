/**
 * Why a registration is not processed: its person asked for a restriction, withdrew the consent, or had the data
 * erased. It stays visible with its reason, and is in no queue, export or change.
 */
export const restrictionKinds = ['DIBATASI', 'DITARIK', 'DIHAPUS'] as const;
export type RestrictionKind = (typeof restrictionKinds)[number];
