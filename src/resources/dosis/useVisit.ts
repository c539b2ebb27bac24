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

/** What is filled in for one person; empty texts for nothing. */
export interface VisitFields {
  readonly hasil: DoseResult;
  readonly jawaban: Readonly<Record<string, boolean>>;
  readonly sistolik: string;
  readonly diastolik: string;
  readonly alasan: DoseReason | '';
  readonly catatan: string;
  /** What was confirmed, in the words that stood there: other words ask anew. */
  readonly konfirmasi: string;
  /** Whether it was at another time than now. */
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

/** What is filled in of somebody's visit and not recorded yet. */
export interface Typed {
  readonly one: Antrean;
  readonly idFaskes: number;
  readonly tanggal: string;
  readonly fields: VisitFields;
}

/** Told what would be lost, null for nothing; of a form that has gone nothing is. */
export type OnTyped = (typed: Typed | null) => void;

/** Who may be given the dose that day most often is; who may not be came for nothing, which is recorded too. */
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
  /** What was filled in when the session ended. */
  readonly draft: VisitFields | null;
  readonly onSaved: () => void;
  readonly onTyped: OnTyped;
}

/** The form of one visit: what is filled in, what is wrong with it, and how it is kept. */
export function useVisit({ one, place, draft, onSaved, onTyped }: VisitOptions) {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const kept = useKept();
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [attempt, setAttempt] = useState(0);
  // Sent again because no answer came, the same visit is recorded once.
  const sent = useRef<{ text: string; key: string }>(undefined);
  const [start] = useState(() => startOf(one, place));
  const [fields, setFields] = useState(draft ?? start);
  const [restored, setRestored] = useState(draft !== null);
  const isDirty = JSON.stringify(fields) !== JSON.stringify(start);
  // Whoever calls the next person while this one is being recorded stays with them.
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
      // What was recorded is known of the day that is shown, and of no other.
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
      // The session's end has a dialog of its own, and what was typed stays.
      if (error.status !== 401) wrong(error.body.errors ?? { _: error.message });
    }
    // Not waited for: the next person is called meanwhile.
    void renew(client, 'dosis');
  };

  return {
    fields,
    change: (change: Partial<VisitFields>) => {
      // Another result asks for other fields: what was wrong is not there any more.
      if (change.hasil !== undefined && change.hasil !== fields.hasil) setErrors({});
      setFields(before => ({ ...before, ...change }));
    },
    /** What was typed before the session ended. */
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
    /** What has to be confirmed before the dose is given. */
    looked,
    isConfirmed,
  };
}

export type Visit = ReturnType<typeof useVisit>;
