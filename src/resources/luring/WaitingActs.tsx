import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi, useServerState } from '#src/providers/api/ApiContext.ts';
import { browserDay } from '#src/providers/offline/browserDay.ts';
import { visitFieldsOf } from '#src/providers/offline/dayOverlay.ts';
import type { KnownAct } from '#src/providers/offline/offlineDay.ts';
import { useOfflineState } from '#src/providers/offline/useOfflineState.ts';
import { useSendActs } from '#src/kit/offline/useSendActs.ts';
import { touchTarget } from '../vaksinasi/styles.ts';

/** The acts of this browser that wait to be sent, with a button that sends them. */
export const WaitingActs = () => {
  const t = useMessages();
  const { call } = useApi();
  const { waiting } = useOfflineState();
  const { availability } = useServerState();
  const [acts, setActs] = useState<readonly KnownAct[]>([]);
  const [unreadable, setUnreadable] = useState(0);
  const send = useSendActs();
  useEffect(() => {
    let isShown = true;
    void browserDay.acts().then(found => {
      if (isShown) setActs(found.filter(({ status }) => status === 'MENUNGGU'));
    });
    void browserDay.countUnreadable().then(count => {
      if (isShown) setUnreadable(count);
    });
    return () => {
      isShown = false;
    };
  }, [waiting, call]);
  if (waiting === 0) return null;
  return (
    <Box component="section" aria-labelledby="menunggu-dikirim" sx={{ mb: 3 }}>
      <Typography id="menunggu-dikirim" component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('resources.luring.waiting', { smart_count: waiting })}
      </Typography>
      {send.error === undefined ? null : (
        <Alert severity="error" sx={{ mb: 1 }}>
          {send.error}
        </Alert>
      )}
      {unreadable > 0 ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('resources.luring.unreadable', { smart_count: unreadable })}
        </Alert>
      ) : null}
      <ListBox label={t('resources.luring.waiting_list')}>
        {acts.map(({ nomor, act }) => {
          const visit = visitFieldsOf(act);
          return (
            <ListRow key={nomor} end={null}>
              <Typography sx={{ fontWeight: 600 }}>{act.nama}</Typography>
              <Detail>
                {[
                  t(`resources.luring.kind.${act.jenis}`),
                  visit && t(`resources.vaksinasi.result.${visit.hasil}`).toLowerCase(),
                  formatDateTime(act.pada),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Detail>
            </ListRow>
          );
        })}
      </ListBox>
      <Button
        variant="contained"
        loading={send.isRunning}
        disabled={availability === 'away'}
        onClick={() => void send.run(true)}
        sx={{ ...touchTarget, mt: 1 }}
      >
        {t('resources.luring.send')}
      </Button>
    </Box>
  );
};
