/**
 * Resources that a change of an adverse event changes; the page of one is below a resource of its own,
 * because each read of it adds an audit entry.
 */
export const changedByKipi = ['vaksinasi', 'kipiPage'] as const;
