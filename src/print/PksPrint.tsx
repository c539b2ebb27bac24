import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pksPrintPath } from '#src/kit/documents/printPaths.ts';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { shouldRetry } from '#src/providers/queryClient.ts';
import { useOrder } from '#src/resources/pks/useOrder.ts';
import { PrintScreen } from './PrintScreen.tsx';
import { sources } from './sources.ts';

/**
 * Print view of an agreement. There is a path for each kind; the path of another kind leads to the
 * agreement's own.
 */
export const PksPrint = () => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const { pathname } = useLocation();
  const id = Number(useParams()['id']);
  const pks = useQuery({
    queryKey: ['pks', 'printed', id],
    queryFn: ({ signal }) => call(pksCalls.get, { params: { id } }, { signal }),
    retry: shouldRetry,
  });
  // The order of an amendment says whether it is one of boosters.
  const order = useOrder(pks.data?.jenis === 'AMANDEMEN' ? pks.data.idOrder : null);
  if (pks.isPending || order.isLoading) return <LoadingPage />;
  if (pks.data) {
    const own = pksPrintPath(pks.data, order.data?.jenis === 'BOOSTER');
    const isHere = pathname.replace(/\/+$/, '').toLowerCase() === own;
    if (!isHere) return <Navigate to={own} replace />;
  }
  return (
    <PrintScreen
      source={sources.pks}
      id={id}
      record={{ label: t('resources.print.record.pks'), to: recordPathFor(role, 'pks', id) }}
    />
  );
};
