import Box from '@mui/material/Box';
import { codeStyle } from '#src/kit/theme/typography.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Whether the value is a code. */
  readonly isCode?: boolean;
}

/** The facts of a document or card that was checked, one to a row. */
export const FactList = ({ facts }: { facts: readonly Fact[] }) => (
  <Box component="dl" sx={factsStyle}>
    {facts.map(({ label, value, isCode }) => (
      <Box key={label} component="div">
        <Box component="dt">{label}</Box>
        <Box component="dd" sx={isCode ? codeValue : undefined}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);

const codeValue = { ...codeStyle, whiteSpace: 'normal', overflowWrap: 'anywhere' };

const factsStyle = {
  m: 0,
  mt: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    columnGap: 2,
    px: 2,
    py: 1,
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500 },
};
