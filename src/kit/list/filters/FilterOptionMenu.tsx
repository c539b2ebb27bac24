import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '../../fields/formatValue.ts';
import type { FilterInputProps } from './FilterEditor.tsx';

/** Menu that sets a filter to one of a few options; the first entry removes the filter. */
export const FilterOptionMenu = ({
  filter,
  anchor,
  value,
  onSet,
  onClose,
  options,
}: FilterInputProps & { options: readonly string[] }) => {
  const t = useMessages();
  const translate = useTranslate();
  const current = typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': translate(filter.label) } }}
    >
      {['', ...options].map(option => (
        <MenuItem
          key={option}
          role="menuitemradio"
          aria-checked={option === current}
          selected={option === current}
          onClick={() => onSet(option || undefined)}
        >
          <ListItemIcon sx={{ visibility: option === current ? 'visible' : 'hidden' }}>
            <CheckIcon />
          </ListItemIcon>
          {option === '' ? t('list.filter.all') : formatValue(filter, option, translate)}
        </MenuItem>
      ))}
    </Menu>
  );
};
