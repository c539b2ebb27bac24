import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { authCalls, type SessionRecord } from '#contract/auth.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Asked } from './Asked.tsx';
import { deviceOf } from './device.ts';
import { EndDialog } from './EndDialog.tsx';

/** Screen of the user's sessions, each of which can be ended. */
export const SessionsScreen = () => {
  const { call } = useApi();
  return (
    <Asked name="sessions" ask={signal => call(authCalls.sessions, {}, { signal })}>
      {sessions => <Sessions sessions={sessions} />}
    </Asked>
  );
};

const Sessions = ({ sessions }: { sessions: readonly SessionRecord[] }) => {
  const say = useWords();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const [asked, setAsked] = useState<SessionRecord | 'others'>();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const nameOf = ({ userAgent }: SessionRecord): string => {
    const device = deviceOf(userAgent);
    return device ? say('own.sessions.device', device) : say('own.sessions.unknown');
  };

  const end = async (which: SessionRecord | 'others'): Promise<void> => {
    try {
      if (which === 'others') {
        const { ended } = await call(authCalls.endOtherSessions, {});
        notify(say('own.sessions.done_others', { smart_count: ended }), { type: 'success' });
      } else {
        await call(authCalls.endSession, { params: { id: which.id } });
        notify(say('own.sessions.done_one', { name: nameOf(which) }), { type: 'success' });
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status !== 401) notify(error.message, { type: 'error' });
    }
    setAsked(undefined);
    await client.invalidateQueries({ queryKey: ['own', 'sessions'] });
  };

  return (
    <>
      <PageHead
        title={say('own.sessions.title')}
        description={say('own.sessions.lead')}
        action={
          others.length > 0 ? (
            <Button variant="outlined" onClick={() => setAsked('others')}>
              {say('own.sessions.end_others')}
            </Button>
          ) : null
        }
      />
      <Box component="ul" aria-label={say('own.sessions.list')} sx={list}>
        {sessions.map(one => (
          <Box component="li" key={one.id} sx={row}>
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Typography sx={{ fontWeight: 500 }}>{nameOf(one)}</Typography>
                {one.isCurrent ? (
                  <StateChip meaning="good" label={say('own.sessions.current')} />
                ) : null}
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {[
                  one.address ? say('own.sessions.address', { address: one.address }) : '',
                  say('own.sessions.since', { when: formatDateTime(one.createdAt) }),
                  say('own.sessions.seen', { when: formatDateTime(one.lastSeenAt) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            {one.isCurrent ? null : (
              <Button
                variant="outlined"
                size="small"
                aria-label={say('own.sessions.end_one', { name: nameOf(one) })}
                onClick={() => setAsked(one)}
              >
                {say('own.sessions.end')}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {others.length === 0 ? (
        <Typography color="textSecondary">{say('own.sessions.alone')}</Typography>
      ) : null}
      {asked ? (
        <EndDialog
          question={
            asked === 'others'
              ? say('own.sessions.question_others', { smart_count: others.length })
              : say('own.sessions.question_one', { name: nameOf(asked) })
          }
          verb={say(asked === 'others' ? 'own.sessions.end_others' : 'own.sessions.end')}
          onEnd={() => end(asked)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
};

const list = { listStyle: 'none', m: 0, mb: 2, p: 0, maxWidth: 720 };

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
