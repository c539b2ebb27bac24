import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { kalenderCalls } from '#contract/domains/kalender.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { SecretDialog } from '#src/kit/fields/SecretDialog.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { kalender as words } from '#texts/kalender.ts';
import { locale } from '#texts/locale.ts';

type Question = 'create' | 'replace' | 'remove';

/** Screen of one's own calendar: its secret address is made, replaced and revoked here. */
export const CalendarScreen = () => {
  const t = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const [question, setQuestion] = useState<Question>();
  const [address, setAddress] = useState<string>();
  const refresh = () =>
    void client.invalidateQueries({ queryKey: callKey('own', kalenderCalls.get, {}) });
  const done = (made?: string): void => {
    setQuestion(undefined);
    setAddress(made);
    refresh();
    if (made === undefined) notify(words.revoked, { type: 'success' });
  };
  return (
    <>
      <PageHeader title={t('accountSettings.calendar.title')} description={words.lead} />
      <Loaded {...useCall('own', kalenderCalls.get, {}, { isSnapshot: true })}>
        {feed => (
          <Box sx={{ maxWidth: 720 }}>
            <Typography>
              {feed ? interpolate(words.since, { when: formatDateTime(feed.dibuat) }) : words.none}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1 }}>
              {words.how}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
              <Button
                variant={feed ? 'outlined' : 'contained'}
                onClick={() => setQuestion(feed ? 'replace' : 'create')}
              >
                {words[feed ? 'replace' : 'create'].label}
              </Button>
              {feed ? (
                <Button variant="outlined" color="error" onClick={() => setQuestion('remove')}>
                  {words.remove.label}
                </Button>
              ) : null}
            </Box>
          </Box>
        )}
      </Loaded>
      {question === 'remove' ? (
        <CommandDialog
          title={words.remove.title}
          description={words.remove.text}
          confirmLabel={words.remove.label}
          isDestructive
          maxWidth="xs"
          run={() => call(kalenderCalls.remove, {})}
          onSuccess={() => done()}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
      {question === 'create' || question === 'replace' ? (
        <CommandDialog
          title={words[question].title}
          description={words[question].text}
          confirmLabel={words[question].label}
          maxWidth="xs"
          run={() => call(kalenderCalls.create, { body: { bahasa: locale } })}
          onSuccess={({ alamat }) => done(alamat)}
          onClose={() => setQuestion(undefined)}
        />
      ) : null}
      {address === undefined ? null : (
        <SecretDialog
          title={words.address.title}
          description={words.address.once}
          label={words.address.label}
          secret={address}
          validity={words.address.use}
          onClose={() => setAddress(undefined)}
        />
      )}
    </>
  );
};
