import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { CertificateTabs } from './CertificateTabs.tsx';
import { useOwnerFilter } from './ownerFilter.ts';

const IssueAllDialog = lazyDialog(async () => ({
  default: (await import('../issue/IssueAllDialog.tsx')).IssueAllDialog,
}));

const PdfDialog = lazyDialog(async () => ({
  default: (await import('./PdfDialog.tsx')).PdfDialog,
}));

/** The tabs above the list of waiting participants, and the button that issues all their proofs; their PDF is offered then. */
export const WaitingNotice = () => {
  const t = useMessages();
  const can = usePermission();
  const filter = useOwnerFilter();
  const { q } = useListFilters().values;
  const { total = 0 } = useListContext();
  // The list is empty while the dialog still reports its result.
  const [startedWith, setStartedWith] = useState<number>();
  const [isPdfOpen, setIsPdfOpen] = useState(false);
  return (
    <CertificateTabs>
      {/* The call ignores the search, whose rows the button would count. */}
      {can('certificate.issue') && q === undefined && total > 0 ? (
        <Button variant="contained" onClick={() => setStartedWith(total)}>
          {t('resources.certificateWaiting.all.button', { count: formatNumber(total) })}
        </Button>
      ) : null}
      {startedWith === undefined ? null : (
        <Suspense fallback={null}>
          <IssueAllDialog
            filter={filter}
            total={startedWith}
            onIssued={() => setIsPdfOpen(can('certificate.export'))}
            onClose={() => setStartedWith(undefined)}
          />
        </Suspense>
      )}
      {isPdfOpen ? (
        <Suspense fallback={null}>
          <PdfDialog
            filter={filter}
            isListFiltered={false}
            initialChoice="today"
            onClose={() => setIsPdfOpen(false)}
          />
        </Suspense>
      ) : null}
    </CertificateTabs>
  );
};
