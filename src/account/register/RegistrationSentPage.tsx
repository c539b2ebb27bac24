import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { NoticeSnackbar } from '#src/account/NoticeSnackbar.tsx';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { codeStyle } from '#src/kit/theme/typography.ts';
import { register as words } from '#texts/register.ts';
import { useSentTicket } from './status/useSentTicket.ts';

/** Confirmation after submission: the ticket number and its use. */
export function RegistrationSentPage() {
  useDocumentTitle(words.done.title);
  const sentTicket = useSentTicket();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicPage width={480}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {words.done.title}
      </Typography>
      {sentTicket ? (
        <>
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {interpolate(words.done.lead, { email: sentTicket.email })}
          </Typography>
          <Card sx={ticketStyle}>
            <Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words.done.ticket}</Box>
              <Box sx={{ ...codeStyle, typography: 'h3' }}>{sentTicket.nomorTiket}</Box>
            </Box>
            <Button
              variant="outlined"
              onClick={() => {
                void navigator.clipboard
                  .writeText(sentTicket.nomorTiket)
                  .then(() => setIsCopied(true));
              }}
            >
              {words.done.copy}
            </Button>
          </Card>
          <Typography sx={{ color: 'text.secondary' }}>{words.done.ticket_hint}</Typography>
        </>
      ) : (
        <Typography sx={{ mt: 1 }}>{words.done.unknown}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, mt: 3 }}>
        <Link component={RouterLink} to="/register/status" state={sentTicket ?? undefined}>
          {words.done.status}
        </Link>
        <Link component={RouterLink} to="/">
          {words.sign_in}
        </Link>
      </Box>
      <NoticeSnackbar
        text={isCopied ? words.done.copied : null}
        onClose={() => setIsCopied(false)}
      />
    </PublicPage>
  );
}

const ticketStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  my: 2.5,
} as const;
