import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  machineAccountCalls,
  newTokenInput,
  type MachineAccount,
  type MachineAccountWithToken,
} from '#contract/domains/machine-account.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { TokenDialog } from './TokenDialog.tsx';

const fields = { berlakuHari: {}, tokenLamaJam: {} };
const initialValues = { berlakuHari: '90', tokenLamaJam: '24' };
const invalidates = ['machineAccount'];

/** Makes a new token of a machine account that is not revoked, and shows it once. */
export const NewToken = ({ record: { id, nama, status } }: { record: MachineAccount }) => {
  const t = useMessages();
  const { call } = useApi();
  const mayChange = usePermission()('machineAccount.update');
  const [isAsking, setIsAsking] = useState(false);
  const [made, setMade] = useState<MachineAccountWithToken>();
  if (!mayChange || status === 'DICABUT') return null;
  return (
    <>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setIsAsking(true)}>
        {t('resources.machineAccount.action.tokenBaru.label')}
      </Button>
      {isAsking ? (
        <CommandDialog
          title={t('resources.machineAccount.action.tokenBaru.title', { name: nama })}
          description={t('resources.machineAccount.action.tokenBaru.text')}
          confirmLabel={t('resources.machineAccount.action.tokenBaru.label')}
          resource="machineAccount"
          schema={newTokenInput}
          fields={fields}
          initialValues={initialValues}
          maxWidth="xs"
          run={body => call(machineAccountCalls.newToken, { params: { id }, body })}
          invalidates={invalidates}
          onSuccess={answer => {
            setMade(answer);
            setIsAsking(false);
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {made ? <TokenDialog saved={made} onClose={() => setMade(undefined)} /> : null}
    </>
  );
};
