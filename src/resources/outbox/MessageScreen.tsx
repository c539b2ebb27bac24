import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { outboxCalls, type OutboxMessage } from '#contract/domains/outbox.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { RecordPage } from '#src/kit/form/ResourcePages.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Card, Detail } from '#src/kit/page/ListBox.tsx';
import { defineResource } from '#src/kit/resource/definition.ts';
import { visuallyHidden } from '#src/kit/theme/visuallyHidden.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { definition } from './definition.ts';

interface MessageProps {
  record: OutboxMessage;
}

const MessageHead = ({ record: { status, kepada, lampiran, dibuat } }: MessageProps) => {
  const t = useMessages();
  const facts = [
    kepada,
    formatDateTime(dibuat),
    lampiran === null ? null : t('resources.outbox.page.attachment', { name: lampiran }),
    t(`resources.outbox.meaning.${status}`),
  ];
  return <Detail>{facts.filter(Boolean).join(' · ')}</Detail>;
};

/** The text of a message, loaded on demand because reading it is audited. */
const MessageText = ({ record: { id, kesalahan, alasan } }: MessageProps) => {
  const t = useMessages();
  const { call } = useApi();
  const textId = useId();
  const [text, setText] = useState<string | null>();
  const reveal = useCommand({
    run: () => call(outboxCalls.reveal, { params: { id } }),
    onSuccess: ({ isi }) => setText(isi),
    onError: ({ message: detail }) => ({ _: t('resources.outbox.page.failed', { detail }) }),
  });
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2, justifyItems: 'start' }}>
      {kesalahan ? <Alert severity="warning">{kesalahan}</Alert> : null}
      {alasan ? (
        <Alert severity="info">{t('resources.outbox.page.dismissed', { reason: alasan })}</Alert>
      ) : null}
      {reveal.errors['_'] ? <Alert severity="error">{reveal.errors['_']}</Alert> : null}
      {text === undefined ? (
        <>
          <Typography color="textSecondary">{t('resources.outbox.page.audited')}</Typography>
          <Button variant="contained" onClick={() => void reveal.run()}>
            {t('resources.outbox.page.read')}
          </Button>
        </>
      ) : text === null ? (
        <Alert severity="info" role="status">
          {t('resources.outbox.page.content_deleted')}
        </Alert>
      ) : (
        <Card
          labelledBy={textId}
          sx={{ width: 1, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          <Box component="h2" id={textId} sx={visuallyHidden}>
            {t('resources.outbox.page.text')}
          </Box>
          {text}
        </Card>
      )}
    </Box>
  );
};

const messageDefinition = defineResource<OutboxMessage>({
  ...definition,
  show: {
    chips: ['status'],
    Head: MessageHead,
    // Its password or voucher may have to be renewed there.
    primary: ({ status, tautan }) =>
      tautan === null
        ? status === 'dead'
          ? 'retry'
          : undefined
        : { label: 'resources.outbox.page.record', to: tautan, right: 'outbox.read' },
    Facts: MessageText,
  },
});

/** Page of one outbox message. */
export const MessageScreen = () => <RecordPage definition={messageDefinition} />;
