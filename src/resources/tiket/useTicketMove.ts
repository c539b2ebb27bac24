import { useState } from 'react';
import type { Peserta } from '#contract/domains/peserta/index.ts';
import { tiketCalls, type TicketParty } from '#contract/domains/tiket.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand, type CommandErrors } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';

/** Messages by field; `_` holds the message that belongs to no field. */
export type TicketErrors = Readonly<Partial<Record<'noTiket' | 'q' | 'alasan' | '_', string>>>;

/** A request for a ticket or for receivers, and the field that shows its errors. */
interface TicketSearch {
  readonly errorField: 'noTiket' | 'q';
  readonly request: () => Promise<void>;
}

/** State and commands of a ticket move. */
export interface TicketMove {
  readonly holder: TicketParty | undefined;
  readonly candidates: readonly TicketParty[] | undefined;
  readonly receiver: Peserta | undefined;
  /** Both participants after the move. */
  readonly moved: { readonly dari: Peserta; readonly ke: Peserta } | undefined;
  readonly errors: TicketErrors;
  readonly isBusy: boolean;
  readonly findTicket: (noTiket: string) => Promise<void>;
  readonly searchReceivers: (q: string) => Promise<void>;
  readonly chooseReceiver: (receiver: Peserta | undefined) => void;
  readonly move: (alasan: string) => Promise<void>;
  readonly setErrors: (errors: CommandErrors) => void;
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
  const { call } = useApi();
  const [moveState, setMoveState] = useState<TicketMoveState>(initialState);
  const number = moveState.holder?.peserta.noTiket ?? '';

  const search = useCommand({
    run: ({ request }: TicketSearch) => request(),
    onError: ({ message, body }, { errorField }) => ({ [errorField]: message, ...body.errors }),
  });
  const moveTicket = (noTiket: string, from: Peserta, to: Peserta, alasan: string) =>
    call(tiketCalls.move, {
      body: {
        noTiket,
        idDari: from.id,
        versiDari: from.version,
        idKe: to.id,
        versiKe: to.version,
        alasan,
      },
    });
  const move = useCommand({
    run: ({ from, to, alasan }: { from: Peserta; to: Peserta; alasan: string }) =>
      moveTicket(number, from, to, alasan),
    // Every query that shows either participant.
    invalidates: ['peserta'],
    success: ({ ke }) => t('resources.tiket.done', { ticket: number, name: ke.nama }),
    undo: ({ dari, ke }) =>
      // Undo is offered only if the previous holder can receive the ticket again.
      dari.isActive && dari.statusData === 'VALID'
        ? {
            run: async () => {
              const reason = t('resources.tiket.undo_reason');
              const undone = await moveTicket(ke.noTiket ?? '', ke, dari, reason);
              setMoveState({ ...initialState, holder: { peserta: undone.ke, halangan: null } });
            },
            done: t('resources.tiket.undone', { ticket: ke.noTiket ?? '', name: dari.nama }),
          }
        : undefined,
    onSuccess: moved => setMoveState({ ...initialState, moved }),
    onError: ({ problem, message, body }) => {
      setMoveState(before => withLatest(before, problem?.current));
      return { _: message, ...body.errors };
    },
  });
  const clearErrors = (): void => {
    search.clearErrors();
    move.clearErrors();
  };

  return {
    ...moveState,
    errors: { ...search.errors, ...move.errors },
    isBusy: search.isRunning || move.isRunning,
    setErrors: errors => {
      move.clearErrors();
      search.setErrors(errors);
    },
    findTicket: async noTiket => {
      move.clearErrors();
      await search.run({
        errorField: 'noTiket',
        request: async () => {
          setMoveState(initialState);
          const holder = await call(tiketCalls.find, { body: { noTiket } });
          setMoveState({ ...initialState, holder });
        },
      });
    },
    searchReceivers: async q => {
      await search.run({
        errorField: 'q',
        request: async () => {
          // Clears earlier results, so that no outdated candidate can be chosen during the search.
          setMoveState({ ...moveState, candidates: undefined, receiver: undefined });
          const candidates = await call(tiketCalls.candidates, {
            body: { noTiket: number, q },
          });
          setMoveState({ ...moveState, candidates, receiver: undefined });
        },
      });
    },
    chooseReceiver: receiver => {
      clearErrors();
      setMoveState({ ...moveState, receiver });
    },
    move: async alasan => {
      search.clearErrors();
      const { holder, receiver } = moveState;
      if (holder && receiver) await move.run({ from: holder.peserta, to: receiver, alasan });
    },
    startOver: () => {
      clearErrors();
      setMoveState(initialState);
    },
  };
}
