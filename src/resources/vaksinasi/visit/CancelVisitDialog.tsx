import { useNotify } from 'react-admin';
import { vaksinasiCalls, type Dose } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';

interface CancelVisitDialogProps {
  dose: Dose;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

/** Dialog that asks for a reason and cancels a visit. */
export const CancelVisitDialog = ({ dose, name, onClose }: CancelVisitDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const notify = useNotify();
  const cancel = async (alasan: string): Promise<void> => {
    const input = { params: { id: dose.id }, body: { alasan, version: dose.version } };
    await call(vaksinasiCalls.cancel, input);
    notify('resources.vaksinasi.cancel.done', { type: 'success', messageArgs: { name } });
  };
  return (
    <ReasonDialog
      title={t('resources.vaksinasi.cancel.question', { name, number: dose.dosisKe })}
      text={t('resources.vaksinasi.cancel.text')}
      reasonLabel={t('resources.vaksinasi.cancel.reason')}
      label={t('resources.vaksinasi.cancel.label')}
      onSubmit={cancel}
      onClose={onClose}
    />
  );
};
