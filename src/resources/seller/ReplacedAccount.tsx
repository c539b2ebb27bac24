import Alert from '@mui/material/Alert';
import { useWatch } from 'react-hook-form';
import { useMessages } from '#src/i18n/useMessages.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';

/** Names the bank account that a version replaces, for the person who compares and approves it. */
export const ReplacedAccount = () => {
  const t = useMessages();
  const account = useWatch<FormValues>({ name: 'rekeningSebelumnya' });
  return typeof account === 'string' ? (
    <Alert severity="warning" sx={{ mt: 2, maxWidth: 640 }}>
      {t('resources.seller.replaces_account', { account })}
    </Alert>
  ) : null;
};
