/** Path of the list of adverse events. */
export const kipiListPath = '/dashboard/vaksinasi/kipi';

/** Path of the page of one adverse event. */
export const kipiPath = (id: number): string => `${kipiListPath}/${id}`;
