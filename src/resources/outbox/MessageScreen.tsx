import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { outboxCalls, type OutboxMessage } from '#contract/outbox.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/layout/page/PageHeader.tsx';
import { LoadingPage } from '#src/layout/pages/LoadingPage.tsx';
import { NotFoundPage } from '#src/layout/pages/NotFoundPage.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { messageStateMeaning } from './definition.ts';

/** Page of one outbox message; its text is loaded on demand because reading it is audited. */
export const MessageScreen = () => {
  const id = Number(useParams()['id']);
  const { data, isPending } = useGetOne<OutboxMessage>('outbox', { id }, { retry: false });
  if (isPending) return <LoadingPage />;
  return data ? <MessageContent key={data.id} message={data} /> : <NotFoundPage />;
};

const MessageContent = ({ message }: { message: OutboxMessage }) => {
  const t = useMessages();
  const { call } = useApi();
  const [text, setText] = useState<string | null>();
  const reveal = useCommand({
    run: () => call(outboxCalls.reveal, { params: { id: message.id } }),
    onSuccess: ({ isi }) => setText(isi),
    onError: ({ message: detail }) => ({ _: t('resources.outbox.page.failed', { detail }) }),
  });
  const { status, kepada, dibuat, kesalahan } = message;
  return (
    <>
      <PageHeader
        title={message.perihal}
        description={[kepada, formatDateTime(dibuat)].filter(Boolean).join(' · ')}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
          <StateChip
            meaning={messageStateMeaning[status]}
            label={t(`resources.outbox.status.${status}`)}
          />
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {t(`resources.outbox.meaning.${status}`)}
          </Box>
        </Box>
      </PageHeader>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2, justifyItems: 'start' }}>
        {kesalahan ? <Alert severity="warning">{kesalahan}</Alert> : null}
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
          <Box component="section" aria-label={t('resources.outbox.page.text')} sx={messageText}>
            {text}
          </Box>
        )}
      </Box>
    </>
  );
};

const messageText = {
  width: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
