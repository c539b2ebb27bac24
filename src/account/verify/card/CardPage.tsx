import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { cardOfQr } from '#contract/core/health-card.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { card as words } from '#texts/card.ts';
import { verify } from '#texts/verify.ts';
import { CardCamera } from './CardCamera.tsx';
import { CardResult } from './CardResult.tsx';
import { checkCard, type CheckedCard, type Issuer } from './checkCard.ts';
import { cardOfFile } from './cardOfFile.ts';
import { StoreForOffline } from './StoreForOffline.tsx';
import { useIssuer } from './useIssuer.ts';

/** Public page that checks a SMART Health Card in the browser, also without network. */
export function CardPage() {
  useDocumentTitle(words.title);
  const { issuer, readAt, state, retry } = useIssuer();
  return (
    <PublicPage width={520}>
      <Typography variant="h1">{words.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {words.lead}
      </Typography>
      {issuer ? (
        <CardCheck issuer={issuer} />
      ) : state === 'loading' ? (
        <Typography role="status">{words.loading}</Typography>
      ) : (
        <Alert
          severity="warning"
          action={
            <Button size="small" color="inherit" onClick={retry}>
              {words.noKeys.retry}
            </Button>
          }
        >
          <AlertTitle>{words.noKeys.title}</AlertTitle>
          {words.noKeys.text}
        </Alert>
      )}
      {readAt === undefined ? null : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 3, mb: 1 }}>
          {interpolate(state === 'failed' ? words.offline : words.readAt, {
            when: formatDateTime(readAt),
          })}
        </Typography>
      )}
      {state === 'read' ? <StoreForOffline /> : null}
      <Link component={RouterLink} to="/" sx={{ display: 'block', width: 'fit-content', mt: 4 }}>
        {verify.sign_in}
      </Link>
    </PublicPage>
  );
}

/** The ways to enter a card, and what was found out about it. */
function CardCheck({ issuer }: { issuer: Issuer }) {
  const [text, setText] = useState('');
  const [isCameraOpen, setIsCameraOpen] = useState(false);
  const [card, setCard] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<CheckedCard>();

  // A list of revoked cards that arrives later changes the result of a card that was checked before.
  useEffect(() => {
    let isEnded = false;
    if (card === undefined) return;
    void checkCard(card, issuer).then(found => {
      if (!isEnded) setResult(found);
    });
    return () => {
      isEnded = true;
    };
  }, [card, issuer]);

  const enter = (found: string | undefined): void => {
    setCard(found);
    setResult(undefined);
    setProblem(found === undefined ? words.noCard : undefined);
  };
  const type = (typed: string): void => {
    setText(typed);
    if (typed.trim() === '') {
      enter(undefined);
      setProblem(undefined);
    } else enter(cardOfQr(typed));
  };
  const readFile = async (file: File): Promise<void> => {
    setText('');
    enter(await cardOfFile(file).catch(() => undefined));
  };

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={words.code}
        value={text}
        onChange={event => type(event.target.value)}
        error={problem !== undefined}
        helperText={problem ?? words.codeHelp}
        multiline
        maxRows={3}
        autoComplete="off"
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => setIsCameraOpen(!isCameraOpen)}>
          {isCameraOpen ? words.camera.close : words.camera.open}
        </Button>
        <Button component="label" variant="outlined">
          {words.file}
          <input
            type="file"
            accept="image/*,.smart-health-card,application/smart-health-card"
            style={visuallyHidden}
            onChange={event => {
              const [file] = event.target.files ?? [];
              // The same file can be chosen again.
              event.target.value = '';
              if (file) void readFile(file);
            }}
          />
        </Button>
      </Box>
      {isCameraOpen ? (
        <CardCamera
          onCard={found => {
            setIsCameraOpen(false);
            setText('');
            enter(found);
          }}
        />
      ) : null}
      <div role="status">{result ? <CardResult result={result} /> : null}</div>
    </Box>
  );
}
