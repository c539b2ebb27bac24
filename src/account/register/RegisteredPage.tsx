import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { fillIn } from '#src/account/fillIn.ts';
import { Notice } from '#src/account/Notice.tsx';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useTitle } from '#src/account/useTitle.ts';
import { register as words } from '#src/i18n/id/register.ts';
import { codeFace } from '#src/layout/theme/typography.ts';
import { useSent } from './useSent.ts';

/** Confirmation after submission: the ticket number and its use. */
export function RegisteredPage() {
  useTitle(words.done.title);
  const sent = useSent();
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicPage width={480}>
      <Typography variant="h1" ref={heading} tabIndex={-1}>
        {words.done.title}
      </Typography>
      {sent ? (
        <>
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            {fillIn(words.done.lead, { email: sent.email })}
          </Typography>
          <Box sx={ticket}>
            <Box>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{words.done.ticket}</Box>
              <Box sx={{ ...codeFace, typography: 'h3' }}>{sent.nomorTiket}</Box>
            </Box>
            <Button
              variant="outlined"
              onClick={() => {
                void navigator.clipboard.writeText(sent.nomorTiket).then(() => setCopied(true));
              }}
            >
              {words.done.copy}
            </Button>
          </Box>
          <Typography sx={{ color: 'text.secondary' }}>{words.done.keep}</Typography>
        </>
      ) : (
        <Typography sx={{ mt: 1 }}>{words.done.unknown}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, mt: 3 }}>
        <Link component={RouterLink} to="/register/status" state={sent}>
          {words.done.status}
        </Link>
        <Link component={RouterLink} to="/">
          {words.sign_in}
        </Link>
      </Box>
      <Notice text={copied ? words.done.copied : null} onClose={() => setCopied(false)} />
    </PublicPage>
  );
}

const ticket = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  my: 2.5,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
