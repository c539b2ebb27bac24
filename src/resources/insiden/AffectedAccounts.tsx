import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { insidenCalls, type Insiden } from '#contract/domains/insiden/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { AffectedRow } from './AffectedRow.tsx';

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
        {one => (
          <AffectedRow
            record={record}
            affected={one}
            removes="hapusAkun"
            mayChange={mayChange}
            details={[one.namaPengguna]}
          >
            {one.nama}
          </AffectedRow>
        )}
      </RelatedList>
      {isOpen ? (
        <Suspense fallback={null}>
          <AddAccountDialog record={record} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
};
