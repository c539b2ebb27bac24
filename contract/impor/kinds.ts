/**
 * What the rows of a file are: participants of the regular programme, boosters that are to be given,
 * boosters that were given elsewhere, or what the ministry's smart checking said of people.
 */
export const imporKinds = ['peserta', 'booster', 'boosterEksternal', 'smartChecking'] as const;
export type ImporKind = (typeof imporKinds)[number];
