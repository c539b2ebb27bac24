import { lazy } from 'react';

const loadFormPages = () => import('./FormPages.tsx');

/** Create page of a resource. Forms and pages of records are not loaded with the list. */
export const ResourceCreate = lazy(async () => ({
  default: (await loadFormPages()).ResourceCreate,
}));

/** Edit page of a resource's record. */
export const ResourceEdit = lazy(async () => ({ default: (await loadFormPages()).ResourceEdit }));

/** Page of a resource's record. */
export const RecordPage = lazy(async () => ({
  default: (await import('../record/RecordPage.tsx')).RecordPage,
}));
