import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import type { ReadBackResult } from '#contract/domains/faktur/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';

/** What became of the rows of a list of Coretax: saved, with differences, not usable. */
export const ReadBackAnswer = ({
  result: { jumlahBaris, diperbarui, tetap, berselisih, ditolak },
}: {
  result: ReadBackResult;
}) => {
  const t = useMessages();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box role="status">
        {t('resources.faktur.readBack.result', {
          smart_count: jumlahBaris,
          changed: diperbarui,
          same: tetap,
        })}
      </Box>
      {berselisih.length > 0 ? (
        <RecordSection title={t('resources.faktur.section.differences')}>
          <ListBox>
            {berselisih.map(({ id, referensi, selisih }) => (
              <ListRow key={id}>
                <MuiLink component={Link} to={recordPath('faktur', id)}>
                  {referensi}
                </MuiLink>
                <Detail>
                  {selisih.map(({ jenis }) => t(`resources.faktur.difference.${jenis}`)).join(', ')}
                </Detail>
              </ListRow>
            ))}
          </ListBox>
        </RecordSection>
      ) : null}
      {ditolak.length > 0 ? (
        <RecordSection title={t('resources.faktur.readBack.rejected')}>
          <Alert severity="warning">
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {ditolak.map(({ baris: number, pesan }) => (
                <li key={number}>
                  {t('resources.faktur.readBack.row', { number, message: pesan })}
                </li>
              ))}
            </Box>
          </Alert>
        </RecordSection>
      ) : null}
    </Box>
  );
};
