import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCommand } from '../command/useCommand.ts';
import type { AnyRecord } from '../resource/definition.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { CallError } from '#src/providers/api/http.ts';
import type { FieldMessages } from './formErrors.ts';
import type { SaveQuestion } from './save/SaveQuestionDialog.tsx';
import {
  changedFields,
  isChanged,
  isRestorable,
  mergeForm,
  toFormValues,
  type FormValues,
} from './formValues.ts';
import { useMatchingFields } from './useMatchingFields.ts';
import { useSchemaForm } from './useSchemaForm.ts';

interface RecordFormOptions<R extends AnyRecord> {
  readonly fields: readonly ResourceField[];
  /** The opened record; undefined when creating. Later values are ignored. */
  readonly record: R | undefined;
  /** Values of a form without a record. */
  readonly initialValues?: FormValues;
  /** Returns the messages by field; `saved` is given when it is not the opened record. */
  readonly validate: (values: FormValues, saved?: AnyRecord) => FieldMessages;
  /** Key of the draft; the path when omitted. */
  readonly draftKey?: string;
  /** Path that the form returns to. */
  readonly backPath: string;
  /** Writes the values; the version of `base` is the optimistic lock. */
  readonly save: (values: FormValues, base: R | undefined) => Promise<R>;
  /** Returns what the user is asked before the values are written, if anything. */
  readonly ask?: (values: FormValues, base: R | undefined) => Promise<SaveQuestion | undefined>;
  readonly success: (
    saved: R,
    base: R | undefined,
  ) => { readonly text: string; readonly type: 'success' | 'info' | 'warning' };
  /** What follows a save: the list, the form with the saved record, or a dialog. */
  readonly onSaved: (saved: R, base: R | undefined) => 'leave' | 'continue' | 'wait';
  /** Whether the notification of a saved change offers to write the values before it back. */
  readonly canUndo?: boolean;
  /** Whether the user confirms a conflict (412) in which no field was changed by both. */
  readonly confirmsMerge?: boolean;
  /** Returns the record in the answer to a conflict (412). */
  readonly toRecord?: (current: unknown, base: R) => R;
  /** Renames the fields in the server's errors. */
  readonly renameErrors?: (messages: FieldMessages) => FieldMessages;
}

/** What a save sends. */
interface SaveInput<R> {
  readonly values: FormValues;
  readonly base: R | undefined;
  /** Whether the values were joined without a question with those of `base`, of another save. */
  readonly isMerged: boolean;
}

