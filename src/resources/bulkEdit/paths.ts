/** The list of the changes of many participants. */
export const bulkEditList = '/dashboard/peserta/ubah-banyak';

/** Resources whose cached lists are stale after a change of many participants. */
export const changedResources = ['peserta', 'pesertaOwn', 'booster', 'boosterOwn', 'bulkEdit'];
