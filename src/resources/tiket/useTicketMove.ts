import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { pesertaCalls, type Peserta, type TicketParty } from '#contract/peserta/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';

/** Messages by field; `_` holds the message that belongs to no field. */
export type TicketErrors = Readonly<Partial<Record<'noTiket' | 'q' | 'alasan' | '_', string>>>;

/** State and commands of a ticket move. */
export interface TicketMove {
  readonly holder: TicketParty | undefined;
  readonly candidates: readonly TicketParty[] | undefined;
  readonly receiver: Peserta | undefined;
  /** Both participants after the move. */
  readonly moved: { readonly dari: Peserta; readonly ke: Peserta } | undefined;
  readonly errors: TicketErrors;
  readonly busy: boolean;
  readonly findTicket: (noTiket: string) => Promise<void>;
  readonly searchReceivers: (q: string) => Promise<void>;
  readonly chooseReceiver: (receiver: Peserta | undefined) => void;
  readonly move: (alasan: string) => Promise<void>;
  readonly setErrors: (errors: TicketErrors) => void;
  readonly startOver: () => void;
}

type TicketMoveState = Pick<TicketMove, 'holder' | 'candidates' | 'receiver' | 'moved'>;

const initialState: TicketMoveState = {
  holder: undefined,
  candidates: undefined,
  receiver: undefined,
  moved: undefined,
};

/**
 * Replaces the participant that another user changed by its latest version, so that the user sees
 * it.
 */
function withLatest(moveState: TicketMoveState, current: unknown): TicketMoveState {
  if (typeof current !== 'object' || current === null) return moveState;
  const latest = current as Peserta;
  const { holder, receiver } = moveState;
  return {
    ...moveState,
    holder:
      holder?.peserta.id === latest.id ? { peserta: latest, halangan: holder.halangan } : holder,
    receiver: receiver?.id === latest.id ? latest : receiver,
  };
}

/** Finds a ticket and its possible receivers and moves it; server errors are set by field. */
export function useTicketMove(): TicketMove {
  const t = useMessages();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const [moveState, setMoveState] = useState<TicketMoveState>(initialState);
  const [errors, setErrors] = useState<TicketErrors>({});
  const [busy, setBusy] = useState(false);
  const number = moveState.holder?.peserta.noTiket ?? '';

  const attempt = async (
    errorField: keyof TicketErrors,
    request: () => Promise<void>,
  ): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      await request();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { errors: byField } = error.body;
      setMoveState(before => withLatest(before, error.problem?.current));
      setErrors(
        byField ? { [errorField]: error.message, ...byField } : { [errorField]: error.message },
      );
    } finally {
      setBusy(false);
    }
  };

  /** Invalidates every query that shows either participant. */
  const invalidateBoth = () => invalidateResource(client, 'peserta');

  const undo = async ({ dari, ke }: { dari: Peserta; ke: Peserta }): Promise<void> => {
    const answer = await call(pesertaCalls.moveTicket, {
      body: {
        noTiket: ke.noTiket ?? '',
        idDari: ke.id,
        versiDari: ke.version,
        idKe: dari.id,
        versiKe: dari.version,
        alasan: t('resources.tiket.undo_reason'),
      },
    });
    await invalidateBoth();
    setMoveState({ ...initialState, holder: { peserta: answer.ke, halangan: null } });
    notify('resources.tiket.undone', {
      type: 'info',
      messageArgs: { ticket: answer.ke.noTiket, name: answer.ke.nama },
    });
  };

  return {
    ...moveState,
    errors,
    busy,
    setErrors,
    findTicket: noTiket =>
      attempt('noTiket', async () => {
        setMoveState(initialState);
        const holder = await call(pesertaCalls.findTicket, { body: { noTiket } });
        setMoveState({ ...initialState, holder });
      }),
    searchReceivers: q =>
      attempt('q', async () => {
        // Clears earlier results, so that no outdated candidate can be chosen during the search.
        setMoveState({ ...moveState, candidates: undefined, receiver: undefined });
        const candidates = await call(pesertaCalls.ticketCandidates, {
          body: { noTiket: number, q },
        });
        setMoveState({ ...moveState, candidates, receiver: undefined });
      }),
    chooseReceiver: receiver => {
      setErrors({});
      setMoveState({ ...moveState, receiver });
    },
    move: alasan =>
      attempt('_', async () => {
        const { holder, receiver } = moveState;
        if (!holder || !receiver) return;
        const moved = await call(pesertaCalls.moveTicket, {
          body: {
            noTiket: number,
            idDari: holder.peserta.id,
            versiDari: holder.peserta.version,
            idKe: receiver.id,
            versiKe: receiver.version,
            alasan,
          },
        });
        await invalidateBoth();
        setMoveState({ ...initialState, moved });
        // Undo is offered only if the previous holder can receive the ticket again.
        const canUndo = moved.dari.isActive && moved.dari.statusData === 'VALID';
        notify(t('resources.tiket.done', { ticket: number, name: moved.ke.nama }), {
          type: 'success',
          ...(canUndo ? { undo: () => undo(moved) } : {}),
        });
      }),
    startOver: () => {
      setErrors({});
      setMoveState(initialState);
    },
  };
}
