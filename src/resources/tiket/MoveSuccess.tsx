import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

interface MoveSuccessProps {
  moved: { readonly dari: Peserta; readonly ke: Peserta };
  onAnother: () => void;
}

/** Success message with links to both participants. */
export const MoveSuccess = ({ moved: { dari, ke }, onAnother }: MoveSuccessProps) => {
  const t = useMessages();
  return (
    <>
      <Alert severity="success" role="note">
        {t('resources.tiket.done', { ticket: ke.noTiket ?? '', name: ke.nama })}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {[ke, dari].map(({ id, nama }) => (
            <li key={id}>
              <MuiLink
                component={Link}
                to={recordPath('peserta', id)}
                color="inherit"
                sx={{ display: 'inline-block', py: '3px' }}
              >
                {t('resources.tiket.open', { name: nama })}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Alert>
      <Box>
        <Button variant="outlined" onClick={onAnother}>
          {t('resources.tiket.another')}
        </Button>
      </Box>
    </>
  );
};
