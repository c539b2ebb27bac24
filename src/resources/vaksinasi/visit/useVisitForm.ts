import { useEffect, useRef, useState } from 'react';
import {
  vaksinasiCalls,
  warningsToConfirm,
  validateDose,
  type QueueEntry,
  type DoseReason,
  type DoseResult,
} from '#contract/vaksinasi/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { renderByField, renderText } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCommand } from '#src/ui/command/useCommand.ts';
import { doseName } from '../doseName.ts';
import { useStickyDose } from './stickyDose.ts';

/** Values of the visit form; empty strings for empty fields. */
export interface VisitValues {
  readonly hasil: DoseResult;
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik: string;
  readonly diastolik: string;
  readonly alasan: DoseReason | '';
  readonly catatan: string;
  /** The warnings as confirmed; changed warnings need a new confirmation. */
  readonly konfirmasi: string;
  /** Whether the visit took place at another time than now. */
  readonly isOtherTime: boolean;
  readonly tanggal: string;
  readonly jam: string;
}

type Body = CallInput<typeof vaksinasiCalls.record>['body'];

const toNumber = (text: string): number | null => (text === '' ? null : Number(text));
const textOrNull = (text: string): string | null => text.trim() || null;

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
  readonly onSaved: () => void;
  readonly onUnsavedChange: OnUnsavedChange;
}

/** State of the visit form: values, errors and saving. */
export function useVisitForm({ peserta, place, draft, onSaved, onUnsavedChange }: VisitOptions) {
  const t = useMessages();
  const { call } = useApi();
  const stickyDose = useStickyDose();
  const [attempt, setAttempt] = useState(0);
  // A retry reuses the idempotency key, so the same visit is recorded only once.
  const idempotencyKeyRef = useRef<{ text: string; key: string }>(undefined);
  const [initialValues] = useState(() => initialVisitValues(peserta, place));
  const [fields, setFields] = useState(draft ?? initialValues);
  const [isRestored, setIsRestored] = useState(draft !== null);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(initialValues);
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

  const screeningContext = {
    sex: peserta.jenisKelamin,
    day: fields.isOtherTime && fields.tanggal ? fields.tanggal : place.tanggal,
    warning: peserta.peringatan,
  };
  const skrining = {
    jawaban: fields.jawaban,
    sistolik: toNumber(fields.sistolik),
    diastolik: toNumber(fields.diastolik),
  };

  const warnings =
    fields.hasil === 'DIBERIKAN'
      ? warningsToConfirm({ skrining }, screeningContext).map(renderText)
      : [];
  const isConfirmed = fields.konfirmasi !== '' && fields.konfirmasi === warnings.join('. ');

  const toBody = () => {
    const { hasil } = fields;
    const isGiven = hasil === 'DIBERIKAN';
    const { vaksin, batch, kadaluarsa, lokasi, vaksinator } = stickyDose.fields;
    return {
      idPeserta: peserta.id,
      idFaskes: place.idFaskes,
      dosisKe: peserta.dosisBerikut ?? 1,
      hasil,
      konfirmasi: isConfirmed,
      // The previous visit is known only for the day shown.
      ...(screeningContext.day === place.tanggal ? { sesudah: peserta.kunjungan?.id ?? null } : {}),
      skrining:
        isGiven || Object.keys(fields.jawaban).length > 0 || fields.sistolik !== ''
          ? skrining
          : null,
      ...(isGiven
        ? {
            vaksin: textOrNull(vaksin),
            batch: textOrNull(batch),
            kadaluarsa: textOrNull(kadaluarsa),
            lokasi,
            vaksinator: textOrNull(vaksinator),
          }
        : { alasan: fields.alasan || null, catatan: textOrNull(fields.catatan) }),
      ...(fields.isOtherTime
        ? { tanggal: textOrNull(fields.tanggal), jam: textOrNull(fields.jam) }
        : {}),
    } satisfies Body;
  };

  const { run, isRunning, isDone, errors, setErrors, clearErrors } = useCommand({
    run: (body: Body) => {
      const text = JSON.stringify(body);
      if (idempotencyKeyRef.current?.text !== text)
        idempotencyKeyRef.current = { text, key: crypto.randomUUID() };
      const idempotencyKey = idempotencyKeyRef.current.key;
      return call(vaksinasiCalls.record, { body }, { idempotencyKey });
    },
    invalidates: ['vaksinasi'],
    success: visit =>
      t(`resources.vaksinasi.saved.${visit.hasil}`, {
        name: peserta.nama,
        dose: doseName(t, visit),
      }),
    undo: ({ id, version }) => ({
      run: () =>
        call(vaksinasiCalls.cancel, {
          params: { id },
          body: { alasan: t('resources.vaksinasi.undo_reason'), version },
        }),
      done: t('resources.vaksinasi.undone', { name: peserta.nama }),
    }),
    onSuccess: () => {
      if (!isUnmounted.current) onSaved();
    },
    onError: () => {
      setAttempt(n => n + 1);
      return undefined;
    },
  });
  // A recorded visit cannot be sent again while its form is still shown.
  const busy = isRunning || isDone;

  const save = async (): Promise<void> => {
    if (busy) return;
    const body = toBody();
    const errorEntries = Object.entries(renderByField(validateDose(body, screeningContext)));
    if (errorEntries.length > 0) {
      const found = errorEntries.map(([field, texts]) => [field, texts.join('. ')] as const);
      setErrors(Object.fromEntries(found));
      setAttempt(n => n + 1);
      return;
    }
    await run(body);
  };

  return {
    fields,
    change: (change: Partial<VisitValues>) => {
      // Another result shows other fields, so the errors no longer apply.
      if (change.hasil !== undefined && change.hasil !== fields.hasil) clearErrors();
      setFields(before => ({ ...before, ...change }));
    },
    /** Draft restored from before the session ended. */
    draft: {
      restored: isRestored,
      discard: () => {
        setFields(initialValues);
        setIsRestored(false);
      },
    },
    errors,
    attempt,
    busy,
    save,
    screeningContext,
    skrining,
    /** Warnings that must be confirmed before the dose is given. */
    warnings,
    isConfirmed,
  };
}

export type VisitFormState = ReturnType<typeof useVisitForm>;
