/** Where the list of Coretax is read. */
export const readBackPath = '/admin/faktur/hasil-coretax';

/** The files for Coretax. */
export const fakturFilesPath = '/admin/faktur/berkas';
