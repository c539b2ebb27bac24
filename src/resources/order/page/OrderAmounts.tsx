import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { borderedList } from '#src/kit/page/borderedList.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { AmountList } from './AmountList.tsx';

interface OrderProps {
  record: Order;
}

/** The amounts of an order, in words, and how they were computed. */
export const OrderAmounts = ({ record }: OrderProps) => {
  const t = useMessages();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (record.totalHarga === null) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.order.amount.draft')}</Box>;
  }
  return (
    <Box sx={{ ...borderedList, py: 1.5 }}>
      <AmountList amounts={record} words={record.terbilang} />
      <Button
        size="small"
        sx={{ mt: 1 }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'resources.order.amount.hide' : 'resources.order.amount.how')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen ? <Calculation record={record} /> : null}
      </Box>
    </Box>
  );
};

/** The steps that lead to the taxes and the total. */
const Calculation = ({ record: { id, version } }: OrderProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { data, error } = useQuery({
    queryKey: ['order', 'calculation', id, version],
    queryFn: ({ signal }) => call(orderCalls.calculation, { params: { id } }, { signal }),
  });
  if (error) {
    return (
      <Alert severity="error">
        {t('resources.order.amount.failed', { detail: error.message })}
      </Alert>
    );
  }
  if (!data) return <Skeleton variant="rounded" height={96} />;
  const parts = (['ppn', 'pph', 'totalHarga'] as const).filter(name => data[name].length > 0);
  if (parts.length === 0) return <>{t('resources.order.amount.none')}</>;
  return parts.map(name => (
    <Box key={name} sx={{ mt: 1 }}>
      <Box sx={{ fontWeight: 500 }}>{t(`resources.order.fields.${name}`)}</Box>
      <Box component="ol" sx={steps}>
        {data[name].map(step => (
          <li key={step}>{step}</li>
        ))}
      </Box>
    </Box>
  ));
};

const steps = { m: 0, mt: 0.5, pl: 2.5, typography: 'body2', '& li': { mb: 0.25 } };
