import type { CallInput } from '#contract/endpoint.ts';
import { vaksinasiCalls, type Dose } from '#contract/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCommand } from '#src/ui/command/useCommand.ts';
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
  const cancel = useCommand({
    run: (body: CallInput<typeof vaksinasiCalls.cancel>['body']) =>
      call(vaksinasiCalls.cancel, { params: { id: dose.id }, body }),
    invalidates: ['vaksinasi'],
    success: () => t('resources.vaksinasi.cancel.done', { name }),
    onSuccess: onClose,
  });
  return (
    <ReasonDialog
      title={t('resources.vaksinasi.cancel.question', { name, number: dose.dosisKe })}
      text={t('resources.vaksinasi.cancel.text')}
      reasonLabel="resources.vaksinasi.cancel.reason"
      label={t('resources.vaksinasi.cancel.label')}
      version={dose.version}
      command={cancel}
      onClose={onClose}
    />
  );
};
