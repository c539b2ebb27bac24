import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lembarCalls, type EnteredRow } from '#contract/domains/lembar/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { invalidateResource } from '#src/providers/data/invalidateResource.ts';
import { changedByVisit } from '../../vaksinasi/styles.ts';
import { bodyOf, type PageValues, type Proposal } from './proposal.ts';

/** What became of a row that was sent. */
export type SentRow =
  | { readonly kind: 'entered'; readonly answer: EnteredRow }
  | {
      readonly kind: 'refused';
      readonly detail: string;
      /** Whether the rules want a warning to be confirmed, and nothing else. */
      readonly wantsConfirmation: boolean;
    };

/** Returns why a row was refused: what its fields lack, otherwise the sentence itself. */
function refusalOf(error: CallError): SentRow {
  const { errors = {} } = error.body;
  const texts = Object.values(errors);
  const fields = Object.keys(errors);
  return {
    kind: 'refused',
    detail: texts.length === 0 ? error.message : texts.join('. '),
    wantsConfirmation: fields.length > 0 && fields.every(field => field === 'konfirmasi'),
  };
}

interface SendRows {
  /** What became of the rows that were sent, by their number. */
  readonly sent: ReadonlyMap<number, SentRow>;
  readonly isRunning: boolean;
  /** Why the sending stopped, such as without network; the rows that were sent stay so. */
  readonly error: string | undefined;
  /** Sends rows one after the other. */
  readonly run: (
    rows: readonly Proposal[],
    page: PageValues,
    confirmed: ReadonlySet<number>,
  ) => Promise<void>;
  /** Forgets why a row was refused, because it was changed. */
  readonly forget: (nomor: number) => void;
}

/** Sends the rows of a sheet. A row that was sent before adds nothing, so a repeated sending does no harm. */
export function useSendRows(idLembar: string): SendRows {
  const { call } = useApi();
  const client = useQueryClient();
  const [sent, setSent] = useState<ReadonlyMap<number, SentRow>>(new Map());
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<string>();
  const put = (nomor: number, row: SentRow): void =>
    setSent(before => new Map(before).set(nomor, row));
  return {
    sent,
    isRunning,
    error,
    async run(rows, page, confirmed) {
      setIsRunning(true);
      setError(undefined);
      try {
        for (const proposal of rows) {
          const { nomor } = proposal.row;
          const body = bodyOf(proposal, page, confirmed.has(nomor));
          try {
            const params = { id: idLembar, nomor };
            put(nomor, {
              kind: 'entered',
              answer: await call(lembarCalls.record, { params, body }),
            });
          } catch (cause) {
            if (!(cause instanceof CallError)) throw cause;
            if (![403, 404, 409, 422].includes(cause.status)) {
              setError(cause.message);
              return;
            }
            put(nomor, refusalOf(cause));
          }
        }
      } finally {
        setIsRunning(false);
        for (const resource of changedByVisit) await invalidateResource(client, resource);
      }
    },
    forget: nomor =>
      setSent(before => {
        const after = new Map(before);
        after.delete(nomor);
        return after;
      }),
  };
}
