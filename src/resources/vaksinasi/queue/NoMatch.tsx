import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatPhone, phoneHref } from '#src/kit/format/phone.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { touchTarget } from '../styles.ts';
import { useFaskesContacts } from './useQueue.ts';
import type { QueueParams } from './useQueueParams.ts';

/** Where to go on for someone whom the search of the facility does not find. */
export const NoMatch = ({ queueParams: { idFaskes, isOwn } }: { queueParams: QueueParams }) => {
  const t = useMessages();
  const can = usePermission();
  const contacts = useFaskesContacts(idFaskes);
  return (
    <Box>
      <Typography sx={{ mb: 1 }}>{t('resources.vaksinasi.search.none_text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {can('voucher.check') ? (
          <Button
            variant="outlined"
            component={Link}
            to="/dashboard/voucher/validate"
            sx={touchTarget}
          >
            {t('resources.vaksinasi.search.voucher')}
          </Button>
        ) : null}
        {can('peserta.read') ? (
          <Button
            variant="outlined"
            component={Link}
            to={isOwn ? '/dashboard/table-list' : '/admin/peserta/list-upload'}
            sx={touchTarget}
          >
            {t('resources.vaksinasi.search.all')}
          </Button>
        ) : null}
      </Box>
      {contacts.length > 0 ? (
        <>
          <Typography component="h3" variant="subtitle2">
            {t('resources.vaksinasi.search.contacts')}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {contacts.map(({ id, namaBHBU, namaPIC, noHP }) => (
              <Box component="li" key={id} sx={contactStyle}>
                <span>{[namaBHBU, namaPIC].filter(Boolean).join(' · ')}</span>
                <MuiLink href={phoneHref(noHP)} sx={phoneStyle}>
                  {formatPhone(noHP)}
                </MuiLink>
              </Box>
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  );
};

const contactStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
};
const phoneStyle = { display: 'inline-flex', alignItems: 'center', ...touchTarget };