/** State of a form that writes one record: its changes, saving and conflicts (412). */
export function useRecordForm<R extends AnyRecord>({
  fields,
  record: opened,
  initialValues = {},
  validate,
  draftKey,
  backPath,
  save: write,
  ask,
  success,
  onSaved,
  canUndo = false,
  confirmsMerge = false,
  toRecord = current => current as R,
  renameErrors = messages => messages,
}: RecordFormOptions<R>) {
  const t = useMessages();
  const { fullName } = useRequiredSession();
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openedValues] = useState(() => (opened ? toFormValues(fields, opened) : initialValues));
  /** The newest record, saved by this form or by another user. */
  const [newer, setNewer] = useState<R>();
  const schemaForm = useSchemaForm({
    fields,
    initialValues: openedValues,
    validate,
    draftKey: draftKey ?? pathname,
    record: opened,
    newerRecord: newer,
  });
  const { form, draft, showErrors } = schemaForm;
  const [conflict, setConflict] = useState<R>();
  // A draft holds the record of this form.
  const base = newer ?? (draft.record as R | undefined);
  /** What a save in the background sent, as long as no newer record replaces it. */
  const [adoptedValues, setAdoptedValues] = useState<FormValues>();
  const baseValues = adoptedValues ?? (base ? toFormValues(fields, base) : openedValues);
  const changed = useMatchingFields(form, fields, (field, values) =>
    isChanged(field, values, baseValues),
  );
  /** Whether the user tried to save without changes. */
  const [hasNothingToSave, setHasNothingToSave] = useState(false);
  const isLeavingIntended = useRef(false);

  const leaveTo = (path: string): void => {
    isLeavingIntended.current = true;
    void navigate(path);
  };
  const leave = (): void => leaveTo(backPath);

  /** Bases the form on a record, with the given values; those that differ are unsaved changes. */
  const continueFrom = (record: R, next: FormValues): void => {
    setNewer(record);
    setAdoptedValues(undefined);
    const savedValues = toFormValues(fields, record);
    form.reset(savedValues);
    for (const { source } of changedFields(fields, next, savedValues))
      form.setValue(source, next[source] ?? '', { shouldDirty: true });
  };

  /** Writes the values before a change back; what was entered since stays. */
  const undo = async (before: FormValues, saved: R): Promise<void> => {
    const restored = await write(before, saved);
    if (isLeavingIntended.current) return;
    const savedValues = toFormValues(fields, saved);
    continueFrom(restored, mergeForm(fields, form.getValues(), savedValues, restored).values);
  };

  const command = useCommand({
    run: (input: SaveInput<R>) => write(input.values, input.base),
    success: (saved, { base: sent, isMerged }) => {
      const notice = success(saved, sent);
      return isMerged && sent
        ? { ...notice, text: [notice.text, mergeNotice(t, sent, fullName)].join('\n') }
        : notice;
    },
    undo: (saved, { base: sent }) => {
      if (!canUndo || !sent) return undefined;
      const before = toFormValues(fields, sent);
      const isValid = Object.keys(validate(before, saved)).length === 0;
      return isValid && isRestorable(fields, toFormValues(fields, saved), before)
        ? { run: () => undo(before, saved), done: t('form.undone') }
        : undefined;
    },
    onSuccess: (saved, input) => {
      const next = onSaved(saved, input.base);
      if (next === 'leave') leave();
      else if (next === 'wait') {
        isLeavingIntended.current = true;
        // What was sent is stored, so the form that stays behind a dialog has no changes.
        setAdoptedValues(input.values);
      } else continueFrom(saved, toFormValues(fields, saved));
    },
    onProposed: leave,
    onError: ({ status, problem, message }, { base: sent, values: sentValues }) => {
      if (status === 412 && problem?.current && sent) {
        const current = toRecord(problem.current, sent);
        const merged = mergeForm(fields, sentValues, baseValues, current);
        if (merged.conflicts.length > 0 || confirmsMerge) setConflict(current);
        else rebase(current, merged.values, true);
        return undefined;
      }
      const detail =
        status === 404 && sent
          ? t('form.deleted_by_other')
          : t('form.errors.server', { detail: message });
      showErrors(renameErrors(problem?.errors ?? { _: [detail] }));
      return undefined;
    },
  });

  const [asked, setAsked] = useState<{ question: SaveQuestion; input: SaveInput<R> }>();
  /** Without an answer to whether to ask, the save itself says what is wrong. */
  const askSafely = async (values: FormValues, to: R | undefined) => {
    try {
      return await ask?.(values, to);
    } catch (error) {
      if (error instanceof CallError) return undefined;
      throw error;
    }
  };

  const send =
    (to: R | undefined, isMerged = false) =>
    async (sent: FormValues): Promise<void> => {
      if (to && changedFields(fields, sent, toFormValues(fields, to)).length === 0)
        setHasNothingToSave(true);
      else {
        const input = { values: sent, base: to, isMerged };
        const question = await askSafely(sent, to);
        if (question) setAsked({ question, input });
        else await command.run(input);
      }
    };

  /**
   * Bases the form on the record that another save has stored, and saves the joined values.
   * @param isMerged whether the user was not asked, so that the notification mentions it
   */
  const rebase = (current: R, joined: FormValues, isMerged = false): void => {
    setConflict(undefined);
    continueFrom(current, joined);
    if (changedFields(fields, joined, toFormValues(fields, current)).length === 0)
      notify('form.conflict.unchanged', { type: 'info' });
    else void schemaForm.submit(send(current, isMerged))();
  };

  const merge = conflict && mergeForm(fields, form.getValues(), baseValues, conflict);

  return {
    ...schemaForm,
    base,
    backPath,
    leave,
    /** Leaves the form without asking about unsaved changes. */
    leaveTo,
    isLeavingIntended,
    hasNothingToSave,
    changedFields: changed,
    save: schemaForm.submit(send(base)),
    /** Writes values that are valid, also unchanged ones. */
    write: (sent: FormValues, to: R | undefined) =>
      command.run({ values: sent, base: to, isMerged: false }),
    /**
     * Continues from a record that was saved in the background.
     * @param sent the form's values that it was saved from; what was entered since stays
     */
    adopt: (saved: R, sent: FormValues): void => {
      setNewer(saved);
      setAdoptedValues(sent);
    },
    /** Shows what another user saved meanwhile (412). */
    showConflict: (current: unknown, to: R): void => setConflict(toRecord(current, to)),
    question: asked && {
      question: asked.question,
      onClose: () => setAsked(undefined),
      onConfirm: (): void => {
        setAsked(undefined);
        void command.run(asked.input);
      },
    },
    conflict: conflict &&
      merge && {
        current: conflict,
        merge,
        onClose: () => setConflict(undefined),
        /** Saves the joined values with the chosen ones of the conflicts. */
        onChoose: (chosen: FormValues): void => rebase(conflict, { ...merge.values, ...chosen }),
      },
  };
}

/** Returns which other change a save was joined with. */
function mergeNotice(
  t: ReturnType<typeof useMessages>,
  { modifiedBy }: AnyRecord,
  fullName: string,
): string {
  if (modifiedBy === fullName) return t('form.conflict.merged_own');
  return typeof modifiedBy === 'string'
    ? t('form.conflict.merged', { who: modifiedBy })
    : t('form.conflict.merged_anonymous');
}

/** A record form without the type of its record. */
export type RecordFormState = Omit<
  ReturnType<typeof useRecordForm>,
  'adopt' | 'base' | 'conflict' | 'showConflict' | 'write'
> & {
  readonly base: AnyRecord | undefined;
  readonly conflict: ReturnType<typeof useRecordForm>['conflict'];
};
