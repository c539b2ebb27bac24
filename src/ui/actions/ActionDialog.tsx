import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import type { BatchOutcome } from '#src/providers/data/runForEach.ts';
import { ConfirmDialog } from '../command/ConfirmDialog.tsx';
import type { AnyRecord, ResourceSpec, DisabledReason } from '../resource/definition.ts';
import { useResourceMessages } from '../resource/useResourceMessages.ts';
import type { Action } from './action.ts';
import { ActionOutcome } from './ActionOutcome.tsx';
import { ActionConfirmation } from './ActionConfirmation.tsx';
import { useRunAction } from './useRunAction.ts';
import { useActionMessages } from './useActions.ts';

interface ActionDialogProps {
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
  const notify = useNotify();
  const reasonId = useId();
  const {
    progress,
    isRunning: running,
    start,
    stop,
    undo: undoAction,
  } = useRunAction(definition, action);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);

  const disabledRecords = records.flatMap((record): DisabledRecord[] => {
    const disabledReason = action.disabledReason(record, session);
    return disabledReason ? [{ record, disabledReason }] : [];
  });
  const ready = records.filter(record => !disabledRecords.some(one => one.record === record));

  const verb = actionMessage(action, 'label');
  const describe = (subset: readonly AnyRecord[]): string => {
    const [only] = subset;
    return only && subset.length === 1
      ? t('list.action.one', { noun: names.noun, name: definition.nameOf(only) })
      : t('list.action.many', { noun: names.noun, smart_count: subset.length });
  };

  const confirm = async () => {
    const trimmedReason = reason.trim();
    if (action.reason && trimmedReason === '') {
      setReasonMissing(true);
      document.getElementById(reasonId)?.focus();
      return;
    }
    const outcome = await start(ready, action.reason ? trimmedReason : undefined);
    if (!outcome) return;
    onDone?.(outcome);
    if (outcome.failed.length > 0 || outcome.notRun.length > 0) return;
    const what = describe(outcome.done);
    const done = actionMessage(action, 'done', { what });
    notify(done.charAt(0).toUpperCase() + done.slice(1), {
      type: 'success',
      ...(undoAction ? { undo: () => undoAction(outcome.done) } : {}),
    });
    onClose();
  };

  const confirmLabel =
    ready.length > 0
      ? t('list.action.confirm', {
          verb,
          what: ready.length === 1 ? names.noun : describe(ready),
        })
      : undefined;
  const progressButton = running ? (
    <Button variant="outlined" color="inherit" onClick={stop}>
      {t('list.action.cancel')}
    </Button>
  ) : (
    <Button variant="contained" onClick={onClose}>
      {t('ra.action.close')}
    </Button>
  );
  return (
    <ConfirmDialog
      title={t('list.action.question', {
        verb,
        what: describe(ready.length > 0 ? ready : records),
      })}
      confirmLabel={confirmLabel}
      isDestructive={action.isDestructive}
      command={{ isRunning: running, errors: noErrors }}
      onConfirm={confirm}
      onClose={onClose}
      actions={progress ? progressButton : undefined}
    >
      {progress ? (
        <ActionOutcome definition={definition} outcome={progress} running={running} />
      ) : (
        <ActionConfirmation
          definition={definition}
          text={actionMessage(action, 'text')}
          ready={ready}
          disabledRecords={disabledRecords}
          missingCount={missingCount}
        />
      )}
      {!progress && action.reason && ready.length > 0 ? (
        <TextField
          id={reasonId}
          label={actionMessage(action, 'reason')}
          value={reason}
          onChange={event => {
            setReason(event.target.value);
            setReasonMissing(false);
          }}
          error={isReasonMissing}
          helperText={isReasonMissing ? t('form.required') : undefined}
          multiline
          minRows={2}
          fullWidth
          sx={{ mt: 2 }}
          slotProps={{
            htmlInput: { maxLength: action.reason.maxLength, 'aria-required': true },
          }}
        />
      ) : null}
    </ConfirmDialog>
  );
};

const noErrors = {};
