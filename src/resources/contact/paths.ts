/** The list of people who missed or postponed a dose. */
export const absenteesPath = '/dashboard/vaksinasi/dihubungi';

/** The list of people who got a dose of a recalled batch. */
export const recalledRecipientsPath = '/dashboard/vaksinasi/penarikan';
