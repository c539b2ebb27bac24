import { recordId } from '#contract/core/list.ts';
import { z } from '#contract/core/zod.ts';
import { insidenCalls, type Insiden } from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

const input = z.strictObject({ akun: recordId.meta({ input: 'lookup:user' }) });

const fields = { akun: {} } as const;

/** Adds an account of the portal to those affected. */
export const AddAccountDialog = ({ record, onClose }: { record: Insiden; onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.insiden.accounts.add')}
      description={t('resources.insiden.accounts.text')}
      confirmLabel={t('resources.insiden.accounts.confirm')}
      resource="insiden"
      schema={input}
      fields={fields}
      run={({ akun }) =>
        call(insidenCalls.changeAffected, {
          params: { id: record.id },
          body: { tambahAkun: [akun] },
        })
      }
      invalidates={['insiden']}
      success={() => t('resources.insiden.accounts.done')}
      onClose={onClose}
    />
  );
};
