import { duplicateCalls, type DuplicatePair } from '#contract/domains/duplicate/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { decidedResources } from './decidedResources.ts';
import type { useMergeChoices } from './useMergeChoices.ts';

interface MergeDialogProps {
  pair: DuplicatePair;
  choices: ReturnType<typeof useMergeChoices>;
  onDone: () => void;
  onClose: () => void;
}

/** Merges the two with the choices that were made beside their data. */
export const MergeDialog = ({ pair, choices, onDone, onClose }: MergeDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const other = choices.stays === 'kiri' ? pair.kanan : pair.kiri;
  const name = pair[choices.sideOf('nama')].nama;
  return (
    <CommandDialog
      title={t('resources.duplicate.merge.title', { name })}
      description={t('resources.duplicate.merge.text', { other: other.nama })}
      confirmLabel={t('resources.duplicate.merge.confirm')}
      run={() =>
        call(duplicateCalls.merge, {
          params: { id: pair.id },
          body: {
            tetap: choices.stays,
            pilihan: choices.choices,
            versi: { kiri: pair.kiri.version, kanan: pair.kanan.version },
          },
        })
      }
      invalidates={decidedResources}
      success={({ nama }) => t('resources.duplicate.merge.done', { name: nama })}
      onSuccess={onDone}
      onClose={onClose}
    />
  );
};
