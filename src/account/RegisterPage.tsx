import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { account } from '#src/i18n/id/account.ts';
import { PublicPage } from './PublicPage.tsx';
import { useTitle } from './useTitle.ts';

const words = account.register;

/** Where a company learns how it is registered while it cannot be done online. */
export function RegisterPage() {
  useTitle(words.title);
  return (
    <PublicPage>
      <Typography variant="h1">{words.title}</Typography>
      <Typography variant="subtitle1" sx={{ mt: 1.5, mb: 1 }}>
        {words.closed}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{words.how}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 2 }}>{words.prepare}</Typography>
      <Box component="ul" sx={{ mt: 0.5, mb: 3, pl: 2.5, color: 'text.secondary' }}>
        {words.needs.map(need => (
          <li key={need}>{need}</li>
        ))}
      </Box>
      <Link component={RouterLink} to="/">
        {words.back}
      </Link>
    </PublicPage>
  );
}
