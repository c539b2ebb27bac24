import { Navigate } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

/** Redirects from a new facility to its own page, where its statement is answered. */
export const RedirectToFaskes = ({ saved }: { saved: AnyRecord }) => (
  <Navigate to={recordPath('faskesForm', saved.id)} replace />
);
