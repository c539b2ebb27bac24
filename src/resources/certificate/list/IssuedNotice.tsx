import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useListContext } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { useListFilters } from '#src/kit/list/filters/ListFiltersContext.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { CertificateTabs } from './CertificateTabs.tsx';
import { useOwnerFilter } from './ownerFilter.ts';

const PdfDialog = lazyDialog(async () => ({
  default: (await import('./PdfDialog.tsx')).PdfDialog,
}));

/** The tabs above the list of issued proofs, and the download of all, today's or the selected ones. */
export const IssuedNotice = () => {
  const t = useMessages();
  const can = usePermission();
  const filter = useOwnerFilter();
  const isFiltered = Object.keys(useListFilters().values).length > 0;
  const { selectedIds } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <CertificateTabs>
      {can('certificate.export') ? (
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => setIsOpen(true)}>
          {t('resources.certificate.pdf.button')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <PdfDialog
            filter={filter}
            isListFiltered={isFiltered}
            selectedIds={selectedIds as number[]}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </CertificateTabs>
  );
};
