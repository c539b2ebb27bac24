import { useQueryClient } from '@tanstack/react-query';
import { factorCalls } from '#contract/domains/factor.ts';
import { FactorPanel } from '#src/account/factor/FactorPanel.tsx';
import { useMessages } from '#src/i18n/useMessages.ts';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { OwnSessions } from './SessionList.tsx';
import { TrustedDevices } from './TrustedDevices.tsx';

/** Screen of the security of one's own account: second factors, trusted devices and sessions. */
export const SecurityScreen = () => {
  const t = useMessages();
  const client = useQueryClient();
  return (
    <>
      <PageHeader
        title={t('accountSettings.security.title')}
        description={t('accountSettings.security.lead')}
      />
      <Loaded {...useCall('own', factorCalls.get, {}, { isSnapshot: true })}>
        {factors => (
          <FactorPanel
            factors={factors}
            onChanged={() =>
              void client.invalidateQueries({ queryKey: callKey('own', factorCalls.get) })
            }
          />
        )}
      </Loaded>
      <TrustedDevices />
      <OwnSessions />
    </>
  );
};
