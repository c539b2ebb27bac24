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
import { verify as words } from '#texts/verify.ts';
import { CompareFile } from './CompareFile.tsx';
import { FactList } from './FactList.tsx';
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
    return value === undefined ? [] : [{ label: words.content[name], value }];
  });
  const { title, text } =
    diperbaiki && keadaan === 'DIGANTI' ? words.corrected : words.state[keadaan];
  const facts = [
    { label: words.facts.kind, value: words.kind[jenis] },
    ...(nomor === null ? [] : [{ label: words.facts.number, value: nomor, isCode: true }]),
    { label: words.facts.day, value: formatDate(tanggal) },
    ...content,
    { label: words.facts.version, value: String(versi) },
  ];
  return (
    <>
      <Alert severity={severities[keadaan]}>
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      <FactList facts={facts} />
      {content.length > 0 ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {words.compareContent}
        </Typography>
      ) : null}
    </>
  );
};
