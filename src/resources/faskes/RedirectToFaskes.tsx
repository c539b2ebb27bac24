import { Navigate } from 'react-router-dom';
import type { AnyRecord } from '#src/kit/resource/definition.ts';
import { recordPath } from '#src/kit/resource/resourceField.ts';

/** Redirects from a new facility to its own page, where its statement is answered. */
export const RedirectToFaskes = ({ saved }: { saved: AnyRecord }) => (
  <Navigate to={recordPath('/dashboard/faskes/edit/:id', saved.id)} replace />
);
