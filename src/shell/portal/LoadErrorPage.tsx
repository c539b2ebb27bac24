import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { account } from '#texts/account.ts';

const messages = account.load_error;

/** Page in place of one that cannot be loaded: no connection, or a newer deployment. */
export const LoadErrorPage = () => (
  <Box
    component="main"
    role="alert"
    sx={{ maxWidth: 440, mx: 'auto', px: 2, pt: '20vh', textAlign: 'center' }}
  >
    <Typography variant="h1">{messages.title}</Typography>
    <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{messages.text}</Typography>
    <Button variant="contained" onClick={() => location.reload()}>
      {messages.action}
    </Button>
  </Box>
);
