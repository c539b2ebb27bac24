/** From how many figures on a text may be the number of a person. */
const figures = 8;

/**
 * Whether a search text may be the number of a person: it must not stand in an address, in the
 * browser's storage, or in a file. However it is grouped: what counts is the figures.
 */
export const mayBeIdentity = (text: string): boolean => text.replace(/\D/g, '').length >= figures;
