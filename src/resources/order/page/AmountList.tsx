import Box from '@mui/material/Box';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatRupiah } from '#src/kit/format/number.ts';

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
const alwaysShown: ReadonlySet<AmountName> = new Set(['totalPembelian', 'subTotal', 'totalHarga']);

/** What the buyer does not pay is subtracted. */
const signOf = (name: AmountName): 1 | -1 => (name === 'ppnDTP' ? -1 : 1);

/** The amounts of an order or an agreement down to the total, which is also in words. */
export const AmountList = ({ amounts, words }: AmountListProps) => {
  const t = useMessages();
  return (
    <>
      <Box component="dl" sx={list}>
        {amountNames
          .filter(name => alwaysShown.has(name) || (amounts[name] ?? 0) !== 0)
          .map(name => (
            <Box key={name} sx={name === 'totalHarga' ? totalRow : row}>
              <dt>{t(`resources.order.fields.${name}`)}</dt>
              <Box component="dd" sx={number}>
                {formatRupiah(signOf(name) * (amounts[name] ?? 0))}
              </Box>
            </Box>
          ))}
      </Box>
      {words ? (
        <Box sx={{ color: 'text.secondary', typography: 'body2', mt: 1 }}>
          {t('resources.order.amount.words', { words })}
        </Box>
      ) : null}
    </>
  );
};

const list = { m: 0, display: 'grid', rowGap: 0.75 };
const row = { display: 'flex', justifyContent: 'space-between', columnGap: 2 };
const totalRow = {
  ...row,
  pt: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 600,
};
const number = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' };
