import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { BankLine } from '#contract/domains/bank/record.ts';
import { EmptyValue } from '#src/kit/fields/FieldValue.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';

/** Renders how an explanation adds up to a line, in as many lines as its amounts need. */
export const renderEquation = ({ penjelasan }: BankLine): ReactNode =>
  penjelasan ? (
    <Box component="span" sx={{ display: 'block', whiteSpace: 'normal' }}>
      <Unbroken>{penjelasan.persamaan}</Unbroken>
    </Box>
  ) : (
    <EmptyValue />
  );
