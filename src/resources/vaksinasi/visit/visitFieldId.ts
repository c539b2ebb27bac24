/** Returns the element id of a request field, so that error links can focus it. */
export const visitFieldId = (field: string): string =>
  `kunjungan-${field.replace('skrining.', '')}`;
