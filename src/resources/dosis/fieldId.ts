/** The id of what is filled in under a name of the call, so that what is wrong with it leads there. */
export const fieldId = (field: string): string => `kunjungan-${field.replace('skrining.', '')}`;
