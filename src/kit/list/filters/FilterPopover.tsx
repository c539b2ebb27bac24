import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';

interface FilterPopoverProps {
  anchor: HTMLElement;
  /** Name of the filter. */
  label: string;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
}

/** Form below a filter's button, with a button that applies what was typed. */
export const FilterPopover = ({
  anchor,
  label,
  onClose,
  onSubmit,
  children,
}: FilterPopoverProps) => {
  const t = useMessages();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
    >
      <Box
        component="form"
        noValidate
        onSubmit={event => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ p: 2, width: 280, display: 'grid', gap: 1.5 }}
      >
        {children}
        <Button type="submit" variant="contained" sx={{ justifySelf: 'end' }}>
          {t('list.filter.apply')}
        </Button>
      </Box>
    </Popover>
  );
};
