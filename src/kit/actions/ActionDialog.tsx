import Button from '@mui/material/Button';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { BatchOutcome } from '#src/providers/data/runForEach.ts';
import { CommandDialog } from '../command/CommandDialog.tsx';
import type { AnyRecord, ResourceSpec, DisabledReason } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import type { Action } from './action.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { ActionConfirmation } from './ActionConfirmation.tsx';
import { useRunAction } from './useRunAction.ts';
import { useActionMessages } from './useActions.ts';

/** Names one record within a sentence: 'PKS 029/…', and 'draf PKS untuk PT Maju' for one without a number. */
function nameWithNoun(t: Translate, noun: string, name: string): string {
  const draft = t('common.draft');
  return name.startsWith(draft)
    ? name.replace(draft, `${draft.toLowerCase()} ${noun}`)
    : t('list.action.one', { noun, name });
}

export interface ActionDialogProps {
  definition: ResourceSpec;
  action: Action;
  /** The selected records, as last fetched. */
  records: readonly AnyRecord[];
  /** How many selected records no longer exist. */
  missingCount?: number;
  onClose: () => void;
  /**
   * Called after at least one record was processed; the dialog then closes or lists the failures.
   */
  onDone?: (outcome: BatchOutcome<AnyRecord>) => void;
}

/** A record that the action is disabled for, with the reason. */
export interface DisabledRecord {
  readonly record: AnyRecord;
  readonly disabledReason: DisabledReason;
}

/**
 * Confirms an action, runs it and shows the result. The confirm button has the action's label; a
 * bulk run shows progress, counts and the reason of each failure.
 */
export const ActionDialog = ({
  definition,
  action,
  records,
  missingCount = 0,
  onClose,
  onDone,
}: ActionDialogProps) => {
  const t = useMessages();
  const actionMessage = useActionMessages();
  const names = useResourceMessages(definition);
  const session = useRequiredSession();
  const { progress, isRunning, run, stop, undo } = useRunAction(definition, action);

  const disabledRecords = records.flatMap((record): DisabledRecord[] => {
    const disabledReason = action.disabledReason(record, session);
    return disabledReason ? [{ record, disabledReason }] : [];
  });
  const ready = records.filter(record => !disabledRecords.some(one => one.record === record));

  const verb = actionMessage(action, 'label');
  const describe = (subset: readonly AnyRecord[]): string => {
    const [only] = subset;
    return only && subset.length === 1
      ? nameWithNoun(t, names.noun, definition.nameOf(only))
      : names.count(subset.length);
  };

  const isComplete = ({ failed, notRun }: BatchOutcome<AnyRecord>): boolean =>
    failed.length === 0 && notRun.length === 0;
  const doneText = ({ done }: BatchOutcome<AnyRecord>): string => {
    const text = actionMessage(action, 'done', { what: describe(done) });
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

  const question = actionMessage(action, 'question', {
    what: describe(ready.length > 0 ? ready : records),
  });
  const confirmLabel =
    ready.length > 0
      ? // Where label and name make no question, they make no button either.
        question
        ? verb
        : t('list.action.confirm', {
            verb,
            what: ready.length === 1 ? names.noun : describe(ready),
          })
      : undefined;
  const progressButton = isRunning ? (
    <Button variant="outlined" color="inherit" onClick={stop}>
      {t('list.action.cancel')}
    </Button>
  ) : (
    <Button variant="contained" onClick={onClose}>
      {t('ra.action.close')}
    </Button>
  );
  return (
    <CommandDialog
      title={
        question ||
        t('list.action.question', { verb, what: describe(ready.length > 0 ? ready : records) })
      }
      confirmLabel={confirmLabel}
      isDestructive={action.isDestructive}
      run={input => run(ready, input)}
      success={outcome => (isComplete(outcome) ? doneText(outcome) : undefined)}
      undo={({ done }) => undo && { run: () => undo(done) }}
      onSuccess={outcome => {
        onDone?.(outcome);
        if (isComplete(outcome)) onClose();
      }}
      onClose={onClose}
      resource={definition.name}
      schema={action.form?.schema}
      fields={progress || ready.length === 0 ? undefined : action.form?.fields}
      lead={
        progress ? (
          <ActionOutcome definition={definition} outcome={progress} isRunning={isRunning} />
        ) : (
          <ActionConfirmation
            definition={definition}
            text={actionMessage(action, 'text')}
            ready={ready}
            disabledRecords={disabledRecords}
            missingCount={missingCount}
            Warning={action.Warning}
          />
        )
      }
      actions={progress ? progressButton : undefined}
    />
  );
};
