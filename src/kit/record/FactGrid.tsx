import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { EmptyValue } from '../fields/FieldValue.tsx';
import { Unbroken } from '../fields/Unbroken.tsx';
import { formatRupiah } from '../format/number.ts';
import { Card } from '../page/ListBox.tsx';

/** A labelled value; null and the empty text are shown as nothing. */
export type Fact = readonly [label: string, value: ReactNode];

interface FactGridProps {
  facts: readonly Fact[];
  /** Without a border, inside something that has one. */
  isPlain?: boolean;
}

/** Labelled facts, one below the other, with the label beside the value where there is room. */
export const FactGrid = ({ facts, isPlain = false }: FactGridProps) => {
  const grid = (
    <Box component="dl" sx={gridStyle}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' ? <EmptyValue /> : <Unbroken>{value}</Unbroken>}</dd>
        </div>
      ))}
    </Box>
  );
  return isPlain ? grid : <Card>{grid}</Card>;
};

/** A few figures side by side, each below its label. */
export const Figures = ({ facts }: Pick<FactGridProps, 'facts'>) => (
  <Box component="dl" sx={figuresStyle}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Box>
);

interface AmountGridProps {
  /** Amounts in rupiah, in order; what is subtracted is negative. */
  amounts: readonly (readonly [label: string, amount: number])[];
  /** What they add up to. */
  total: readonly [label: string, amount: number];
}

/** Amounts one below the other, and their total. */
export const AmountGrid = ({ amounts, total }: AmountGridProps) => (
  <Box component="dl" sx={amountsStyle}>
    {[...amounts, total].map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        {/* Nothing paid is no negative zero. */}
        <dd>{formatRupiah(amount === 0 ? 0 : amount)}</dd>
      </div>
    ))}
  </Box>
);

const gridStyle = {
  m: 0,
  display: 'grid',
  rowGap: { xs: 1, sm: 0.75 },
  '& > div': {
    display: 'grid',
    // The label gives way to a value that does not break.
    gridTemplateColumns: {
      xs: 'minmax(0, 1fr)',
      sm: 'minmax(0, min(180px, 40%)) minmax(min-content, 1fr)',
    },
    columnGap: 2,
  },
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
};
const figuresStyle = {
  m: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  rowGap: 1,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, typography: 'h3', fontVariantNumeric: 'tabular-nums' },
};
const amountsStyle = {
  m: 0,
  display: 'grid',
  rowGap: 0.75,
  '& > div': { display: 'flex', justifyContent: 'space-between', columnGap: 2 },
  '& > div:last-of-type': { pt: 0.75, borderTop: 1, borderColor: 'divider', fontWeight: 600 },
  '& dd': {
    m: 0,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
};
