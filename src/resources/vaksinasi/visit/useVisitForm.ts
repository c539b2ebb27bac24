import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  vaksinasiCalls,
  warningsToConfirm,
  validateDose,
  type QueueEntry,
  type DoseReason,
  type DoseResult,
  type Dose,
} from '#contract/vaksinasi/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
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
type VisitErrorTexts = Readonly<Record<string, string>>;

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
  const client = useQueryClient();
  const notify = useNotify();
  const stickyDose = useStickyDose();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<VisitErrorTexts>({});
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
    fields.hasil === 'DIBERIKAN' ? warningsToConfirm({ skrining }, screeningContext) : [];
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

  const showErrors = (foundErrors: VisitErrorTexts): void => {
    setErrors(foundErrors);
    setAttempt(n => n + 1);
  };

  const undoVisit = async ({ id, version }: Dose): Promise<void> => {
    await call(vaksinasiCalls.cancel, {
      params: { id },
      body: { alasan: t('resources.vaksinasi.undo_reason'), version },
    });
    await invalidateResource(client, 'vaksinasi');
    notify('resources.vaksinasi.undone', { type: 'info', messageArgs: { name: peserta.nama } });
  };

  const save = async (): Promise<void> => {
    if (busy) return;
    const body = toBody();
    const errorEntries = Object.entries(validateDose(body, screeningContext));
    if (errorEntries.length > 0) {
      showErrors(
        Object.fromEntries(errorEntries.map(([field, texts]) => [field, texts.join('. ')])),
      );
      return;
    }
    setBusy(true);
    setErrors({});
    const text = JSON.stringify(body);
    if (idempotencyKeyRef.current?.text !== text)
      idempotencyKeyRef.current = { text, key: crypto.randomUUID() };
    try {
      const visit = await call(
        vaksinasiCalls.record,
        { body },
        { idempotencyKey: idempotencyKeyRef.current.key },
      );
      notify(`resources.vaksinasi.saved.${visit.hasil}`, {
        type: 'success',
        messageArgs: { name: peserta.nama, number: visit.dosisKe },
        undo: () => undoVisit(visit),
      });
      if (!isUnmounted.current) onSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      // A 401 opens the session-expired dialog, so the input stays as it is.
      if (error.status !== 401) showErrors(error.body.errors ?? { _: error.message });
    }
    // Not awaited, so that the next peserta can be selected meanwhile.
    void invalidateResource(client, 'vaksinasi');
  };

  return {
    fields,
    change: (change: Partial<VisitValues>) => {
      // Another result shows other fields, so the errors no longer apply.
      if (change.hasil !== undefined && change.hasil !== fields.hasil) setErrors({});
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
