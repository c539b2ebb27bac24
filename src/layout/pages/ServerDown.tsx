import Button from '@mui/material/Button';
import { useWords } from '#src/i18n/useWords.ts';
import { Apology } from './Apology.tsx';
import { DownDrawing } from './Drawing.tsx';

interface ServerDownProps {
  /**
   * What failed: the server, loading a chunk, or rendering. It selects the text; the title is
   * always the same.
   */
  why?: 'server' | 'chunk' | 'crash';
  /** Retries; without it only reloading the page is offered. */
  onRetry?: () => void;
}

/** 500 page. */
export const ServerDown = ({ why = 'server', onRetry }: ServerDownProps) => {
  const say = useWords();
  const text = {
    server: 'app.down.text',
    chunk: 'app.down.chunk',
    crash: 'app.down.crash',
  } as const;
  // Browsers cache a failed dynamic import until the page is reloaded.
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
