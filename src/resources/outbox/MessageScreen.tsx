import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { outboxCalls, type OutboxMessage } from '#contract/outbox.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { meaningOf } from './definition.ts';

/** Page of one outbox message; its text is loaded on demand because reading it is audited. */
export const MessageScreen = () => {
  const id = Number(useParams()['id']);
  const { data, isPending } = useGetOne<OutboxMessage>('outbox', { id }, { retry: false });
  if (isPending) return <Loading />;
  return data ? <Message key={data.id} message={data} /> : <NotFound />;
};

const Message = ({ message }: { message: OutboxMessage }) => {
  const say = useWords();
  const { call } = useApi();
  const [text, setText] = useState<string | null>();
  const [failure, setFailure] = useState<string>();
  const read = async (): Promise<void> => {
    setFailure(undefined);
    try {
      setText((await call(outboxCalls.open, { params: { id: message.id } })).isi);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    }
  };
  const { status, kepada, dibuat, kesalahan } = message;
  return (
    <>
      <PageHead
        title={message.perihal}
        description={[kepada, formatDateTime(dibuat)].filter(Boolean).join(' · ')}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'center' }}>
          <StateChip meaning={meaningOf[status]} label={say(`resources.outbox.status.${status}`)} />
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {say(`resources.outbox.meaning.${status}`)}
          </Box>
        </Box>
      </PageHead>
      <Box sx={{ maxWidth: 640, display: 'grid', gap: 2, justifyItems: 'start' }}>
        {kesalahan ? <Alert severity="warning">{kesalahan}</Alert> : null}
        {failure === undefined ? null : (
          <Alert severity="error">{say('resources.outbox.page.failed', { detail: failure })}</Alert>
        )}
        {text === undefined ? (
          <>
            <Typography color="textSecondary">{say('resources.outbox.page.audited')}</Typography>
            <Button variant="contained" onClick={() => void read()}>
              {say('resources.outbox.page.read')}
            </Button>
          </>
        ) : text === null ? (
          <Alert severity="info" role="status">
            {say('resources.outbox.page.gone')}
          </Alert>
        ) : (
          <Box component="section" aria-label={say('resources.outbox.page.text')} sx={sheet}>
            {text}
          </Box>
        )}
      </Box>
    </>
  );
};

const sheet = {
  width: 1,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
