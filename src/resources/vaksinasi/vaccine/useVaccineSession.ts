import { useEffect, useState } from 'react';
import { vaksinasiCalls, type VaccineChoices } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useToday } from '#src/kit/format/useToday.ts';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import type { QueueParams } from '../queue/useQueueParams.ts';
import { choiceKey, readChoice, writeChoice, type VaccineChoice } from './vaccineChoice.ts';

/** Milliseconds between readings, which show a recall while the page is open. */
const pollMs = 60_000;

/** The vaccine and batch of the user's session at a facility on one day. */
export interface VaccineSession {
  readonly choice: VaccineChoice | undefined;
  /** Why the previous choice was forgotten. */
  readonly forgottenReason: string | undefined;
  /** Undefined while loading. */
  readonly choices: VaccineChoices | undefined;
  readonly error: Error | null;
  readonly choose: (choice: VaccineChoice) => void;
  /** Returns the usable doses of a batch by the ledger, and null when it does not know them. */
  readonly stockOf: (choice: VaccineChoice) => number | null | 'loading';
}

interface SessionState {
  readonly key: string;
  readonly choice: VaccineChoice | undefined;
  readonly forgottenReason?: string;
}

/**
 * Holds the vaccine and batch that are recorded for every participant until they are changed. They
 * are forgotten on the next day, and when they may no longer be used.
 */
export function useVaccineSession({
  idFaskes,
  tanggal,
}: Pick<QueueParams, 'idFaskes' | 'tanggal'>): VaccineSession {
  const t = useMessages();
  const can = usePermission();
  const { id: userId } = useRequiredSession();
  const key = choiceKey({ userId, idFaskes, tanggal, today: useToday() });
  const [state, setState] = useState<SessionState>(() => ({ key, choice: readChoice(key) }));
  if (state.key !== key) setState({ key, choice: readChoice(key) });
  const { choice, forgottenReason } = state;
  const idBatch = choice?.idBatch ?? undefined;

  const { data, error } = useCall(
    'vaksinasi',
    vaksinasiCalls.vaccines,
    { query: { idFaskes: idFaskes ?? undefined, tanggal, idBatch } },
    { enabled: idFaskes !== null && can('vaksinasi.record'), pollInterval: () => pollMs },
  );

  const idProduk = choice?.idBatch === null ? choice.idProduk : null;
  const isProductGone =
    data !== undefined && idProduk !== null && data.produk.every(({ id }) => id !== idProduk);
  const refusal = isProductGone
    ? t('resources.vaksinasi.vaccine.product_gone', { name: choice?.vaksin ?? '' })
    : data?.halangan;
  if (choice && refusal) setState({ key, choice: undefined, forgottenReason: refusal });
  useEffect(() => writeChoice(state.key, state.choice), [state]);

  return {
    choice,
    forgottenReason,
    choices: data,
    error,
    choose: next => setState({ key, choice: next }),
    stockOf: ({ idBatch: id }) => {
      if (data === undefined) return id === null || error ? null : 'loading';
      return data.batch.find(batch => batch.id === id)?.stok ?? null;
    },
  };
}
