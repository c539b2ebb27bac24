import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { factorCalls, type TrustedDevice } from '#contract/domains/factor.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { parseDevice } from '#src/kit/format/device.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { factor as words } from '#texts/factor.ts';
import { SectionHeader } from './SectionHeader.tsx';

const texts = words.device;

/** The devices that sign in without the second factor, of which each can be revoked. */
export const TrustedDevices = () => (
  <>
    <SectionHeader title={texts.title} lead={texts.lead} />
    <Loaded {...useCall('own', factorCalls.devices, {}, { isSnapshot: true })}>
      {devices =>
        devices.length === 0 ? (
          <Typography color="textSecondary">{texts.none}</Typography>
        ) : (
          <ListBox label={texts.title} sx={{ maxWidth: 720 }}>
            {devices.map(one => (
              <DeviceRow key={one.id} device={one} />
            ))}
          </ListBox>
        )
      }
    </Loaded>
  </>
);

const DeviceRow = ({ device }: { device: TrustedDevice }) => {
  const t = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const parsed = parseDevice(device.userAgent);
  const name = parsed
    ? t('accountSettings.sessions.device', parsed)
    : t('accountSettings.sessions.unknown');
  const revocation = useCommand({
    run: () => call(factorCalls.distrustDevice, { params: { id: device.id } }),
    onSuccess: () => {
      notify(interpolate(texts.revoked, { name }), { type: 'success' });
      void client.invalidateQueries({ queryKey: callKey('own', factorCalls.devices) });
    },
    notifiesErrors: true,
  });
  return (
    <ListRow
      end={
        <Button
          variant="outlined"
          size="small"
          loading={revocation.isRunning}
          aria-label={interpolate(texts.revoke_label, { name })}
          onClick={() => void revocation.run()}
        >
          {texts.revoke}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        {device.isCurrent ? <StateChip meaning="good" label={texts.current} /> : null}
      </Box>
      <Detail>
        {[
          device.address ? t('accountSettings.sessions.address', { address: device.address }) : '',
          interpolate(texts.used, { when: formatDateTime(device.terakhirDipakai) }),
          interpolate(texts.until, { when: formatDateTime(device.sampai) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
    </ListRow>
  );
};
