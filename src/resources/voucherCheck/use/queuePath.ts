/** Returns the path of today's queue of a facility. */
export const queuePath = (idFaskes: number | null): string =>
  idFaskes === null ? '/dashboard/vaksinasi' : `/dashboard/vaksinasi?faskes=${idFaskes}`;
