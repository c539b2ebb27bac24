import { useEffect, useRef, useState, type BaseSyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#contract/domains/order/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { toFormValues, type FormValues } from '#src/kit/form/formValues.ts';
import { useRecordForm } from '#src/kit/form/useRecordForm.ts';
import { parseLines } from '#src/kit/format/lineValues.ts';
import { useResourceMessages } from '#src/kit/resource/useResourceMessages.ts';
import { useServerState } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { agreedOrder } from '../delta/comparedOrder.ts';
import { draftPath } from '../paths.ts';
import { orderFormDefinition } from './definition.ts';
import { keepIds, withIds } from './lineIds.ts';
import { numberIn } from './lineRules.ts';
import type { OrderFormFacts } from './orderFormContext.ts';
import {
  orderFormFields,
  type OrderFormMode,
  newOrderValues,
  validateComplete,
  validateDraft,
} from './orderInput.ts';
import { useAutosave, type AutosaveState } from './useAutosave.ts';
import { useWriteOrder } from './useWriteOrder.ts';

interface OrderFormOptions extends OrderFormFacts {
  readonly mode: OrderFormMode;
  /** The opened draft or, in an amendment, the order that is amended; undefined when creating. */
  readonly record: Order | undefined;
  readonly backPath: string;
}

/**
 * State of the order form: its draft is saved as one goes, and it is submitted only after a
 * confirmation.
 */
export function useOrderForm(options: OrderFormOptions) {
  const { mode, jenis, facts, original, record, backPath } = options;
  const t = useMessages();
  const navigate = useNavigate();
  const { availability } = useServerState();
  const definition = orderFormDefinition(jenis, original !== undefined);
  const fields = orderFormFields(definition);
  const names = useResourceMessages(definition);
  const identity = { bhbuId: facts.perusahaan.id, jenis };
  const write = useWriteOrder({ fields, identity, amended: mode === 'amend' ? record : undefined });
  /** The valid values that wait for the confirmation. */
  const [confirmed, setConfirmed] = useState<FormValues>();
  const [isSending, setIsSending] = useState(false);
  /** The page that follows a save. */
  const [target, setTarget] = useState<string>();
  /** The version that another user has replaced; the user decides before anything is saved. */
  const [replaced, setReplaced] = useState<number>();
  /** What the running attempt does; validation depends on it. */
  const intent = useRef<'draft' | 'submit'>('submit');
  /** The newest version of the draft, also before the form is rendered again. */
  const newest = useRef(record);
  const validate = {
    draft: validateDraft(definition, identity, mode),
    submit: validateComplete(definition, identity, options),
  };

  const state = useRecordForm<Order>({
    fields,
    record,
    initialValues: newOrderValues(definition, { facts, jenis }),
    validate: values => validate[intent.current](values),
    backPath,
    save: (values, base) => write(values, base, intent.current === 'draft'),
    success: saved => ({
      text:
        intent.current === 'draft'
          ? t('resources.order.form.draft.created')
          : saved.status === 'MENUNGGU_PERSETUJUAN'
            ? t('resources.order.form.submit.waits')
            : t('resources.order.form.submit.done', { nomor: saved.noOrder ?? '' }),
      type: 'success',
    }),
    onSaved: saved => {
      newest.current = saved;
      const isDraft = intent.current === 'draft';
      if (isDraft && mode === 'edit') return 'continue';
      setTarget(isDraft ? draftPath(saved) : recordPath('order', saved.id));
      return 'wait';
    },
    // What another user changed may be the reason not to submit.
    confirmsMerge: true,
    toRecord: (current, sent) => {
      setReplaced(sent.version);
      // What the user chooses is saved as a draft, and submitted only after another confirmation.
      intent.current = 'draft';
      return mode === 'amend' ? agreedOrder(current as Order) : (current as Order);
    },
  });
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true });
  }, [target, navigate]);
  const { form, base, changedFields } = state;
  useEffect(() => {
    newest.current = base;
  }, [base]);

  /** Returns the first message of a draft with the label of its field. */
  const describe = (path: string, [message = '']: readonly string[]): string => {
    const field = fields.find(({ source }) => source === path.split('.')[0]);
    return field ? t('form.errors.item', { label: names.label(field), message }) : message;
  };

  /** Saves the draft in the background; what is entered meanwhile stays. */
  const saveInBackground = async (): Promise<AutosaveState> => {
    const draft = newest.current;
    const values = { ...form.getValues() };
    const [invalid] = Object.entries(validate.draft(values));
    if (invalid) return { kind: 'failed', detail: describe(...invalid) };
    try {
      const saved = await write(values, draft, true);
      newest.current = saved;
      const sent = withIds(values['baris'], toFormValues(fields, saved)['baris']);
      const present = form.getValues('baris');
      const kept = keepIds(present, values['baris'], sent);
      if (kept !== present) form.setValue('baris', kept);
      state.adopt(saved, { ...values, baris: sent });
      // An attempt that the server could not answer says that nothing is saved.
      form.clearErrors('root');
      // A reload opens the draft; a navigation would take the focus from the input.
      if (!draft) window.history.replaceState(window.history.state, '', draftPath(saved));
      return { kind: 'saved', at: saved.modifiedAt };
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 412 && error.problem?.current && draft)
        state.showConflict(error.problem.current, draft);
      return { kind: 'failed', detail: error.message };
    }
  };

  const hasChanges = changedFields.length > 0;
  const autosave = useAutosave({
    form,
    isEnabled:
      mode !== 'amend' &&
      availability === 'up' &&
      (replaced === undefined || replaced !== base?.version) &&
      confirmed === undefined &&
      target === undefined &&
      !state.isSubmitting,
    isUnsaved: values => hasChanges && (base !== undefined || hasPeople(values)),
    save: saveInBackground,
  });

  return {
    definition,
    state,
    hasChanges,
    autosave: autosave.state,
    isSending,
    isConfirming: confirmed !== undefined,
    cancel: () => setConfirmed(undefined),
    /** Validates the order and asks for the confirmation. */
    submit: (event?: BaseSyntheticEvent): Promise<void> => {
      intent.current = 'submit';
      return state.submit(values => setConfirmed({ ...values }))(event);
    },
    confirm: async (): Promise<void> => {
      if (!confirmed) return;
      setIsSending(true);
      await autosave.alone(async () => {
        intent.current = 'submit';
        await state.write({ ...confirmed, baris: form.getValues('baris') }, newest.current);
      });
      setIsSending(false);
      setConfirmed(undefined);
    },
    saveDraft: (): Promise<void> =>
      autosave.alone(async () => {
        intent.current = 'draft';
        await state.submit(values => state.write(values, newest.current))();
      }),
  };
}

/** Whether a line has participants, so that a new order is worth saving. */
const hasPeople = ({ baris }: FormValues): boolean =>
  parseLines(baris).some(row => numberIn(row, 'jumlahPeserta') > 0);
