import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Unbroken } from '../fields/Unbroken.tsx';

interface CardProps {
  /** Names the card for screen readers, where it has no heading of its own. */
  label?: string;
  /** The heading that names the card, by its id; the card is then a section. */
  labelledBy?: string;
  /** Further styles. */
  sx?: object;
  children: ReactNode;
}

/** Content with a border around it. */
export const Card = ({ label, labelledBy, sx, children }: CardProps) => (
  <Box
    component={labelledBy === undefined ? 'div' : 'section'}
    aria-label={label}
    aria-labelledby={labelledBy}
    sx={{ ...cardStyle, px: 2, py: 1.5, ...sx }}
  >
    {children}
  </Box>
);

interface ListBoxProps {
  /** Names the list for screen readers, where no heading is above it. */
  label?: string;
  /** Whether the order of the items matters, such as in a timeline. */
  isOrdered?: boolean;
  /** Further styles. */
  sx?: object;
  /** `ListRow`s. */
  children: ReactNode;
}

/** A bordered list without bullets; a line separates its rows. */
export const ListBox = ({ label, isOrdered = false, sx, children }: ListBoxProps) => (
  <Box component={isOrdered ? 'ol' : 'ul'} aria-label={label} sx={{ ...listStyle, ...sx }}>
    {children}
  </Box>
);

interface ListRowProps {
  /** Shown at the end of the row: a chip, a number or buttons. */
  end?: ReactNode;
  /** Further styles. */
  sx?: object;
  children: ReactNode;
}

/** A row of a `ListBox`. */
export const ListRow = ({ end, sx, children }: ListRowProps) => (
  <Box component="li" sx={{ ...rowStyle, ...sx }}>
    {end === undefined ? (
      <Unbroken>{children}</Unbroken>
    ) : (
      <>
        <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Unbroken>{children}</Unbroken>
        </Box>
        {end}
      </>
    )}
  </Box>
);

/** A second line with less weight, such as the facts below a name. */
export const Detail = ({ children }: { children: ReactNode }) => (
  <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <Unbroken>{children}</Unbroken>
  </Box>
);

const cardStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
const listStyle = {
  ...cardStyle,
  m: 0,
  px: 2,
  py: 0,
  width: 1,
  listStyle: 'none',
  '& > li:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
};
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 0.5,
  minHeight: 44,
  py: 1,
};
