import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order, OrderListItem } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { orderName } from '../definition.ts';

interface CopyOrderDialogProps {
  /** The orders that are offered. */
  orders: readonly OrderListItem[];
  onCopy: (order: Order) => void;
  onClose: () => void;
}

/** Chooses an earlier order of the company, whose values replace those of the form. */
export const CopyOrderDialog = ({ orders, onCopy, onClose }: CopyOrderDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [chosen, setChosen] = useState('');
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
      confirmLabel={t(
        chosen === '' ? 'resources.order.form.copy.choose' : 'resources.order.form.copy.confirm',
      )}
      command={command}
      onConfirm={() => (chosen === '' ? undefined : command.run(Number(chosen)))}
      onClose={onClose}
    >
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
    </ConfirmDialog>
  );
};
