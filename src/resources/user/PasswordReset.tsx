import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { userCalls, type AccountWithPassword } from '#contract/user.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { useIsPast } from '#src/ui/format/useToday.ts';
import { useResourceForm } from '#src/ui/form/ResourceFormContext.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { FirstPasswordDialog } from './FirstPasswordDialog.tsx';

/** Shows whether an account still has its first password, and resets it to a new one. */
export const PasswordReset = () => {
  const t = useMessages();
  const id = useId();
  const { call } = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const { record, isReadOnly: readOnly } = useResourceForm();
  const [isConfirming, setIsConfirming] = useState(false);
  const [sending, setSending] = useState(false);
  const [resetAccount, setResetAccount] = useState<AccountWithPassword>();
  // The surrounding form keeps the account as opened, so the new expiry is held here.
  const [newExpiry, setNewExpiry] = useState<string>();
  const expiry = newExpiry ?? record?.['kataSandiAwalSampai'];
  const isExpired = useIsPast(typeof expiry === 'string' ? expiry : undefined);
  if (!record) return null;

  const reset = async (): Promise<void> => {
    setSending(true);
    try {
      const answer = await call(userCalls.resetPassword, { params: { id: record.id } });
      setResetAccount(answer);
      setNewExpiry(answer.berlakuSampai);
      setIsConfirming(false);
      await invalidateResource(client, 'user');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 401) notify(error.message, { type: 'error' });
    } finally {
      setSending(false);
    }
  };

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
      <Dialog
        open={isConfirming}
        onClose={sending ? undefined : () => setIsConfirming(false)}
        aria-labelledby={id}
        fullWidth
      >
        <DialogTitle id={id}>
          {t('resources.user.reset.question', { name: String(record['fullName']) })}
        </DialogTitle>
        <DialogContent>
          <DialogContentText>{t('resources.user.reset.text')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={() => setIsConfirming(false)}>
            {t('common.action.cancel')}
          </Button>
          <Button variant="contained" loading={sending} onClick={() => void reset()}>
            {t('resources.user.reset.confirm')}
          </Button>
        </DialogActions>
      </Dialog>
      {resetAccount ? (
        <FirstPasswordDialog saved={resetAccount} onClose={() => setResetAccount(undefined)} />
      ) : null}
    </>
  );
};
