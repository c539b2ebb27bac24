import { useMessages } from '#src/i18n/useMessages.ts';
import { SecretDialog } from '#src/kit/fields/SecretDialog.tsx';
import type { AnyRecord } from '#src/kit/resource/definition.ts';

interface SecretShownProps {
  /** The saved webhook, with its new secret. */
  saved: AnyRecord;
  onClose: () => void;
}

/** Shows the secret of a webhook, once. */
export const SecretShown = ({ saved, onClose }: SecretShownProps) => {
  const t = useMessages();
  return (
    <SecretDialog
      title={t('resources.webhook.secret.title', { name: String(saved['nama']) })}
      description={t('resources.webhook.secret.once')}
      label={t('resources.webhook.secret.label')}
      secret={String(saved['rahasia'])}
      validity={t('resources.webhook.secret.use')}
      onClose={onClose}
    />
  );
};
