import { duplicateCalls } from '#contract/domains/duplicate/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { decidedResources } from './decidedResources.ts';

/** Undoes a merge; what prevents it is shown in the dialog. */
export const UnmergeDialog = ({
  idGabungan,
  onClose,
}: {
  idGabungan: number;
  onClose: () => void;
}) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      title={t('resources.duplicate.unmerge.title')}
      description={t('resources.duplicate.unmerge.text')}
      confirmLabel={t('resources.duplicate.unmerge.button')}
      run={() => call(duplicateCalls.unmerge, { params: { id: idGabungan } })}
      invalidates={decidedResources}
      success={() => t('resources.duplicate.unmerge.done')}
      onClose={onClose}
    />
  );
};
