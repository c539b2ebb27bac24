import Button from '@mui/material/Button';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Id of the `main` element. */
export const mainId = 'isi';

/** Skip link, the first tab stop; visible only while focused (WCAG 2.4.1). */
export const SkipLink = () => {
  const t = useMessages();
  return (
    <Button
      href={`#${mainId}`}
      variant="contained"
      onClick={event => {
        // Keeps the hash out of the URL.
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
      {t('app.toolbar.skip')}
    </Button>
  );
};
