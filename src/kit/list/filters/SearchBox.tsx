import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { memo, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useListFilters } from './ListFiltersContext.ts';
import { mayBeIdentityNumber } from './identityNumber.ts';
import { useAfterPointerUp } from './useAfterPointerUp.ts';

/** Debounce delay in ms. */
const debounceMs = 350;

/**
 * Whether the target is inside a link. Searching after a link was clicked would update the URL and
 * navigate back to the list.
 */
const isInsideLink = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]') !== null;

interface SearchBoxProps {
  noun: string;
  /** Whether a text must not be in the address, besides possible identity numbers. */
  isSecretText?: ((text: string) => boolean) | undefined;
}

/** Debounced search input of a list. A possible identity number stays in memory only. */
export const SearchBox = memo(({ noun, isSecretText }: SearchBoxProps) => {
  const t = useMessages();
  const noteId = useId();
  const label = t('list.filter.search', { name: noun });
  const { values, set } = useListFilters();
  const currentQuery = typeof values['q'] === 'string' ? values['q'] : '';
  // The typed text is discarded when the query changes by other means, such as the URL or a filter
  // chip.
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  const text = typed?.over === currentQuery ? typed.text : currentQuery;

  const isSecret = mayBeIdentityNumber(text) || isSecretText?.(text) === true;

  const latestSet = useRef(set);
  useEffect(() => {
    latestSet.current = set;
  });
  const afterPointerUp = useAfterPointerUp();
  // Runs the pending search at once, for Enter and blur.
  const searchNow = useRef<() => void>(undefined);
  useEffect(() => {
    if (text.trim() === currentQuery) return;
    let cancelSearch: (() => void) | undefined;
    const search = () => {
      cancelSearch ??= afterPointerUp(() => latestSet.current('q', text.trim() || undefined));
    };
    const timer = setTimeout(search, debounceMs);
    const stop = () => {
      clearTimeout(timer);
      cancelSearch?.();
    };
    const handleLinkClick = ({ target }: MouseEvent) => {
      if (isInsideLink(target)) stop();
    };
    searchNow.current = search;
    document.addEventListener('click', handleLinkClick);
    return () => {
      stop();
      searchNow.current = undefined;
      document.removeEventListener('click', handleLinkClick);
    };
  }, [text, currentQuery, afterPointerUp]);

  const type = (what: string) => setTyped({ over: currentQuery, text: what });
  const clear = () => {
    type('');
    if (currentQuery !== '') set('q', undefined);
  };
  return (
    <FormControl sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 220, md: 260 } }}>
      <OutlinedInput
        type="search"
        size="small"
        value={text}
        placeholder={label}
        onChange={event => type(event.target.value)}
        onBlur={({ relatedTarget }) => {
          if (!isInsideLink(relatedTarget)) searchNow.current?.();
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') searchNow.current?.();
          if (event.key === 'Escape') clear();
        }}
        inputProps={{
          'aria-label': label,
          'aria-describedby': isSecret ? noteId : undefined,
          maxLength: 100,
          autoComplete: 'off',
          sx: { '&::-webkit-search-cancel-button': { display: 'none' } },
        }}
        startAdornment={
          <InputAdornment position="start">
            <SearchIcon />
          </InputAdornment>
        }
        endAdornment={
          text ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('ra.action.clear_input_value')}
                onClick={clear}
              >
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ) : undefined
        }
      />
      {isSecret ? <FormHelperText id={noteId}>{t('list.filter.secret')}</FormHelperText> : null}
    </FormControl>
  );
});
SearchBox.displayName = 'SearchBox';
