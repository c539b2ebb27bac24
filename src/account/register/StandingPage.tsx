import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicantView } from '#contract/application/index.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useTitle } from '#src/account/useTitle.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { LookForm } from './LookForm.tsx';
import { MendForm } from './MendForm.tsx';
import { StandingView } from './StandingView.tsx';
import { useSent, type Sent } from './useSent.ts';

interface Seen {
  readonly by: Sent;
  readonly view: ApplicantView;
}

/** Page where an applicant looks up the application status and submits requested corrections. */
export function StandingPage() {
  useTitle(words.status.title);
  const sent = useSent();
  const [seen, setSeen] = useState<Seen | null>(null);
  const [mended, setMended] = useState(false);
  return (
    <PublicPage width={640}>
      <Typography variant="h1">{words.status.title}</Typography>
      {seen ? (
        <>
          {mended && (
            <Alert severity="success" sx={{ mt: 2 }} role="status">
              {words.status.mended}
            </Alert>
          )}
          <StandingView view={seen.view} />
          {seen.view.status === 'PERLU_PERBAIKAN' && seen.view.isian && (
            <MendForm
              by={seen.by}
              mendings={seen.view.perbaikan}
              said={seen.view.isian}
              onSent={view => {
                setMended(true);
                setSeen({ ...seen, view });
              }}
            />
          )}
          <Button
            variant="outlined"
            sx={{ mt: 3 }}
            onClick={() => {
              setMended(false);
              setSeen(null);
            }}
          >
            {words.status.another}
          </Button>
        </>
      ) : (
        <LookForm sent={sent} onSeen={(by, view) => setSeen({ by, view })} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, mt: 4 }}>
        <Link component={RouterLink} to="/register">
          {words.title}
        </Link>
        <Link component={RouterLink} to="/">
          {words.sign_in}
        </Link>
      </Box>
    </PublicPage>
  );
}
