import type { z } from '#contract/zod.ts';
import { cancelInput } from '#contract/vaksinasi/input.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/ui/command/CommandDialog.tsx';
import type { Command } from '#src/ui/command/useCommand.ts';
import { touchDialog } from './styles.ts';

interface ReasonDialogProps {
  title: string;
  /** Explains the effect. */
  text: string;
  /** Message key of the reason field's label. */
  reasonLabel: string;
  label: string;
  /** Version of the record that was read. */
  version: number;
  command: Command<z.output<typeof cancelInput>>;
  onClose: () => void;
}

/** Dialog that asks for a reason before a record is cancelled or withdrawn. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const t = useMessages();
  return (
    <CommandDialog
      title={props.title}
      description={props.text}
      confirmLabel={props.label}
      cancelLabel={t('common.action.back')}
      maxWidth="xs"
      sx={touchDialog}
      command={props.command}
      schema={cancelInput}
      resource="vaksinasi"
      fields={{ alasan: { label: props.reasonLabel } }}
      toBody={input => ({ ...input, version: props.version })}
      autoFocus="alasan"
      confirmsDiscard
      onClose={props.onClose}
    />
  );
};
