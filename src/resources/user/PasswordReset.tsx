import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { userCalls, type AccountWithPassword } from '#contract/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '#src/ui/command/ConfirmDialog.tsx';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { useIsPast } from '#src/ui/format/useToday.ts';
import { useResourceForm } from '#src/ui/form/ResourceFormContext.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx';

/** Shows whether an account still has its first password, and resets it to a new one. */
export const PasswordReset = () => {
  const t = useMessages();
  const { call } = useApi();
  const { record, isReadOnly: readOnly } = useResourceForm();
  const [isConfirming, setIsConfirming] = useState(false);
  const [resetAccount, setResetAccount] = useState<AccountWithPassword>();
  // The surrounding form keeps the account as opened, so the new expiry is held here.
  const [newExpiry, setNewExpiry] = useState<string>();
  const expiry = newExpiry ?? record?.['kataSandiAwalSampai'];
  const isExpired = useIsPast(typeof expiry === 'string' ? expiry : undefined);
  const reset = useCommand({
    run: () => call(userCalls.resetPassword, { params: { id: record?.id ?? 0 } }),
    invalidates: ['user'],
    onSuccess: answer => {
      setResetAccount(answer);
      setNewExpiry(answer.berlakuSampai);
      setIsConfirming(false);
    },
    notifiesErrors: true,
  });
  if (!record) return null;
  if (readOnly && typeof expiry !== 'string') return null;
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {t('resources.user.section.password')}
      </Typography>
      {typeof expiry === 'string' ? (
        <Typography sx={{ mb: 1, maxWidth: 640 }}>
          {t(isExpired ? 'resources.user.reset.expired' : 'resources.user.reset.pending', {
            when: formatDateTime(expiry),
          })}
        </Typography>
      ) : null}
      {readOnly ? null : (
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: 640 }}>
            {t('resources.user.reset.text')}
          </Typography>
          <Button variant="outlined" onClick={() => setIsConfirming(true)}>
            {t('resources.user.reset.label')}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={t('resources.user.reset.question', { name: String(record['fullName']) })}
        description={t('resources.user.reset.text')}
        confirmLabel={t('resources.user.reset.confirm')}
        command={reset}
        onConfirm={reset.run}
        onClose={() => setIsConfirming(false)}
      />
      {resetAccount ? (
        <FirstPasswordDialog saved={resetAccount} onClose={() => setResetAccount(undefined)} />
      ) : null}
    </>
  );
};
