import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { priceOn, type PriceVersion } from '#contract/price/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';
import { formatDate, jakartaDay } from '#src/ui/format/date.ts';
import { formatRupiah } from '#src/ui/format/number.ts';
import type { AnyRecord } from '#src/ui/resource/definition.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { pricesIn, type Priced } from './priced.ts';
import { PriceRow } from './PriceRow.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';

/** The open dialog; only a price that has not begun can be changed or removed. */
type Asked = { add: true } | { change: PriceVersion } | { remove: PriceVersion };

/** Shows today's price, all past and future prices, and buttons to add, change or remove one. */
export const PriceHistory = ({ of }: { of: Priced }) => {
  const { record } = useFormFacts();
  return record ? <History of={of} opened={record} /> : null;
};

const History = ({ of, opened }: { of: Priced; opened: AnyRecord }) => {
  const say = useWords();
  const may = useMay();
  const [asked, setAsked] = useState<Asked>();
  // The surrounding form keeps the record as opened, while prices change here.
  const { data: record = opened } = useGetOne<AnyRecord>(of.name, { id: opened.id });
  const prices = pricesIn(record);
  const today = jakartaDay(new Date());
  const present = priceOn(prices, today);
  const ceiling = of.ceilingsOf(record).findLast(({ from }) => from <= today);
  const mayWrite = may(of.right);
  const close = () => setAsked(undefined);
  return (
    <Box sx={{ maxWidth: 880 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          {present ? (
            <>
              <Typography variant="body2" color="textSecondary">
                {say('resources.price.today')}
              </Typography>
              <Typography sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
                {say('resources.price.per_dose', { sum: formatRupiah(present.harga) })}
              </Typography>
            </>
          ) : (
            <Typography>{say('resources.price.none_today')}</Typography>
          )}
          {ceiling ? (
            <Typography variant="body2" color="textSecondary">
              {say('resources.price.ceiling', {
                sum: formatRupiah(ceiling.amount),
                from: formatDate(ceiling.from),
                decree: ceiling.decree,
              })}
            </Typography>
          ) : null}
        </Box>
        {mayWrite ? (
          <Button
            variant="outlined"
            startIcon={<AddIcon />}
            onClick={() => setAsked({ add: true })}
          >
            {say('resources.price.add')}
          </Button>
        ) : null}
      </Box>
      <Box component="ol" aria-label={say('resources.price.history')} sx={list}>
        {[...prices].reverse().map(price => (
          <PriceRow
            key={price.id}
            price={price}
            today={today}
            {...(mayWrite
              ? {
                  onChange: () => setAsked({ change: price }),
                  onRemove: () => setAsked({ remove: price }),
                }
              : {})}
          />
        ))}
      </Box>
      {asked && 'remove' in asked ? (
        <RemoveDialog of={of} record={record} price={asked.remove} onClose={close} />
      ) : asked ? (
        <PriceDialog
          of={of}
          record={record}
          price={'change' in asked ? asked.change : undefined}
          onClose={close}
        />
      ) : null}
    </Box>
  );
};

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
