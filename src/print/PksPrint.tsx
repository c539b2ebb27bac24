import { Navigate, useLocation, useParams } from 'react-router-dom';
import { orderCalls } from '#contract/domains/order/calls.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pksPrintPath } from '#src/kit/documents/printPaths.ts';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { PrintScreen } from './PrintScreen.tsx';
import { sources } from './sources.ts';

/**
 * Print view of an agreement. There is a path for each kind; the path of another kind leads to the
 * agreement's own.
 */
export const PksPrint = () => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { pathname } = useLocation();
  const id = Number(useParams()['id']);
  const pks = useCall('pks', pksCalls.get, { params: { id } });
  // The order of an amendment says whether it is one of boosters.
  const order = useCall(
    'order',
    orderCalls.get,
    { params: { id: pks.data?.idOrder ?? 0 } },
    { enabled: pks.data?.jenis === 'AMANDEMEN' },
  );
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
