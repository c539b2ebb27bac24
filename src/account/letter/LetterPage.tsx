import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { suratCalls, type OpenedSurat } from '#contract/domains/surat.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { DocumentPaper } from '#src/print/DocumentPaper.tsx';
import { usePageScale } from '#src/print/usePageScale.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { isNotFound } from '#src/providers/api/isNotFound.ts';
import { letter as words } from '#texts/letter.ts';
import { LetterAnswer } from './LetterAnswer.tsx';

/** Why a letter was not opened: its link is unknown, or the message of another failure. */
type Failure = { readonly isUnknown: true } | { readonly isUnknown: false; readonly text: string };

/**
 * Public page behind the personal link of a letter. It opens the letter on a press only, so that a
 * program that follows links in mails does not count as its reader.
 */
export function LetterPage() {
  useDocumentTitle(words.title);
  const token = (useParams()['token'] ?? '').toUpperCase();
  return (
    <PublicPage width={820}>
      <Typography variant="h1">{words.title}</Typography>
      {/* The key forgets the letter of another link. */}
      <Letter key={token} token={token} />
      <Link component={RouterLink} to="/" sx={{ display: 'block', width: 'fit-content', mt: 4 }}>
        {words.sign_in}
      </Link>
    </PublicPage>
  );
}

function Letter({ token }: { token: string }) {
  const { call } = useApi();
  const [opened, setOpened] = useState<OpenedSurat>();
  const [failure, setFailure] = useState<Failure>();
  const [isOpening, setIsOpening] = useState(false);
  const open = async () => {
    setIsOpening(true);
    setFailure(undefined);
    try {
      setOpened(await call(suratCalls.open, { params: { token } }));
    } catch (error) {
      setFailure(
        isNotFound(error) || !/^[A-Z2-7]{26}$/.test(token)
          ? { isUnknown: true }
          : { isUnknown: false, text: error instanceof Error ? error.message : '' },
      );
    } finally {
      setIsOpening(false);
    }
  };
  if (opened) {
    return (
      <>
        <Paper document={opened.dokumen} />
        <LetterAnswer token={token} letter={opened} onAnswered={setOpened} />
      </>
    );
  }
  return (
    <>
      <Typography sx={{ mt: 2 }}>{words.intro}</Typography>
      <Box role="status" sx={{ mt: 2 }}>
        {failure ? (
          <Alert severity={failure.isUnknown ? 'error' : 'warning'}>
            <AlertTitle>{failure.isUnknown ? words.unknown.title : words.failed}</AlertTitle>
            {failure.isUnknown ? words.unknown.text : failure.text}
          </Alert>
        ) : null}
      </Box>
      <Button variant="contained" loading={isOpening} sx={{ mt: 2 }} onClick={() => void open()}>
        {failure ? words.retry : words.open}
      </Button>
    </>
  );
}

/** The letter as wide as the page. */
const Paper = ({ document }: { document: OpenedSurat['dokumen'] }) => {
  const container = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLElement>(null);
  const { scale } = usePageScale(container);
  return (
    <Box
      ref={container}
      role="region"
      aria-label={words.page}
      tabIndex={0}
      sx={{ mt: 2, overflowX: 'auto' }}
    >
      <DocumentPaper ref={paper} document={document} mark={undefined} scale={scale} />
    </Box>
  );
};
