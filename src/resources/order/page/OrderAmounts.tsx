import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { orderCalls } from '#contract/domains/order/calls.ts';
import type { Order } from '#contract/domains/order/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Card, Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { AmountGrid } from '#src/kit/record/FactGrid.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useCall } from '#src/providers/data/useCall.ts';

interface OrderProps {
  record: Order;
}

/** The amounts of an order, in words, and how they were computed. */
export const OrderAmounts = ({ record }: OrderProps) => {
  const t = useMessages();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (record.totalHarga === null) return t('resources.order.amount.draft');
  return (
    <Card sx={{ display: 'grid', gap: 1 }}>
      <AmountList amounts={record} words={record.terbilang} />
      <Button
        size="small"
        sx={{ justifySelf: 'start' }}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'resources.order.amount.hide' : 'resources.order.amount.how')}
      </Button>
      <Box id={panelId} hidden={!isOpen}>
        {isOpen ? <Calculation record={record} /> : null}
      </Box>
    </Card>
  );
};

/** The steps that lead to the taxes and the total. */
const Calculation = ({ record: { id } }: OrderProps) => {
  const t = useMessages();
  const query = useCall(
    'order',
    orderCalls.calculation,
    { params: { id } },
    {
      select: steps =>
        (['ppn', 'pph', 'totalHarga'] as const)
          .filter(name => steps[name].length > 0)
          .map(name => ({ id: name, texts: steps[name] })),
    },
  );
  return (
    <RelatedList query={query} empty={t('resources.order.amount.none')}>
      {({ id: name, texts }) => (
        <ListRow sx={{ display: 'block' }}>
          <strong>{t(`resources.order.fields.${name}`)}</strong>
          <Box component="ol" sx={{ m: 0, pl: 2.5, typography: 'body2' }}>
            {texts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </Box>
        </ListRow>
      )}
    </RelatedList>
  );
};

const amountNames = [
  'totalPembelian',
  'totalLayanan',
  'subTotal',
  'ppn',
  'ppnDTP',
  'pph',
  'totalHarga',
] as const;
type AmountName = (typeof amountNames)[number];

interface AmountListProps {
  amounts: Readonly<Record<AmountName, number | null>>;
  /** The total in words. */
  words: string | null;
}

/** Amounts that are shown although they are 0. */
const alwaysShown: ReadonlySet<AmountName> = new Set(['totalPembelian', 'subTotal']);

/** The amounts of an order or an agreement down to the total, which is also in words. */
export const AmountList = ({ amounts, words }: AmountListProps) => {
  const t = useMessages();
  const row = (name: AmountName) => {
    const amount = amounts[name] ?? 0;
    // What the buyer does not pay is subtracted.
    return [t(`resources.order.fields.${name}`), name === 'ppnDTP' ? -amount : amount] as const;
  };
  return (
    <>
      <AmountGrid
        amounts={amountNames
          .filter(name => name !== 'totalHarga' && (alwaysShown.has(name) || amounts[name]))
          .map(row)}
        total={row('totalHarga')}
      />
      {words ? <Detail>{t('resources.order.amount.words', { words })}</Detail> : null}
    </>
  );
};
