import { recordPath } from '#src/kit/resource/resourceField.ts';

/** Path of the list of issued proofs. */
export const certificateListPath = '/dashboard/sertifikat';

/** Path of the list of vaccinated participants without a valid proof. */
export const waitingListPath = '/dashboard/sertifikat/belum';

export const certificatePagePattern = '/dashboard/sertifikat/:id';

/** Path of the page of a proof. */
export const certificatePath = (id: number): string => recordPath(certificatePagePattern, id);

export const pesertaPagePattern = '/dashboard/peserta/detail/:id';

/** Path of the page of a participant. */
export const pesertaPath = (id: number): string => recordPath(pesertaPagePattern, id);
