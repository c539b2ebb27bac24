import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface UnassignFaskesDialogProps {
  record: Bhbu;
  faskes: ServingFaskes;
  onClose: () => void;
}

/**
 * Confirms that a facility stops serving a company and shows how many participants are planned
 * there.
 */
export const UnassignFaskesDialog = ({ record, faskes, onClose }: UnassignFaskesDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id: idFaskes, name, jumlahPeserta } = faskes;
  const params = { id: record.id };
  return (
    <CommandDialog
      title={t('resources.bhbu.facility.question', { name })}
      description={
        jumlahPeserta > 0
          ? t('resources.bhbu.facility.text_people', { smart_count: jumlahPeserta })
          : t('resources.bhbu.facility.text')
      }
      confirmLabel={t('resources.bhbu.facility.remove')}
      isDestructive
      run={() => call(bhbuCalls.unassign, { params: { ...params, idFaskes } })}
      invalidates={['bhbu']}
      success={() => t('resources.bhbu.facility.removed', { name })}
      undo={() => ({ run: () => call(bhbuCalls.assign, { params, body: { idFaskes } }) })}
      onClose={onClose}
    />
  );
};
