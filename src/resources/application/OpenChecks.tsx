import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Application } from '#contract/domains/application/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** The automated checks that an application did not pass, repeated before it is approved. */
export const OpenChecks = ({ record }: { record: Application }) => {
  const t = useMessages();
  // The rows of the list lack the checks.
  const { pemeriksaan = [] } = record as Partial<Application>;
  const open = pemeriksaan.filter(({ baik }) => !baik);
  if (open.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      <AlertTitle>
        {t('resources.application.page.open_checks', { smart_count: open.length })}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {open.map(({ nama, rincian }) => (
          <li key={nama}>
            {t(`resources.application.check.${nama}.bad`, { detail: rincian ?? '' })}
          </li>
        ))}
      </Box>
    </Alert>
  );
};
