import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';
import { Apology } from './Apology.tsx';
import { DownDrawing } from './Drawing.tsx';

interface ServerDownProps {
  /**
   * What failed: the server, a part of the console that could not be fetched, or the console itself.
   * The heading is fixed; the sentence below it says which.
   */
  why?: 'server' | 'chunk' | 'crash';
  /** Tries again; without it the only way on is to load the page anew. */
  onRetry?: () => void;
}

/** The 500 page. */
export const ServerDown = ({ why = 'server', onRetry }: ServerDownProps) => {
  const say = useWords();
  const text = {
    server: 'app.down.text',
    chunk: 'app.down.chunk',
    crash: 'app.down.crash',
  } as const;
  // What could not be fetched stays failed for as long as this page lives.
  const retry = why === 'chunk' ? undefined : onRetry;
  return (
    <Apology drawing={<DownDrawing />} title={say('app.down.title')} texts={[say(text[why])]}>
      {retry ? (
        <Button variant="contained" onClick={retry}>
          {say('app.down.action')}
        </Button>
      ) : null}
      {retry && why === 'server' ? null : (
        <Button
          variant={retry ? 'outlined' : 'contained'}
          onClick={() => {
            window.location.reload();
          }}
        >
          {say('app.down.reload')}
        </Button>
      )}
    </Apology>
  );
};
