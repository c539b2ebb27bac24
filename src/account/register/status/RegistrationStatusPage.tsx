import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ApplicantView } from '#contract/domains/application/index.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { register as words } from '#texts/register.ts';
import { StatusLookupForm } from './StatusLookupForm.tsx';
import { CorrectionForm } from './CorrectionForm.tsx';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import { useSentTicket, type SentTicket } from './useSentTicket.ts';

interface LookedUpApplication {
  readonly ticket: SentTicket;
  readonly view: ApplicantView;
}

/** Page where an applicant looks up the application status and submits requested corrections. */
export function RegistrationStatusPage() {
  useDocumentTitle(words.status.title);
  const sentTicket = useSentTicket();
  const [application, setApplication] = useState<LookedUpApplication | null>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  return (
    <PublicPage width={640}>
      <Typography variant="h1">{words.status.title}</Typography>
      {application ? (
        <>
          {isCorrected && (
            <Alert severity="success" sx={{ mt: 2 }} role="status">
              {words.status.correction_sent}
            </Alert>
          )}
          <RegistrationStatus view={application.view} />
          {application.view.status === 'PERLU_PERBAIKAN' && application.view.isian && (
            <CorrectionForm
              ticket={application.ticket}
              corrections={application.view.perbaikan}
              previousValues={application.view.isian}
              onSent={view => {
                setIsCorrected(true);
                setApplication({ ...application, view });
              }}
            />
          )}
          <Button
            variant="outlined"
            sx={{ mt: 3 }}
            onClick={() => {
              setIsCorrected(false);
              setApplication(null);
            }}
          >
            {words.status.another}
          </Button>
        </>
      ) : (
        <StatusLookupForm
          sentTicket={sentTicket}
          onFound={(ticket, view) => setApplication({ ticket, view })}
        />
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
