import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import { useMessages } from '#src/i18n/useMessages.ts';
import { optionId, type PaletteGroup, type PaletteItem } from './paletteItem.ts';

interface PaletteListProps {
  /** Begins the ids of the list and its options. */
  id: string;
  groups: readonly PaletteGroup[];
  /** Id of the option that Enter opens. */
  activeId: string | undefined;
  /** Called with the key of an option under the pointer. */
  onHover: (key: string) => void;
  onOpen: (item: PaletteItem) => void;
}

/** List box of the palette, in groups. The focus stays in the field, so options are not focused. */
export const PaletteList = ({ id, groups, activeId, onHover, onOpen }: PaletteListProps) => {
  const t = useMessages();
  if (groups.length === 0) return null;
  return (
    <Box role="listbox" id={`${id}-list`} aria-label={t('resources.search.list')} sx={listStyle}>
      {groups.map(group => (
        <Box key={group.key} role="group" aria-labelledby={`${id}-group-${group.key}`}>
          <ListSubheader component="div" id={`${id}-group-${group.key}`} disableSticky>
            {group.label}
          </ListSubheader>
          {group.items.map(item => {
            const key = `${group.key} ${item.key}`;
            return (
              <PaletteOption
                key={key}
                id={optionId(id, key)}
                item={item}
                isActive={activeId === optionId(id, key)}
                onHover={() => onHover(key)}
                onOpen={() => onOpen(item)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
};

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onHover: () => void;
  onOpen: () => void;
}

const PaletteOption = ({ id, item, isActive, onHover, onOpen }: PaletteOptionProps) => {
  const { icon: Icon, label, detail } = item;
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      sx={optionStyle}
      onMouseMove={onHover}
      onMouseDown={event => event.preventDefault()}
      onClick={onOpen}
    >
      <Box component="span" aria-hidden sx={iconStyle}>
        {Icon ? <Icon /> : null}
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
        {detail ? (
          <Typography component="span" variant="body2" color="textSecondary" sx={detailStyle}>
            {detail}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
};

// The list itself scrolls: the keys of the field that controls it move through it.
const listStyle = { p: 1, minHeight: 0, overflowY: 'auto', scrollbarWidth: 'thin' };
const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.5,
  py: 0.75,
  minHeight: 40,
  borderRadius: 1,
  cursor: 'pointer',
  '&[aria-selected="true"]': { bgcolor: 'ground.accent', color: 'ground.accentInk' },
  '&[aria-selected="true"] .MuiTypography-root': { color: 'inherit' },
  '@media (forced-colors: active)': {
    '&[aria-selected="true"]': { outline: '2px solid Highlight' },
  },
};
const iconStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 20,
  flex: 'none',
  '& .MuiSvgIcon-root': { fontSize: 20 },
};
const detailStyle = { display: 'block' };
