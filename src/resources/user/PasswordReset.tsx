import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { userCalls, type AccountWithPassword } from '#contract/domains/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useResourceForm } from '#src/kit/form/ResourceFormContext.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useIsPast } from '#src/kit/format/useToday.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx';

/** Shows whether an account still has its first password, and resets it to a new one. */
export const PasswordReset = () => {
  const t = useMessages();
  const { call } = useApi();
  const { record, isReadOnly } = useResourceForm();
  const [isConfirming, setIsConfirming] = useState(false);
  const [resetAccount, setResetAccount] = useState<AccountWithPassword>();
  // The surrounding form keeps the account as opened, so the new expiry is held here.
  const [newExpiry, setNewExpiry] = useState<string>();
  const expiry = newExpiry ?? record?.['kataSandiAwalSampai'];
  const isExpired = useIsPast(typeof expiry === 'string' ? expiry : undefined);
  if (!record) return null;
  if (isReadOnly && typeof expiry !== 'string') return null;
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
      {isReadOnly ? null : (
        <>
          <Typography color="textSecondary" sx={{ mb: 1.5, maxWidth: 640 }}>
            {t('resources.user.reset.text')}
          </Typography>
          <Button variant="outlined" onClick={() => setIsConfirming(true)}>
            {t('resources.user.reset.label')}
          </Button>
        </>
      )}
      {isConfirming ? (
        <CommandDialog
          title={t('resources.user.reset.question', { name: String(record['fullName']) })}
          description={t('resources.user.reset.text')}
          confirmLabel={t('resources.user.reset.confirm')}
          run={() => call(userCalls.resetPassword, { params: { id: record.id } })}
          invalidates={['user']}
          onSuccess={answer => {
            setResetAccount(answer);
            setNewExpiry(answer.berlakuSampai);
            setIsConfirming(false);
          }}
          notifiesErrors
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {resetAccount ? (
        <FirstPasswordDialog saved={resetAccount} onClose={() => setResetAccount(undefined)} />
      ) : null}
    </>
  );
};
