import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Order } from '#contract/domains/order/record.ts';
import { pksCalls } from '#contract/domains/pks/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatRupiah } from '#src/kit/format/number.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { draftDates } from '../../pks/draftDates.ts';
import { MissingList, useMissingItems } from '../../pks/IssueChecklist.tsx';
import { orderName } from '../definition.ts';
import { usePksOfOrder } from '../page/usePksOfOrder.ts';

interface IssuePksDialogProps {
  record: Order;
  onClose: () => void;
}

/** Issues the agreement of an order, or lists what is missing with links to where it is entered. */
export const IssuePksDialog = ({ record, onClose }: IssuePksDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id: idOrder } = record;
  const { data, error } = useMissingItems(idOrder);
  const isReady = data?.lengkap === true;
  return (
    <CommandDialog
      title={t('resources.order.issue.title', { name: orderName(record) })}
      confirmLabel={isReady ? t('resources.order.issue.button') : undefined}
      cancelLabel={t(isReady ? 'common.action.cancel' : 'common.action.close')}
      lead={
        isReady ? (
          <IssuedContent record={record} />
        ) : data ? (
          <MissingList items={data.kurang} />
        ) : error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <Skeleton variant="rounded" height={96} />
        )
      }
      run={(_, idempotencyKey) =>
        call(pksCalls.generate, { body: { idOrder } }, { idempotencyKey })
      }
      invalidates={['order', 'pks', 'dashboard']}
      success={({ noPKS }) => t('resources.order.issue.done', { name: noPKS ?? '' })}
      onClose={onClose}
    />
  );
};

/** What the agreement will say: the dates of its draft or the usual ones, the buyer and the total. */
const IssuedContent = ({
  record: { id, amandemenDari, namaBHBU, totalHarga },
}: Pick<IssuePksDialogProps, 'record'>) => {
  const t = useMessages();
  const today = useToday();
  const { data: draft } = usePksOfOrder(id);
  const { data: parent } = usePksOfOrder(amandemenDari ?? id);
  const usual = draftDates(today, parent);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {t('resources.order.issue.text')}
      <FactGrid
        facts={[
          [t('resources.pks.fields.tanggalPKS'), formatDate(draft?.tanggalPKS ?? usual.tanggalPKS)],
          [
            t('resources.pks.fields.berlakuSampai'),
            formatDate(draft?.berlakuSampai ?? usual.berlakuSampai),
          ],
          [t('resources.pks.party.buyer'), namaBHBU],
          [t('resources.order.fields.totalHarga'), formatRupiah(totalHarga)],
        ]}
      />
    </Box>
  );
};
