import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  dosisCalls,
  toConfirm,
  visitFaults,
  type Antrean,
  type DoseReason,
  type DoseResult,
  type Dosis,
} from '#contract/dosis/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';
import { useKept } from './kept.ts';

/** Values of the visit form; empty strings for empty fields. */
export interface VisitFields {
  readonly hasil: DoseResult;
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik: string;
  readonly diastolik: string;
  readonly alasan: DoseReason | '';
  readonly catatan: string;
  /** The warnings as confirmed; changed warnings need a new confirmation. */
  readonly konfirmasi: string;
  /** Whether the visit took place at another time than now. */
  readonly lain: boolean;
  readonly tanggal: string;
  readonly jam: string;
}

type Body = CallInput<typeof dosisCalls.record>['body'];
type Errors = Readonly<Record<string, string>>;

const figure = (text: string): number | null => (text === '' ? null : Number(text));
const orNull = (text: string): string | null => text.trim() || null;

interface Place {
  readonly idFaskes: number;
  readonly tanggal: string;
  readonly isToday: boolean;
}

/** A visit with unsaved input. */
export interface Typed {
  readonly one: Antrean;
  readonly idFaskes: number;
  readonly tanggal: string;
  readonly fields: VisitFields;
}

/** Called with the unsaved visit, or with null when nothing is unsaved or the form unmounts. */
export type OnTyped = (typed: Typed | null) => void;

/** Initial values: the dose is given, or postponed when something rules it out (`halangan`). */
const startOf = ({ halangan }: Antrean, place: Place): VisitFields => ({
  hasil: halangan === null ? 'DIBERIKAN' : 'DITUNDA',
  jawaban: {},
  sistolik: '',
  diastolik: '',
  alasan: '',
  catatan: '',
  konfirmasi: '',
  lain: !place.isToday,
  tanggal: place.tanggal,
  jam: '',
});

interface VisitOptions {
  readonly one: Antrean;
  readonly place: Place;
  /** Unsaved input from before the session ended. */
  readonly draft: VisitFields | null;
  readonly onSaved: () => void;
  readonly onTyped: OnTyped;
}

/** State of the visit form: values, errors and saving. */
export function useVisit({ one, place, draft, onSaved, onTyped }: VisitOptions) {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const kept = useKept();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  // A retry reuses the idempotency key, so the same visit is recorded only once.
  const sent = useRef<{ text: string; key: string }>(undefined);
  const [start] = useState(() => startOf(one, place));
  const [fields, setFields] = useState(draft ?? start);
  const [restored, setRestored] = useState(draft !== null);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(start);
  // If the next peserta is selected while saving, the selection must not be reset.
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const { idFaskes, tanggal } = place;
  useEffect(() => {
    onTyped(isDirty ? { one, idFaskes, tanggal, fields } : null);
    return () => onTyped(null);
  }, [isDirty, one, idFaskes, tanggal, fields, onTyped]);

  const grounds = {
    sex: one.jenisKelamin,
    day: fields.lain && fields.tanggal ? fields.tanggal : place.tanggal,
    warning: one.peringatan,
  };
  const skrining = {
    jawaban: fields.jawaban,
    sistolik: figure(fields.sistolik),
    diastolik: figure(fields.diastolik),
  };

  const looked = fields.hasil === 'DIBERIKAN' ? toConfirm({ skrining }, grounds) : [];
  const isConfirmed = fields.konfirmasi !== '' && fields.konfirmasi === looked.join('. ');

  const bodyOf = () => {
    const { hasil } = fields;
    const isGiven = hasil === 'DIBERIKAN';
    const { vaksin, batch, kadaluarsa, lokasi, vaksinator } = kept.fields;
    return {
      idPeserta: one.id,
      idFaskes: place.idFaskes,
      dosisKe: one.dosisBerikut ?? 1,
      hasil,
      konfirmasi: isConfirmed,
      // The previous visit is known only for the day shown.
      ...(grounds.day === place.tanggal ? { sesudah: one.kunjungan?.id ?? null } : {}),
      skrining:
        isGiven || Object.keys(fields.jawaban).length > 0 || fields.sistolik !== ''
          ? skrining
          : null,
      ...(isGiven
        ? {
            vaksin: orNull(vaksin),
            batch: orNull(batch),
            kadaluarsa: orNull(kadaluarsa),
            lokasi,
            vaksinator: orNull(vaksinator),
          }
        : { alasan: fields.alasan || null, catatan: orNull(fields.catatan) }),
      ...(fields.lain ? { tanggal: orNull(fields.tanggal), jam: orNull(fields.jam) } : {}),
    } satisfies Body;
  };

  const wrong = (found: Errors): void => {
    setErrors(found);
    setAttempt(n => n + 1);
  };

  const takeBack = async ({ id, version }: Dosis): Promise<void> => {
    await call(dosisCalls.cancel, {
      params: { id },
      body: { alasan: say('resources.dosis.undo_reason'), version },
    });
    await renew(client, 'dosis');
    notify('resources.dosis.undone', { type: 'info', messageArgs: { name: one.nama } });
  };

  const save = async (): Promise<void> => {
    if (busy) return;
    const body = bodyOf();
    const faults = Object.entries(visitFaults(body, grounds));
    if (faults.length > 0) {
      wrong(Object.fromEntries(faults.map(([field, texts]) => [field, texts.join('. ')])));
      return;
    }
    setBusy(true);
    setErrors({});
    const text = JSON.stringify(body);
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() };
    try {
      const visit = await call(dosisCalls.record, { body }, { idempotencyKey: sent.current.key });
      notify(`resources.dosis.saved.${visit.hasil}`, {
        type: 'success',
        messageArgs: { name: one.nama, number: visit.dosisKe },
        undo: () => takeBack(visit),
      });
      if (!gone.current) onSaved();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      // A 401 opens the session-expired dialog, so the input stays as it is.
      if (error.status !== 401) wrong(error.body.errors ?? { _: error.message });
    }
    // Not awaited, so that the next peserta can be selected meanwhile.
    void renew(client, 'dosis');
  };

  return {
    fields,
    change: (change: Partial<VisitFields>) => {
      // Another result shows other fields, so the errors no longer apply.
      if (change.hasil !== undefined && change.hasil !== fields.hasil) setErrors({});
      setFields(before => ({ ...before, ...change }));
    },
    /** Draft restored from before the session ended. */
    draft: {
      restored,
      discard: () => {
        setFields(start);
        setRestored(false);
      },
    },
    errors,
    attempt,
    busy,
    save,
    grounds,
    skrining,
    /** Warnings that must be confirmed before the dose is given. */
    looked,
    isConfirmed,
  };
}

export type Visit = ReturnType<typeof useVisit>;
