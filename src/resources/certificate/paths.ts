/** Path of the list of issued proofs. */
export const certificateListPath = '/dashboard/sertifikat';

/** Path of the list of vaccinated participants without a valid proof. */
export const waitingListPath = '/dashboard/sertifikat/belum';

export const certificatePagePattern = '/dashboard/sertifikat/:id';

export const pesertaPagePattern = '/dashboard/peserta/detail/:id';
