import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';

/** The id of the page's main part. */
export const mainId = 'isi';

/** The first thing Tab reaches: past the menu, into the page. Seen only while it has the focus. */
export const SkipLink = () => {
  const say = useWords();
  return (
    <Button
      href={`#${mainId}`}
      variant="contained"
      onClick={event => {
        // The address keeps naming the page, not a place in it.
        event.preventDefault();
        document.getElementById(mainId)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 10,
        left: 10,
        zIndex: 'tooltip',
        '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
      }}
    >
      {say('app.toolbar.skip')}
    </Button>
  );
};
