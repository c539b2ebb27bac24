import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { parseNpwp } from '#contract/core/values/npwp.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';

/** Warns of a wrong check digit of the NPWP, both who enters it and who approves it. */
export const NpwpWarning = () => {
  const t = useMessages();
  const entered = useWatch<FormValues>({ name: 'npwp' });
  const npwp = typeof entered === 'string' ? parseNpwp(entered) : null;
  return npwp === null || npwp.hasValidCheckDigit ? null : (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: 640 }}>
      {t('resources.seller.npwp_digit')}
    </Alert>
  );
};
