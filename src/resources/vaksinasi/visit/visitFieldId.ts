/** Fields of the vaccine, which one button changes. */
const vaccineFields: ReadonlySet<string> = new Set([
  'alasanVaksin',
  'batch',
  'kadaluarsa',
  'alasanBatch',
]);

/** Returns the element id of a request field, so that error links can focus it. */
export const visitFieldId = (field: string): string =>
  `kunjungan-${vaccineFields.has(field) ? 'vaksin' : field.replace('skrining.', '')}`;
