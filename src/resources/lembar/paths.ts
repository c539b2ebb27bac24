/** The page with the paper sheets of a facility. */
export const sheetsPath = '/dashboard/vaksinasi/lembar-kertas';

/** The page that reads filled-in sheets. */
export const readSheetPath = `${sheetsPath}/baca`;

/** Returns the print view of a sheet. */
export const sheetPrintPath = (id: string): string => `${sheetsPath}/cetak/${id}`;
