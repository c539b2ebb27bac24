import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Outcome } from '#src/providers/data/each.ts';
import type { AnyRecord, Definition, Refusal } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import type { Act } from './act.ts';
import { ActOutcome } from './ActOutcome.tsx';
import { ActQuestion } from './ActQuestion.tsx';
import { useActRun } from './useActRun.ts';
import { useActWords } from './useActs.ts';

interface ActDialogProps {
  definition: Definition;
  act: Act;
  /** The selected records, as last fetched. */
  records: readonly AnyRecord[];
  /** How many selected records no longer exist. */
  gone?: number;
  onClose: () => void;
  /**
   * Called after at least one record was processed; the dialog then closes or lists the failures.
   */
  onDone?: (outcome: Outcome<AnyRecord>) => void;
}

/** A record that the action is disabled for, with the reason. */
export interface Refused {
  readonly record: AnyRecord;
  readonly refusal: Refusal;
}

/**
 * Confirms an action, runs it and shows the result. The confirm button carries the action's verb; a
 * bulk run shows progress, counts and the reason of each failure.
 */
export const ActDialog = ({
  definition,
  act,
  records,
  gone = 0,
  onClose,
  onDone,
}: ActDialogProps) => {
  const say = useWords();
  const words = useActWords();
  const names = useNames(definition);
  const session = useSignedIn();
  const notify = useNotify();
  const titleId = useId();
  const reasonId = useId();
  const { soFar, running, start, stop, takeBack } = useActRun(definition, act);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);

  const refused = records.flatMap((record): Refused[] => {
    const refusal = act.refuse(record, session);
    return refusal ? [{ record, refusal }] : [];
  });
  const ready = records.filter(record => !refused.some(one => one.record === record));

  const verb = words(act, 'label');
  const called = (some: readonly AnyRecord[]): string => {
    const [only] = some;
    return only && some.length === 1
      ? say('list.act.one', { noun: names.noun, name: definition.nameOf(only) })
      : say('list.act.many', { noun: names.noun, smart_count: some.length });
  };

  const go = async () => {
    const why = reason.trim();
    if (act.reason && why === '') {
      setMissing(true);
      document.getElementById(reasonId)?.focus();
      return;
    }
    const outcome = await start(ready, act.reason ? why : undefined);
    onDone?.(outcome);
    if (outcome.failed.length > 0 || outcome.left.length > 0) return;
    const what = called(outcome.done);
    const done = words(act, 'done', { what });
    notify(done.charAt(0).toUpperCase() + done.slice(1), {
      type: 'success',
      ...(takeBack ? { undo: () => takeBack(outcome.done) } : {}),
    });
    onClose();
  };

  const asked = ready.length > 0 ? ready : records;
  return (
    <Dialog open onClose={running ? undefined : onClose} aria-labelledby={titleId} fullWidth>
      <DialogTitle id={titleId}>
        {say('list.act.question', { verb, what: called(asked) })}
      </DialogTitle>
      <DialogContent>
        {soFar ? (
          <ActOutcome definition={definition} outcome={soFar} running={running} />
        ) : (
          <>
            <ActQuestion
              definition={definition}
              text={words(act, 'text')}
              ready={ready}
              refused={refused}
              gone={gone}
            />
            {act.reason && ready.length > 0 ? (
              <TextField
                id={reasonId}
                label={words(act, 'reason')}
                value={reason}
                onChange={event => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
                error={missing}
                helperText={missing ? say('form.required') : undefined}
                multiline
                minRows={2}
                fullWidth
                sx={{ mt: 2 }}
                slotProps={{
                  htmlInput: { maxLength: act.reason.maxLength, 'aria-required': true },
                }}
              />
            ) : null}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {soFar === undefined ? (
          <>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {say('common.act.cancel')}
            </Button>
            {ready.length > 0 ? (
              <Button
                variant="contained"
                color={act.harm ? 'error' : 'primary'}
                onClick={() => void go()}
              >
                {say('list.act.confirm', {
                  verb,
                  what: ready.length === 1 ? names.noun : called(ready),
                })}
              </Button>
            ) : null}
          </>
        ) : running ? (
          <Button variant="outlined" color="inherit" onClick={stop}>
            {say('list.act.cancel')}
          </Button>
        ) : (
          <Button variant="contained" onClick={onClose}>
            {say('ra.action.close')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
