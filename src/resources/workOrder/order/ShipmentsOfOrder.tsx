import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link, useParams } from 'react-router-dom';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { documentName } from '#src/kit/format/documentName.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { LoadFailure } from '#src/kit/pages/LoadFailure.tsx';
import { LoadingPage } from '#src/kit/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/kit/pages/NotFoundPage.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { useOrder } from '../../pks/useOrder.ts';
import { ledgerPath } from '../../stock/paths.ts';
import { newWorkOrderPath } from '../paths.ts';
import { DeliveryProgress } from './DeliveryProgress.tsx';
import { ShipmentRows } from './ShipmentRows.tsx';

/** The shipments of the order in the URL, with what each facility got of its doses. */
export const ShipmentsOfOrder = () => {
  const t = useMessages();
  const can = usePermission();
  const { role } = useRequiredSession();
  const id = Number(useParams()['id']);
  const { data: order, error, refetch } = useOrder(id);
  if (isNotFound(error)) return <NotFoundPage />;
  if (!order) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LoadingPage />;
  }
  const number = documentName(order.noOrder, id);
  return (
    <>
      <PageHeader
        title={t('resources.workOrder.ofOrder.title', { number })}
        description={
          <MuiLink component={Link} to={recordPath('order', id)}>
            {t('resources.workOrder.ofOrder.lead', { number, company: order.namaBHBU })}
          </MuiLink>
        }
        extraButtons={
          can('stock.read') ? (
            <Button variant="outlined" component={Link} to={ledgerPath(role, id)}>
              {t('resources.workOrder.ofOrder.ledger')}
            </Button>
          ) : undefined
        }
        action={
          can('workOrder.create') ? (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={newWorkOrderPath(id)}
            >
              {t('resources.workOrder.ofOrder.add')}
            </Button>
          ) : undefined
        }
      />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RecordSection title={t('resources.workOrder.ofOrder.facilities')}>
          <DeliveryProgress lines={order.baris} />
        </RecordSection>
        <RecordSection title={t('resources.workOrder.ofOrder.shipments')}>
          <ShipmentRows idOrder={id} />
        </RecordSection>
      </Box>
    </>
  );
};
