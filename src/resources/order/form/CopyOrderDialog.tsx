import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { orderName } from '../definition.ts';
import { useOrderFormFacts } from './orderFormContext.ts';

interface CopyOrderDialogProps {
  onCopy: (order: Order) => void;
  onClose: () => void;
}

/** The newest orders that are offered. */
const offeredOrders = 20;

/** Chooses an earlier order of the company, whose values replace those of the form. */
export const CopyOrderDialog = ({ onCopy, onClose }: CopyOrderDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { facts, jenis } = useOrderFormFacts();
  const [chosen, setChosen] = useState('');
  const { data: orders = [], isPending } = useCall(
    'order',
    orderCalls.list,
    {
      query: {
        bhbuId: facts.perusahaan.id,
        jenis,
        pageSize: offeredOrders,
        sortBy: 'tanggalOrder',
        sortOrder: 'desc',
      },
    },
    { select: ({ data }) => data.filter(({ noOrder }) => noOrder !== null) },
  );
  const command = useCommand({
    run: (id: number) => call(orderCalls.get, { params: { id } }),
    success: order => t('resources.order.form.copy.done', { nomor: orderName(order) }),
    onSuccess: order => {
      onCopy(order);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('resources.order.form.copy.title')}
      description={t('resources.order.form.copy.text')}
      confirmLabel={
        orders.length === 0
          ? undefined
          : t(
              chosen === ''
                ? 'resources.order.form.copy.choose'
                : 'resources.order.form.copy.confirm',
            )
      }
      command={command}
      onConfirm={() => (chosen === '' ? undefined : command.run(Number(chosen)))}
      onClose={onClose}
    >
      {isPending ? (
        <Skeleton variant="rounded" height={120} />
      ) : orders.length === 0 ? (
        <Typography>{t('resources.order.form.copy.none')}</Typography>
      ) : (
        <FormControl component="fieldset">
          <FormLabel component="legend">{t('resources.order.form.copy.legend')}</FormLabel>
          <RadioGroup value={chosen} onChange={(_, id) => setChosen(id)}>
            {orders.map(order => (
              <FormControlLabel
                key={order.id}
                value={String(order.id)}
                control={<Radio size="small" />}
                label={t('resources.order.form.copy.option', {
                  nomor: orderName(order),
                  hari: formatDate(order.tanggalOrder),
                  dosis: formatNumber(order.jumlahDosis),
                })}
              />
            ))}
          </RadioGroup>
        </FormControl>
      )}
    </ConfirmDialog>
  );
};
