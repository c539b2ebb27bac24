import { useMessages } from '#src/i18n/useMessages.ts';
import { SecretDialog } from '#src/kit/fields/SecretDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

interface FirstPasswordDialogProps {
  /** The saved account, with its plaintext first password. */
  saved: AnyRecord;
  onClose: () => void;
}

/** Shows an account's first password, once. */
export const FirstPasswordDialog = ({ saved, onClose }: FirstPasswordDialogProps) => {
  const t = useMessages();
  return (
    <SecretDialog
      title={t('resources.user.initial_password.title', { name: String(saved['userName']) })}
      description={t('resources.user.initial_password.once')}
      label={t('resources.user.initial_password.label')}
      secret={String(saved['kataSandiAwal'])}
      validity={t('resources.user.initial_password.until', {
        when: formatDateTime(saved['berlakuSampai'] as string),
      })}
      onClose={onClose}
    />
  );
};
