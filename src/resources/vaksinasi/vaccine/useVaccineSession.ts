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

/** What the ledger has left of a batch at the facility. */
export interface StockFigure {
  /** Undefined while loading. */
  readonly count: number | undefined;
  /** The company whose doses are counted; null for those of all companies. */
  readonly company: string | null;
}

/** The vaccine and batch of the user's session at a facility on one day. */
export interface VaccineSession {
  readonly choice: VaccineChoice | undefined;
  /** Why the previous choice was forgotten. */
  readonly forgottenReason: string | undefined;
  /** Undefined while loading. */
  readonly choices: VaccineChoices | undefined;
  readonly error: Error | null;
  readonly choose: (choice: VaccineChoice) => void;
  /** Returns the doses left of a batch by the ledger, and null when it does not know them. */
  readonly stockOf: (choice: VaccineChoice) => StockFigure | null;
}

interface SessionState {
  readonly key: string;
  readonly choice: VaccineChoice | undefined;
  readonly forgottenReason?: string;
}

/** Returns what the ledger has left of a batch of the register. */
export function stockFigure(data: VaccineChoices, idBatch: number): StockFigure | null {
  const found = data.batch.find(({ id }) => id === idBatch);
  // A batch that was not delivered for a company has nothing left for it.
  const count = found === undefined && data.perusahaan !== null ? 0 : (found?.stok ?? null);
  return count === null ? null : { count, company: data.perusahaan };
}

/**
 * Holds the vaccine and batch that are recorded for every participant until they are changed. They
 * are forgotten on the next day, and when they may no longer be used. The batches that are offered,
 * and what is left of them, are those for the participant who is open, if there is one.
 */
export function useVaccineSession({
  idFaskes,
  tanggal,
  idPeserta,
}: Pick<QueueParams, 'idFaskes' | 'idPeserta' | 'tanggal'>): VaccineSession {
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
    { query: { idFaskes: idFaskes ?? undefined, tanggal, idPeserta, idBatch } },
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
      if (id === null) return null;
      if (data === undefined) return error ? null : { count: undefined, company: null };
      return stockFigure(data, id);
    },
  };
}
