import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { issueCodes } from '#contract/domains/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { canFixInBulk } from '../importDisplay.ts';
import { useIssueGroups } from '../useImport.ts';

const IssueGroupsDialog = lazyDialog(() => import('./IssueGroupsDialog.tsx'));

export type IssueGroup = NonNullable<ReturnType<typeof useIssueGroups>['data']>[number];

/** Whether one value corrects all rows of a group: two or more rows with a blocking issue. */
const isFixedTogether = ({ kode, field, jumlah }: IssueGroup): boolean =>
  jumlah > 1 && issueCodes[kode].effect !== 'warning' && canFixInBulk(field);

/** Button that opens the issues which one value corrects in many rows; nothing without any. */
export const IssueGroups = ({ importRecord }: { importRecord: Import }) => {
  const t = useMessages();
  const { data } = useIssueGroups(importRecord.id);
  const [isOpen, setIsOpen] = useState(false);
  const groups = (data ?? []).filter(isFixedTogether).sort((a, b) => b.jumlah - a.jumlah);
  return (
    <>
      {groups.length > 0 ? (
        <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
          {t('resources.import.issueGroups.fix_all')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <IssueGroupsDialog
            importRecord={importRecord}
            groups={groups}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};
