import { useMessages } from '#src/i18n/useMessages.ts';
import { SecretDialog } from '#src/kit/fields/SecretDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

interface TokenDialogProps {
  /** The saved machine account, with its new token. */
  saved: AnyRecord;
  onClose: () => void;
}

/** Shows the token of a machine account, once. */
export const TokenDialog = ({ saved, onClose }: TokenDialogProps) => {
  const t = useMessages();
  return (
    <SecretDialog
      title={t('resources.machineAccount.token.title', { name: String(saved['nama']) })}
      description={t('resources.machineAccount.token.once')}
      label={t('resources.machineAccount.token.label')}
      secret={String(saved['token'])}
      validity={t('resources.machineAccount.token.until', {
        when: formatDateTime(saved['tokenSampai'] as string),
      })}
      onClose={onClose}
    />
  );
};
