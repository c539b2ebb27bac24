import { vaksinasiCalls, type Dose } from '#contract/domains/vaksinasi/index.ts';
import { cancelInput } from '#contract/domains/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { doseName } from '../doseName.ts';
import { visitDialog } from '../styles.ts';

interface CancelVisitDialogProps {
  dose: Dose;
  /** Name of the peserta. */
  name: string;
  onClose: () => void;
}

const fields = { alasan: { label: 'resources.vaksinasi.cancel.reason' } };

/** Dialog that asks for a reason and cancels a visit. */
export const CancelVisitDialog = ({ dose, name, onClose }: CancelVisitDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  return (
    <CommandDialog
      {...visitDialog}
      title={t('resources.vaksinasi.cancel.question', {
        name,
        dose: doseName(t, dose).toLowerCase(),
      })}
      description={t(
        `resources.vaksinasi.cancel.${dose.hasil === 'DIBERIKAN' ? 'text_given' : 'text'}`,
      )}
      confirmLabel={t('resources.vaksinasi.cancel.label')}
      cancelLabel={t('common.action.back')}
      maxWidth="xs"
      schema={cancelInput}
      fields={fields}
      version={dose.version}
      autoFocus="alasan"
      run={body => call(vaksinasiCalls.cancel, { params: { id: dose.id }, body })}
      success={() => t('resources.vaksinasi.cancel.done', { name })}
      onClose={onClose}
    />
  );
};
