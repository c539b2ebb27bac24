import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  newSecretInput,
  webhookCalls,
  type Webhook,
  type WebhookWithSecret,
} from '#contract/domains/webhook/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { SecretShown } from './SecretShown.tsx';

const fields = { rahasiaLamaJam: {} };
const initialValues = { rahasiaLamaJam: '24' };
const invalidates = ['webhook'];

/** Makes a new secret of a webhook and shows it once. */
export const NewSecret = ({ record: { id, nama } }: { record: Webhook }) => {
  const t = useMessages();
  const { call } = useApi();
  const mayChange = usePermission()('webhook.update');
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret>();
  if (!mayChange) return null;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIsAsking(true)}>
        {t('resources.webhook.action.newSecret.label')}
      </Button>
      {isAsking ? (
        <CommandDialog
          title={t('resources.webhook.action.newSecret.title', { name: nama })}
          description={t('resources.webhook.action.newSecret.text')}
          confirmLabel={t('resources.webhook.action.newSecret.label')}
          resource="webhook"
          schema={newSecretInput}
          fields={fields}
          initialValues={initialValues}
          maxWidth="xs"
          run={body => call(webhookCalls.newSecret, { params: { id }, body })}
          invalidates={invalidates}
          onSuccess={answer => {
            setMade(answer);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {made ? <SecretShown saved={made} onClose={() => setMade(undefined)} /> : null}
    </>
  );
};
