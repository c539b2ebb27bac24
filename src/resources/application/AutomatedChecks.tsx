import CheckIcon from '@mui/icons-material/Check';
import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Application } from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Lists the server's automated checks as hints for the verifier. */
export const AutomatedChecks = ({ record }: { record: Application }) => {
  const t = useMessages();
  if (record.pemeriksaan.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="pemeriksaan">
      <Typography variant="h3" component="h2" id="pemeriksaan" sx={{ mb: 1 }}>
        {t('resources.application.page.checks')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {record.pemeriksaan.map(({ nama, baik, rincian }) => (
          <Box component="li" key={nama} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            {baik ? (
              <CheckIcon fontSize="small" sx={{ color: 'success.main', mt: '1px' }} />
            ) : (
              <WarningAmberIcon fontSize="small" sx={{ color: 'warning.main', mt: '1px' }} />
            )}
            <span>
              {t(`resources.application.check.${nama}.${baik ? 'good' : 'bad'}`, {
                detail: rincian ?? '',
              })}
            </span>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
