import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useImportCache } from './useImport.ts';

interface DiscardImportDialogProps {
  importRecord: Import;
  onClose: () => void;
}

/** Asks whether an import is discarded, and discards it. */
const DiscardImportDialog = ({ importRecord, onClose }: DiscardImportDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, namaBerkas, jumlahBaris } = importRecord;
  const cache = useImportCache(id);
  return (
    <CommandDialog
      title={t('resources.import.discard.title', { name: namaBerkas })}
      description={t('resources.import.discard.text', { smart_count: jumlahBaris })}
      confirmLabel={t('resources.import.discard.confirm')}
      isDestructive
      run={async () => cache.setImport(await call(importCalls.discard, { params: { id } }))}
      onClose={onClose}
    />
  );
};

export default DiscardImportDialog;
