import { Navigate } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

/** Redirects from a new company to its detail page, where documents and facilities are added. */
export const RedirectToBhbuDetail = ({ saved }: { saved: AnyRecord; onClose: () => void }) => (
  <Navigate to={recordPath('bhbu', saved.id)} replace />
);
