/** The page about work without network. */
export const offlinePath = '/dashboard/vaksinasi/tanpa-jaringan';
