import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kalenderCalls } from '#contract/domains/kalender.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
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
  const client = useQueryClient();
  const { call } = useApi();
  const [question, setQuestion] = useState<Question>();
  const [address, setAddress] = useState<string>();
  const command = useCommand({
    run: async (asked: Question) => {
      if (asked !== 'remove') {
        return (await call(kalenderCalls.create, { body: { bahasa: locale } })).alamat;
      }
      await call(kalenderCalls.remove, {});
      return undefined;
    },
    success: made => (made === undefined ? words.revoked : undefined),
    onSuccess: made => {
      setQuestion(undefined);
      setAddress(made);
      void client.invalidateQueries({ queryKey: callKey('own', kalenderCalls.get, {}) });
    },
  });
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
      {question ? (
        <ConfirmDialog
          title={words[question].title}
          description={words[question].text}
          confirmLabel={words[question].label}
          isDestructive={question === 'remove'}
          maxWidth="xs"
          command={command}
          onConfirm={() => command.run(question)}
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
