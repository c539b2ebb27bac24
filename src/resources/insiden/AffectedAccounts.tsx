import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import {
  insidenCalls,
  type AffectedAccount,
  type Insiden,
} from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatDateTime } from '#src/kit/format/date.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

const AddAccountDialog = lazyDialog(async () => ({
  default: (await import('./AddAccountDialog.tsx')).AddAccountDialog,
}));

/** The accounts of the portal whose data were affected. */
export const AffectedAccounts = ({ record }: { record: Insiden }) => {
  const t = useMessages();
  const can = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useCall('insiden', insidenCalls.accounts, {
    params: { id: record.id },
  });
  const mayChange = record.status === 'DRAF' && can('insiden.update');
  return (
    <>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        empty={t('resources.insiden.accounts.none')}
        footer={
          mayChange ? (
            <Button variant="outlined" onClick={() => setIsOpen(true)}>
              {t('resources.insiden.accounts.add')}
            </Button>
          ) : undefined
        }
      >
        {one => <Account record={record} account={one} mayChange={mayChange} />}
      </RelatedList>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddAccountDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};

interface AccountProps {
  record: Insiden;
  account: AffectedAccount;
  mayChange: boolean;
}

const Account = ({ record, account, mayChange }: AccountProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, nama, namaPengguna, adaEmail, suratPada } = account;
  const remove = useCommand({
    run: () =>
      call(insidenCalls.changeAffected, { params: { id: record.id }, body: { hapusAkun: [id] } }),
    invalidates: ['insiden'],
    success: () => t('resources.insiden.people.removed', { who: nama }),
    notifiesErrors: true,
  });
  const mail =
    suratPada === null
      ? t(`resources.insiden.people.${adaEmail ? 'by_mail' : 'on_paper'}`)
      : t('resources.insiden.people.mailed', { when: formatDateTime(suratPada) });
  return (
    <ListRow
      end={
        mayChange ? (
          <Button
            size="small"
            color="error"
            loading={remove.isRunning}
            aria-label={t('resources.insiden.people.remove_of', { who: nama })}
            onClick={() => void remove.run()}
          >
            {t('resources.insiden.people.remove')}
          </Button>
        ) : undefined
      }
    >
      {nama}
      <Detail>{[namaPengguna, mail].join(' · ')}</Detail>
    </ListRow>
  );
};
