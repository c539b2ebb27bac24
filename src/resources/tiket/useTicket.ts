import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { pesertaCalls, type Peserta, type TicketParty } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { renew } from '#src/providers/data/renew.ts';

/** Messages by field; `_` holds the message that belongs to no field. */
export type Errors = Readonly<Partial<Record<'noTiket' | 'q' | 'alasan' | '_', string>>>;

/** State and commands of a ticket move. */
export interface Ticket {
  readonly holder: TicketParty | undefined;
  readonly candidates: readonly TicketParty[] | undefined;
  readonly receiver: Peserta | undefined;
  /** Both participants after the move. */
  readonly moved: { readonly dari: Peserta; readonly ke: Peserta } | undefined;
  readonly errors: Errors;
  readonly busy: boolean;
  readonly find: (noTiket: string) => Promise<void>;
  readonly search: (q: string) => Promise<void>;
  readonly choose: (receiver: Peserta | undefined) => void;
  readonly move: (alasan: string) => Promise<void>;
  readonly setErrors: (errors: Errors) => void;
  readonly startOver: () => void;
}

type Found = Pick<Ticket, 'holder' | 'candidates' | 'receiver' | 'moved'>;

const nothing: Found = {
  holder: undefined,
  candidates: undefined,
  receiver: undefined,
  moved: undefined,
};

/**
 * Replaces the participant that another user changed by its latest version, so that the user sees
 * it.
 */
function withLatest(found: Found, current: unknown): Found {
  if (typeof current !== 'object' || current === null) return found;
  const latest = current as Peserta;
  const { holder, receiver } = found;
  return {
    ...found,
    holder:
      holder?.peserta.id === latest.id ? { peserta: latest, halangan: holder.halangan } : holder,
    receiver: receiver?.id === latest.id ? latest : receiver,
  };
}

/** Finds a ticket and its possible receivers and moves it; server errors are set by field. */
export function useTicket(): Ticket {
  const say = useWords();
  const notify = useNotify();
  const client = useQueryClient();
  const { call } = useApi();
  const [found, setFound] = useState<Found>(nothing);
  const [errors, setErrors] = useState<Errors>({});
  const [busy, setBusy] = useState(false);
  const number = found.holder?.peserta.noTiket ?? '';

  const attempt = async (at: keyof Errors, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setErrors({});
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const { errors: byField } = error.body;
      setFound(before => withLatest(before, error.problem?.current));
      setErrors(byField ? { [at]: error.message, ...byField } : { [at]: error.message });
    } finally {
      setBusy(false);
    }
  };

  /** Invalidates every query that shows either participant. */
  const renewBoth = () => renew(client, 'peserta');

  const undo = async ({ dari, ke }: { dari: Peserta; ke: Peserta }): Promise<void> => {
    const back = await call(pesertaCalls.moveTicket, {
      body: {
        noTiket: ke.noTiket ?? '',
        idDari: ke.id,
        versiDari: ke.version,
        idKe: dari.id,
        versiKe: dari.version,
        alasan: say('resources.tiket.undo_reason'),
      },
    });
    await renewBoth();
    setFound({ ...nothing, holder: { peserta: back.ke, halangan: null } });
    notify('resources.tiket.undone', {
      type: 'info',
      messageArgs: { ticket: back.ke.noTiket, name: back.ke.nama },
    });
  };

  return {
    ...found,
    errors,
    busy,
    setErrors,
    find: noTiket =>
      attempt('noTiket', async () => {
        setFound(nothing);
        const holder = await call(pesertaCalls.findTicket, { body: { noTiket } });
        setFound({ ...nothing, holder });
      }),
    search: q =>
      attempt('q', async () => {
        // Clears earlier results, so that no outdated candidate can be chosen during the search.
        setFound({ ...found, candidates: undefined, receiver: undefined });
        const candidates = await call(pesertaCalls.ticketCandidates, {
          body: { noTiket: number, q },
        });
        setFound({ ...found, candidates, receiver: undefined });
      }),
    choose: receiver => {
      setErrors({});
      setFound({ ...found, receiver });
    },
    move: alasan =>
      attempt('_', async () => {
        const { holder, receiver } = found;
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
        await renewBoth();
        setFound({ ...nothing, moved });
        // Undo is offered only if the previous holder can receive the ticket again.
        const mayReturn = moved.dari.isActive && moved.dari.statusData === 'VALID';
        notify(say('resources.tiket.done', { ticket: number, name: moved.ke.nama }), {
          type: 'success',
          ...(mayReturn ? { undo: () => undo(moved) } : {}),
        });
      }),
    startOver: () => {
      setErrors({});
      setFound(nothing);
    },
  };
}
