import { useEffect, useRef, useState } from 'react';
import {
  vaksinasiCalls,
  evaluateScreening,
  isOtherType,
  warningsToConfirm,
  type Dose,
  type QueueEntry,
  type DoseReason,
  type DoseResult,
} from '#contract/domains/vaksinasi/index.ts';
import { renderText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { CallError } from '#src/providers/api/http.ts';
import { isProvisional } from '#src/providers/offline/provisional.ts';
import { doseName } from '../doseName.ts';
import { changedByVisit } from '../styles.ts';
import type { VaccineChoice } from '../vaccine/vaccineChoice.ts';
import { useStickyDose, type StockReason } from './stickyDose.ts';
import { acceptsVisit, useVisitBasis } from './useVisitBasis.ts';
import {
  remainingErrors,
  screeningOf,
  toVisitBody,
  visitErrors,
  type VisitBody,
  type VisitInput,
} from './visitBody.ts';

/** Values of the visit form; empty strings for empty fields. */
export interface VisitValues {
  readonly hasil: DoseResult;
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik: string;
  readonly diastolik: string;
  readonly alasan: DoseReason | '';
  readonly catatan: string;
  /** The new planned day of a postponed dose. */
  readonly rencanaTanggal: string;
  /** The vaccine of this participant when it differs from that of the session. */
  readonly vaksin: VaccineChoice | null;
  /** Why a batch is used of which the ledger has no dose left; null until the server asks. */
  readonly alasanStok: StockReason | null;
  /** Why a vaccine for the other type of registration is used. */
  readonly alasanJenis: string;
  /** Why a recorded visit is corrected. */
  readonly alasanPerbaikan: string;
  /** The warnings as confirmed; changed warnings need a new confirmation. */
  readonly konfirmasi: string;
  /** Whether the visit took place at another time than now. */
  readonly isOtherTime: boolean;
  readonly tanggal: string;
  readonly jam: string;
}

/** Records a visit in place of the ordinary call; such a visit has no undo. */
export type RecordVisit = (
  body: VisitBody,
  idempotencyKey: string,
  values: VisitValues,
) => Promise<unknown>;

/** What became of the last attempt that failed: refused, or sent without an answer. */
type Failure = 'refused' | 'unanswered';

const failureOf = ({ status }: CallError): Failure | undefined => {
  if (status === 409 || status === 412) return 'refused';
  return status === 0 || status >= 500 ? 'unanswered' : undefined;
};

interface VisitPlace {
  readonly idFaskes: number;
  readonly tanggal: string;
  readonly isToday: boolean;
}

/** A visit with unsaved input. */
export interface UnsavedVisit {
  readonly peserta: QueueEntry;
  readonly idFaskes: number;
  readonly tanggal: string;
  readonly fields: VisitValues;
}

/** Called with the unsaved visit, or with null when nothing is unsaved or the form unmounts. */
export type OnUnsavedChange = (typed: UnsavedVisit | null) => void;

/** Initial values: the dose is given, or postponed when something rules it out (`halangan`). */
const initialVisitValues = ({ halangan }: QueueEntry, place: VisitPlace): VisitValues => ({
  hasil: halangan === null ? 'DIBERIKAN' : 'DITUNDA',
  jawaban: {},
  sistolik: '',
  diastolik: '',
  alasan: '',
  catatan: '',
  rencanaTanggal: '',
  vaksin: null,
  alasanStok: null,
  alasanJenis: '',
  alasanPerbaikan: '',
  konfirmasi: '',
  isOtherTime: !place.isToday,
  tanggal: place.tanggal,
  jam: '',
});

interface VisitOptions {
  readonly peserta: QueueEntry;
  readonly place: VisitPlace;
  /** Unsaved input from before the session ended. */
  readonly draft: VisitValues | null;
  /** Records the visit together with something else, such as the use of a voucher. */
  readonly record?: RecordVisit | undefined;
  /** A recorded visit that `record` corrects: what it says, and the notice that it was corrected. */
  readonly correction?: { readonly recorded: VisitValues; readonly done: string } | undefined;
  /** Called with the visit, unless it was recorded together with something else. */
  readonly onSaved: (visit: Dose | undefined) => void;
  readonly onUnsavedChange: OnUnsavedChange;
}

/** State of the visit form: values, errors and saving. */
export function useVisitForm({
  peserta,
  place,
  draft,
  record,
  correction,
  onSaved,
  onUnsavedChange,
}: VisitOptions) {
  const t = useMessages();
  const { call } = useApi();
  const stickyDose = useStickyDose();
  const [attempt, setAttempt] = useState(0);
  // A retry reuses the idempotency key, so the same visit is recorded only once.
  const idempotencyKeyRef = useRef<{ text: string; key: string }>(undefined);
  const [initialValues] = useState(
    () => correction?.recorded ?? initialVisitValues(peserta, place),
  );
  const [fields, setFields] = useState(draft ?? initialValues);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initialValues);
  const [failure, setFailure] = useState<Failure>();
  const [isChecked, setIsChecked] = useState(false);
  // A refusal has shown the colleague's record, so the next attempt is based on it.
  const basis = useVisitBasis(peserta, isDirty && failure !== 'refused');
  // If the next peserta is selected while saving, the selection must not be reset.
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  const { idFaskes, tanggal } = place;
  useEffect(() => {
    onUnsavedChange(isDirty ? { peserta, idFaskes, tanggal, fields } : null);
    return () => onUnsavedChange(null);
  }, [isDirty, peserta, idFaskes, tanggal, fields, onUnsavedChange]);

  const vaccine = fields.vaksin ?? stickyDose.vaccine.choice;
  const { choices } = stickyDose.vaccine;
  const chosenBatch = choices?.batch.find(({ id }) => id === vaccine?.idBatch);
  const chosenProduct = choices?.produk.find(({ id }) => id === vaccine?.idProduk);
  const screeningContext = {
    sex: peserta.jenisKelamin,
    day: fields.isOtherTime && fields.tanggal ? fields.tanggal : place.tanggal,
    warning: peserta.peringatan,
    batchWarning: chosenBatch?.peringatan ?? null,
    previousVaccine: peserta.vaksinSebelumnya,
    vaccinationType: peserta.vaccinationType,
    productType: chosenBatch?.tipe ?? chosenProduct?.tipe ?? null,
    isCorrection: correction !== undefined,
  };
  const vaccineRef = { idProduk: vaccine?.idProduk, vaksin: vaccine?.vaksin };
  const skrining = screeningOf(fields);

  const warnings =
    fields.hasil === 'DIBERIKAN'
      ? warningsToConfirm({ skrining, ...vaccineRef }, screeningContext).map(renderText)
      : [];
  // What only the server can know, such as a batch that was recalled after another day.
  const [askedByServer, setAskedByServer] = useState<string | null>(null);
  const toConfirm = [...warnings, ...(askedByServer === null ? [] : [askedByServer])].join('. ');
  const isConfirmed = fields.konfirmasi !== '' && fields.konfirmasi === toConfirm;

  const stockReason =
    fields.alasanStok !== null && fields.alasanStok.idBatch === vaccine?.idBatch
      ? fields.alasanStok
      : null;

  const isProduct = vaccine?.idProduk != null;

  const input: VisitInput = {
    fields,
    place,
    basis,
    sticky: stickyDose.fields,
    vaccine,
    stockReason,
    isConfirmed,
    isCorrection: correction !== undefined,
    screening: screeningContext,
  };

  // The reason of the participant before is offered for the same batch.
  const askStockReason = (idBatch: number): void => {
    const { alasanStok: last } = stickyDose.fields;
    const initial = last?.idBatch === idBatch ? last : { idBatch, teks: '' };
    setFields(before => ({
      ...before,
      alasanStok: before.alasanStok?.idBatch === idBatch ? before.alasanStok : initial,
    }));
  };

  const {
    run,
    isRunning,
    isDone,
    errors: serverErrors,
    setErrors,
    clearErrors,
  } = useCommand({
    run: async (body: VisitBody) => {
      const text = JSON.stringify(body);
      if (idempotencyKeyRef.current?.text !== text)
        idempotencyKeyRef.current = { text, key: crypto.randomUUID() };
      const idempotencyKey = idempotencyKeyRef.current.key;
      if (!record) return await call(vaksinasiCalls.record, { body }, { idempotencyKey });
      await record(body, idempotencyKey, fields);
      const { hasil, dosisKe } = body;
      return { hasil, dosisKe, vaccinationType: peserta.vaccinationType };
    },
    invalidates: changedByVisit,
    success: visit => {
      const saved =
        correction?.done ??
        t(`resources.vaksinasi.saved.${visit.hasil}`, {
          name: peserta.nama,
          dose: doseName(t, visit),
        });
      return 'id' in visit && isProvisional(visit)
        ? t('resources.vaksinasi.saved.provisional', { saved })
        : saved;
    },
    undo: visit =>
      'id' in visit
        ? {
            run: () =>
              call(vaksinasiCalls.cancel, {
                params: { id: visit.id },
                body: { alasan: t('resources.vaksinasi.undo_reason'), version: visit.version },
              }),
            done: t('resources.vaksinasi.undone', { name: peserta.nama }),
          }
        : undefined,
    onSuccess: visit => {
      if (stockReason) stickyDose.change({ alasanStok: stockReason });
      if (!isUnmounted.current) onSaved('id' in visit ? visit : undefined);
    },
    onError: (error, { idBatch }) => {
      const { errors: found } = error.body;
      if (found?.['alasanBatch'] !== undefined && idBatch) askStockReason(idBatch);
      if (found?.['konfirmasi'] !== undefined && (warnings.length === 0 || isConfirmed)) {
        setAskedByServer(found['konfirmasi']);
      }
      setAttempt(n => n + 1);
      const failed = failureOf(error);
      setFailure(failed);
      return failed === 'refused'
        ? `${error.message} ${t('resources.vaksinasi.form.not_saved')}`
        : undefined;
    },
  });
  // After the first attempt, what is wrong follows the input.
  const errors = isChecked ? { ...serverErrors, ...visitErrors(input) } : serverErrors;
  // A recorded visit cannot be sent again while its form is still shown.
  const isBusy = isRunning || isDone;
  /**
   * Whether a colleague has recorded the dose while this form has input. An attempt without an answer
   * may itself be that record, which sending it again finds out.
   */
  const isOvertaken = !acceptsVisit(peserta) && !isBusy && failure !== 'unanswered';

  const save = async (): Promise<void> => {
    if (isBusy) return;
    if (Object.keys(visitErrors(input)).length > 0) {
      clearErrors();
      setIsChecked(true);
      setAttempt(n => n + 1);
      return;
    }
    setIsChecked(false);
    await run(toVisitBody(input));
  };

  /**
   * The result that changed answers lead to: a dose that has to be postponed is no longer given, and
   * is given again when the answer is taken back.
   */
  const postponement = (change: Partial<VisitValues>): Partial<VisitValues> => {
    if (change.hasil !== undefined || correction) return {};
    const isPostponed = (values: VisitValues): boolean => {
      const { sex, day } = screeningContext;
      return evaluateScreening(screeningOf(values), sex, day).blockers.length > 0;
    };
    const [before, after] = [isPostponed(fields), isPostponed({ ...fields, ...change })];
    if (before === after) return {};
    if (after) return fields.hasil === 'DIBERIKAN' ? { hasil: 'DITUNDA', alasan: 'SKRINING' } : {};
    return fields.hasil === 'DITUNDA' && fields.alasan === 'SKRINING' && peserta.halangan === null
      ? { hasil: 'DIBERIKAN', alasan: '' }
      : {};
  };

  return {
    name: peserta.nama,
    idFaskes: place.idFaskes,
    fields,
    /** The vaccine and batch of this visit; undefined until they are chosen. */
    vaccine,
    /** The reason that the server asked for because the ledger has no dose of the batch left. */
    stockReason,
    /** Whether a reason is asked for because the vaccine is meant for the other type of registration. */
    needsTypeReason:
      isProduct &&
      (isOtherType(screeningContext.productType, peserta.vaccinationType) ||
        fields.alasanJenis !== '' ||
        errors['alasanVaksin'] !== undefined),
    change: (change: Partial<VisitValues>) => {
      const next = { ...change, ...postponement(change) };
      if (next.hasil !== undefined && next.hasil !== fields.hasil) {
        // Another result shows other fields, so the errors no longer apply.
        clearErrors();
        setIsChecked(false);
      } else setErrors(remainingErrors(serverErrors, next));
      if (next.vaksin !== undefined || next.tanggal !== undefined) setAskedByServer(null);
      setFields(before => ({ ...before, ...next }));
    },
    /** Draft restored from before the session ended. */
    draft: {
      isRestored,
      discard: () => {
        setFields(initialValues);
        setIsRestored(false);
      },
    },
    /** Gives the input up. */
    discard: () => {
      clearErrors();
      setIsChecked(false);
      setFailure(undefined);
      setFields(initialValues);
    },
    errors,
    attempt,
    isBusy,
    isOvertaken,
    save,
    screeningContext,
    skrining,
    /** Warnings that must be confirmed before the dose is given, and their text. */
    warnings,
    askedByServer,
    toConfirm,
    isConfirmed,
    isCorrection: correction !== undefined,
    isDirty,
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;
