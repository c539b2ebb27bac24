import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  newSecretInput,
  webhookCalls,
  type Webhook,
  type WebhookWithSecret,
} from '#contract/domains/webhook/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { SecretShown } from './SecretShown.tsx';

const fields = { rahasiaLamaJam: {} };
const initialValues = { rahasiaLamaJam: '24' };
const invalidates = ['webhook'];

/** With which secrets a webhook is signed, and a button that makes a new one and shows it once. */
export const NewSecret = ({ record: { id, nama, rahasiaLamaSampai } }: { record: Webhook }) => {
  const t = useMessages();
  const { call } = useApi();
  const mayChange = usePermission()('webhook.update');
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<WebhookWithSecret>();
  return (
    <>
      <Typography color="textSecondary">
        {rahasiaLamaSampai
          ? t('resources.webhook.secret.both', { when: formatDateTime(rahasiaLamaSampai) })
          : t('resources.webhook.secret.one')}
      </Typography>
      {mayChange ? (
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIsAsking(true)}>
          {t('resources.webhook.action.newSecret.label')}
        </Button>
      ) : null}
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
