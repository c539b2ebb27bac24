import CheckIcon from '@mui/icons-material/Check';
import Checkbox from '@mui/material/Checkbox';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { joinOptions, splitOptions } from '#contract/core/list-filter.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatValue } from '../../fields/formatValue.ts';
import type { FilterInputProps } from './FilterEditor.tsx';

type OptionMenuProps = FilterInputProps & { options: readonly string[] };

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';

/** Menu that sets a filter to options of a few; the first entry removes the filter. */
export const FilterOptionMenu = (props: OptionMenuProps) =>
  props.filter.hasSeveral ? <SeveralOptions {...props} /> : <OneOption {...props} />;

/** Chooses one option. */
const OneOption = ({ filter, anchor, value, onSet, onClose, options }: OptionMenuProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const current = toText(value);
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

/**
 * Chooses one option by a click on its name or Enter, or several by their boxes or the space bar. Several are
 * applied when the menu closes, so that the rows change once.
 */
const SeveralOptions = ({ filter, anchor, value, onSet, onClose, options }: OptionMenuProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const current = splitOptions(toText(value));
  const [chosen, setChosen] = useState<readonly string[]>(current);
  // From then on a click on a name adds to the choice instead of replacing it.
  const [isCollecting, setIsCollecting] = useState(current.length > 1);

  const apply = (next: readonly string[]): void =>
    onSet(joinOptions(options.filter(option => next.includes(option))) || undefined);
  const toggle = (option: string): void => {
    setIsCollecting(true);
    setChosen(chosen.includes(option) ? chosen.filter(one => one !== option) : [...chosen, option]);
  };
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={() => (isCollecting ? apply(chosen) : onClose())}
      slotProps={{ list: { 'aria-label': translate(filter.label) } }}
    >
      <MenuItem onClick={() => onSet(undefined)} sx={{ pl: 6 }}>
        {t('list.filter.all')}
      </MenuItem>
      {options.map(option => (
        <MenuItem
          key={option}
          role="menuitemcheckbox"
          aria-checked={chosen.includes(option)}
          selected={chosen.includes(option)}
          onKeyDown={event => {
            if (event.key !== ' ') return;
            event.preventDefault();
            toggle(option);
          }}
          // The button of the list would click on the space bar, too.
          onKeyUp={event => {
            if (event.key === ' ') event.preventDefault();
          }}
          onClick={() => (isCollecting ? toggle(option) : apply([option]))}
          sx={{ pl: 0.5 }}
        >
          <Checkbox
            checked={chosen.includes(option)}
            tabIndex={-1}
            slotProps={{ input: { 'aria-hidden': true } }}
            onClick={event => event.stopPropagation()}
            onChange={() => toggle(option)}
          />
          {formatValue(filter, option, translate)}
        </MenuItem>
      ))}
      {isCollecting ? (
        <MenuItem onClick={() => apply(chosen)} sx={applyStyle}>
          {t('list.filter.apply')}
        </MenuItem>
      ) : null}
    </Menu>
  );
};

/** Stays in view below the options of a long menu. */
const applyStyle = {
  position: 'sticky',
  bottom: 0,
  justifyContent: 'center',
  fontWeight: 600,
  color: 'primary.main',
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
};
