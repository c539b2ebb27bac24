import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';

interface MovedProps {
  moved: { readonly dari: Peserta; readonly ke: Peserta };
  onAnother: () => void;
}

/** Success message with links to both participants. */
export const Moved = ({ moved: { dari, ke }, onAnother }: MovedProps) => {
  const say = useWords();
  return (
    <>
      <Alert severity="success" role="note">
        {say('resources.tiket.done', { ticket: ke.noTiket ?? '', name: ke.nama })}
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {[ke, dari].map(({ id, nama }) => (
            <li key={id}>
              <MuiLink
                component={Link}
                to={`/admin/peserta/detail/${id}`}
                color="inherit"
                sx={{ display: 'inline-block', py: '3px' }}
              >
                {say('resources.tiket.open', { name: nama })}
              </MuiLink>
            </li>
          ))}
        </Box>
      </Alert>
      <Box>
        <Button variant="outlined" onClick={onAnother}>
          {say('resources.tiket.another')}
        </Button>
      </Box>
    </>
  );
};
