import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { documentFactNames, type VerifiedDocument } from '#contract/core/document/calls.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { verify as words } from '#texts/verify.ts';
import { CompareFile } from './CompareFile.tsx';
import { useVerifiedDocument } from './useVerifiedDocument.ts';

/** Public page that a document's QR code leads to: whether it is genuine, and which document it is. */
export function VerifyPage() {
  useDocumentTitle(words.title);
  const token = (useParams()['token'] ?? '').toUpperCase();
  return (
    <PublicPage width={520}>
      <Typography variant="h1">{words.title}</Typography>
      {/* The key forgets the result of another code. */}
      <Verification key={token} token={token} />
      <Link component={RouterLink} to="/" sx={{ display: 'inline-block', mt: 4 }}>
        {words.sign_in}
      </Link>
    </PublicPage>
  );
}

function Verification({ token }: { token: string }) {
  const { verification, retry } = useVerifiedDocument(token);
  return (
    <>
      <Box role="status" sx={{ mt: 2 }}>
        {verification.state === 'loading' ? (
          <Skeleton variant="rounded" height={88} aria-label={words.loading} />
        ) : verification.state === 'found' ? (
          <Genuineness document={verification.document} />
        ) : verification.state === 'unknown' ? (
          <Alert severity="error">
            <AlertTitle>{words.unknown.title}</AlertTitle>
            {words.unknown.text}
          </Alert>
        ) : (
          <Alert
            severity="warning"
            action={
              <Button size="small" color="inherit" onClick={retry}>
                {words.retry}
              </Button>
            }
          >
            <AlertTitle>{words.failed}</AlertTitle>
            {verification.message}
          </Alert>
        )}
      </Box>
      {verification.state === 'found' ? (
        <CompareFile token={token} kind={verification.document.jenis} />
      ) : null}
    </>
  );
}

const severities = {
  BELUM_BERLAKU: 'info',
  BERLAKU: 'success',
  BERAKHIR: 'warning',
  DIGANTI: 'warning',
  DIBATALKAN: 'error',
} as const satisfies Record<VerifiedDocument['keadaan'], string>;

const Genuineness = ({ document }: { document: VerifiedDocument }) => {
  const { keadaan, diperbaiki, jenis, nomor, tanggal, versi, isi } = document;
  const content = documentFactNames.flatMap(name => {
    const value = isi[name];
    return value === undefined ? [] : [[words.content[name], value] as const];
  });
  const { title, text } =
    diperbaiki && keadaan === 'DIGANTI' ? words.corrected : words.state[keadaan];
  const facts = [
    [words.facts.kind, words.kind[jenis]],
    ...(nomor === null ? [] : [[words.facts.number, nomor]]),
    [words.facts.day, formatDate(tanggal)],
    ...content,
    [words.facts.version, String(versi)],
  ] as const;
  return (
    <>
      <Alert severity={severities[keadaan]}>
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      <Box component="dl" sx={factsStyle}>
        {facts.map(([label, value]) => (
          <Box key={label} component="div">
            <Box component="dt">{label}</Box>
            <Box component="dd" sx={label === words.facts.number ? numberStyle : undefined}>
              {value}
            </Box>
          </Box>
        ))}
      </Box>
      {content.length > 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {words.compareContent}
        </Typography>
      ) : null}
    </>
  );
};

const numberStyle = { ...codeStyle, whiteSpace: 'normal', overflowWrap: 'anywhere' };

const factsStyle = {
  m: 0,
  mt: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '120px minmax(0, 1fr)',
    columnGap: 2,
    px: 2,
    py: 1,
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500 },
};
