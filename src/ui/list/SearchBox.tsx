import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#src/i18n/useWords.ts';
import { useListFilters } from './FiltersContext.ts';
import { mayBeIdentity } from './identity.ts';
import { useRelease } from './useRelease.ts';

/** Debounce delay in ms. */
const pause = 350;

/**
 * Whether the target is inside a link. Searching after a link was clicked would update the URL and
 * navigate back to the list.
 */
const leadsAway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a[href]') !== null;

/** Debounced search input of a list. A possible identity number is kept in memory only. */
export const SearchBox = ({ noun }: { noun: string }) => {
  const say = useWords();
  const { values, set } = useListFilters();
  const asked = typeof values['q'] === 'string' ? values['q'] : '';
  // The typed text is discarded when the query changes by other means, such as the URL or a filter
  // chip.
  const [typed, setTyped] = useState<{ over: string; text: string }>();
  const text = typed?.over === asked ? typed.text : asked;

  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  const onRelease = useRelease();
  // Runs the pending search at once, for Enter and blur.
  const soon = useRef<() => void>(undefined);
  useEffect(() => {
    if (text.trim() === asked) return;
    let callOff: (() => void) | undefined;
    const ask = () => {
      callOff ??= onRelease(() => latest.current('q', text.trim() || undefined));
    };
    const timer = setTimeout(ask, pause);
    const stop = () => {
      clearTimeout(timer);
      callOff?.();
    };
    const goOn = ({ target }: MouseEvent) => {
      if (leadsAway(target)) stop();
    };
    soon.current = ask;
    document.addEventListener('click', goOn);
    return () => {
      stop();
      soon.current = undefined;
      document.removeEventListener('click', goOn);
    };
  }, [text, asked, onRelease]);

  const type = (what: string) => setTyped({ over: asked, text: what });
  const clear = () => {
    type('');
    if (asked !== '') set('q', undefined);
  };
  return (
    <TextField
      type="search"
      value={text}
      placeholder={say('list.filter.search', { name: noun })}
      onChange={event => type(event.target.value)}
      onBlur={({ relatedTarget }) => {
        if (!leadsAway(relatedTarget)) soon.current?.();
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') soon.current?.();
        if (event.key === 'Escape') clear();
      }}
      helperText={mayBeIdentity(text) ? say('list.filter.secret') : undefined}
      sx={{ width: { xs: '100%', sm: 260 }, flex: 'none' }}
      slotProps={{
        htmlInput: {
          'aria-label': say('list.filter.search', { name: noun }),
          maxLength: 100,
          autoComplete: 'off',
          sx: { '&::-webkit-search-cancel-button': { display: 'none' } },
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          ),
          endAdornment: text ? (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={say('ra.action.clear_input_value')}
                onClick={clear}
              >
                <ClearIcon />
              </IconButton>
            </InputAdornment>
          ) : undefined,
        },
      }}
    />
  );
};
