import { Navigate } from 'react-router-dom';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { pathFor } from '#src/ui/resource/field.ts';

/** Redirects from a new facility to its own page, where its statement is answered. */
export const GoOn = ({ saved }: { saved: AnyRecord }) => (
  <Navigate to={pathFor('/dashboard/faskes/edit/:id', saved.id)} replace />
);
