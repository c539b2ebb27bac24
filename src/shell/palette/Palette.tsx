import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PaletteList } from './PaletteList.tsx';
import { optionId, type PaletteItem } from './paletteItem.ts';
import { usePaletteGroups } from './usePaletteGroups.ts';
import { minSearchLength, useRecordSearch, type RecordSearch } from './useRecordSearch.ts';

/** Longest text that can be searched for. */
const maxLength = 100;

interface PaletteProps {
  /** The pages that were opened from here last, the newest first. */
  recent: readonly PaletteItem[];
  /** Called when a page is opened from here. */
  onUse: (item: PaletteItem) => void;
  onSignOut: () => void;
  onClose: () => void;
}

/**
 * Dialog that finds screens, actions and records. Its field is a combobox: the focus stays in it
 * while the arrow keys move through the list.
 */
export const Palette = ({ recent, onUse, onSignOut, onClose }: PaletteProps) => {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [text, setText] = useState('');
  const [chosenKey, setChosenKey] = useState<string>();
  const search = useRecordSearch(text);
  const groups = usePaletteGroups(text, recent, onSignOut, search);
  const options = groups.flatMap(group =>
    group.items.map(item => ({ item, key: `${group.key} ${item.key}` })),
  );
  // The first option is active until another is chosen that is still there.
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosenKey),
  );
  const active = options[at];
  const activeId = active && optionId(id, active.key);
  // Whether Enter was pressed while the records that match the text were still searched.
  const isEnterPending = useRef(false);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const open = (item: PaletteItem): void => {
    onClose();
    if (item.to === undefined) item.run?.();
    else {
      onUse(item);
      void navigate(item.to);
    }
  };
  useEffect(() => {
    if (!isEnterPending.current || search.isSearching) return;
    isEnterPending.current = false;
    if (active) open(active.item);
  });

  const move = (by: 1 | -1): void =>
    setChosenKey(options[(at + by + options.length) % options.length]?.key);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter and arrows belong to the input method while it composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) open(active.item);
    else if (event.key === 'Enter') isEnterPending.current = search.isSearching;
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      slotProps={{ paper: { 'aria-label': t('resources.search.label') } }}
      sx={dialogStyle}
    >
      <Box sx={headStyle}>
        <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          onChange={event => {
            setText(event.target.value);
            setChosenKey(undefined);
            isEnterPending.current = false;
          }}
          onKeyDown={onKeyDown}
          placeholder={t('resources.search.placeholder')}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': t('resources.search.label'),
              'aria-expanded': options.length > 0,
              'aria-controls': options.length > 0 ? `${id}-list` : undefined,
              'aria-autocomplete': 'list',
              'aria-activedescendant': activeId,
              autoComplete: 'off',
              autoCapitalize: 'off',
              spellCheck: false,
              maxLength,
            },
          }}
        />
        <IconButton aria-label={t('resources.search.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={bodyStyle}>
        <PaletteList
          id={id}
          groups={groups}
          activeId={activeId}
          onHover={setChosenKey}
          onOpen={open}
        />
        <SearchStatus
          text={text.trim()}
          count={options.filter(({ item }) => !item.isList).length}
          hasMore={groups.some(({ hasMore }) => hasMore)}
          {...search}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={footStyle}>
        {t('resources.search.keys')}
      </Typography>
    </Dialog>
  );
};

interface SearchStatusProps extends RecordSearch {
  text: string;
  /** Number of options, without those that open a list. */
  count: number;
  /** Whether more match. */
  hasMore: boolean;
}

/** Says what the search does and found; screen readers announce it. */
const SearchStatus = ({ text, count, hasMore, isSearching, error }: SearchStatusProps) => {
  const t = useMessages();
  const message = (): string => {
    if (text === '') return '';
    if (error !== undefined) return error;
    if (isSearching) return t('resources.search.searching');
    if (text.length < minSearchLength) return t('resources.search.short');
    if (count === 0) return t('resources.search.empty', { text });
    return t(hasMore ? 'resources.search.count_more' : 'resources.search.count', {
      smart_count: count,
    });
  };
  return (
    <Typography
      role="status"
      variant="body2"
      color={error === undefined ? 'textSecondary' : 'error'}
      sx={{ px: 2.5, py: 1.25, overflowWrap: 'anywhere', '&:empty': { display: 'none' } }}
    >
      {message()}
    </Typography>
  );
};

const dialogStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': { mt: { xs: 2, md: '10vh' }, maxHeight: 'min(600px, calc(100% - 32px))' },
};
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pl: 2.5,
  pr: 1,
  minHeight: 56,
  borderBottom: 1,
  borderColor: 'divider',
};
// A fixed height, so that nothing moves while records are searched.
const bodyStyle = { display: 'flex', flexDirection: 'column', height: 420, minHeight: 0 };
const footStyle = {
  px: 2.5,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  display: { xs: 'none', md: 'block' },
};
