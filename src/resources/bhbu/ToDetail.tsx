import { Navigate } from 'react-router-dom';
import type { AnyRecord } from '#src/ui/resource/definition.ts';

/** From a company that was just made to its own page, where its documents and facilities are added. */
export const ToDetail = ({ saved }: { saved: AnyRecord; onClose: () => void }) => (
  <Navigate to={`/dashboard/bhbu/detail/${saved.id}`} replace />
);
