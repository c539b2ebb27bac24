import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authCalls, type SessionRecord } from '#contract/domains/auth.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { parseDevice } from '#src/kit/format/device.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { SectionHeader } from './SectionHeader.tsx';

/** The user's sessions, each of which can be ended. */
export const OwnSessions = () => (
  <Loaded {...useCall('own', authCalls.sessions, {}, { isSnapshot: true })}>
    {sessions => <SessionList sessions={sessions} />}
  </Loaded>
);

const SessionList = ({ sessions }: { sessions: readonly SessionRecord[] }) => {
  const t = useMessages();
  const client = useQueryClient();
  const { call } = useApi();
  const [sessionToEnd, setSessionToEnd] = useState<SessionRecord | 'others'>();
  const otherSessions = sessions.filter(({ isCurrent }) => !isCurrent);
  const nameOf = ({ userAgent }: SessionRecord): string => {
    const device = parseDevice(userAgent);
    return device
      ? t('accountSettings.sessions.device', device)
      : t('accountSettings.sessions.unknown');
  };

  const close = () => setSessionToEnd(undefined);
  const endSessions = async (target: SessionRecord | 'others'): Promise<number> => {
    try {
      if (target === 'others') return (await call(authCalls.endOtherSessions, {})).ended;
      await call(authCalls.endSession, { params: { id: target.id } });
      return 1;
    } finally {
      void client.invalidateQueries({ queryKey: callKey('own', authCalls.sessions) });
    }
  };

  return (
    <>
      <SectionHeader
        title={t('accountSettings.sessions.title')}
        lead={t('accountSettings.sessions.lead')}
        action={
          otherSessions.length > 0 ? (
            <Button variant="outlined" onClick={() => setSessionToEnd('others')}>
              {t('accountSettings.sessions.end_others')}
            </Button>
          ) : null
        }
      />
      <ListBox label={t('accountSettings.sessions.list')} sx={{ mb: 2, maxWidth: 720 }}>
        {sessions.map(one => (
          <ListRow
            key={one.id}
            end={
              one.isCurrent ? null : (
                <Button
                  variant="outlined"
                  size="small"
                  aria-label={t('accountSettings.sessions.end_one', { name: nameOf(one) })}
                  onClick={() => setSessionToEnd(one)}
                >
                  {t('accountSettings.sessions.end')}
                </Button>
              )
            }
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography sx={{ fontWeight: 500 }}>{nameOf(one)}</Typography>
              {one.isCurrent ? (
                <StateChip meaning="good" label={t('accountSettings.sessions.current')} />
              ) : null}
            </Box>
            <Detail>
              {[
                one.address ? t('accountSettings.sessions.address', { address: one.address }) : '',
                t('accountSettings.sessions.since', { when: formatDateTime(one.createdAt) }),
                t('accountSettings.sessions.last_used', { when: formatDateTime(one.lastSeenAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
      {otherSessions.length === 0 ? (
        <Typography color="textSecondary">{t('accountSettings.sessions.no_others')}</Typography>
      ) : null}
      {sessionToEnd ? (
        <CommandDialog
          title={
            sessionToEnd === 'others'
              ? t('accountSettings.sessions.question_others', { smart_count: otherSessions.length })
              : t('accountSettings.sessions.question_one', { name: nameOf(sessionToEnd) })
          }
          description={t('accountSettings.sessions.text')}
          confirmLabel={t(
            sessionToEnd === 'others'
              ? 'accountSettings.sessions.end_others'
              : 'accountSettings.sessions.end',
          )}
          maxWidth="xs"
          run={() => endSessions(sessionToEnd)}
          success={ended =>
            sessionToEnd === 'others'
              ? t('accountSettings.sessions.done_others', { smart_count: ended })
              : t('accountSettings.sessions.done_one', { name: nameOf(sessionToEnd) })
          }
          onError={() => {
            close();
            return undefined;
          }}
          notifiesErrors
          onClose={close}
        />
      ) : null}
    </>
  );
};
