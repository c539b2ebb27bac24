import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { borderedList } from '#src/kit/page/borderedList.ts';

/** A fact with its label. */
export type Fact = readonly [label: string, value: ReactNode];

/** Labelled facts, one below the other. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={listStyle}>
    {facts.map(([label, value]) => (
      <Fragment key={label}>
        <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {label}
        </Box>
        <Box component="dd" sx={valueStyle}>
          {value === null || value === '' ? <EmptyValue /> : value}
        </Box>
      </Fragment>
    ))}
  </Box>
);

const listStyle = {
  ...borderedList,
  py: 1.5,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 180px) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: { xs: 0.25, sm: 0.75 },
};
const valueStyle = {
  m: 0,
  mb: { xs: 1, sm: 0 },
  '&:last-of-type': { mb: 0 },
  overflowWrap: 'anywhere',
};
