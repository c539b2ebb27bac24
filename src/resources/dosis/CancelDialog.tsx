import { useNotify } from 'react-admin';
import { dosisCalls, type Dosis } from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface CancelDialogProps {
  dose: Dosis;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

/** Dialog that asks for a reason and cancels a visit. */
export const CancelDialog = ({ dose, name, onClose }: CancelDialogProps) => {
  const say = useWords();
  const { call } = useApi();
  const notify = useNotify();
  const cancel = async (alasan: string): Promise<void> => {
    const input = { params: { id: dose.id }, body: { alasan, version: dose.version } };
    await call(dosisCalls.cancel, input);
    notify('resources.dosis.cancel.done', { type: 'success', messageArgs: { name } });
  };
  return (
    <ReasonDialog
      title={say('resources.dosis.cancel.question', { name, number: dose.dosisKe })}
      text={say('resources.dosis.cancel.text')}
      reason={say('resources.dosis.cancel.reason')}
      label={say('resources.dosis.cancel.label')}
      send={cancel}
      onClose={onClose}
    />
  );
};
