import { useRef, useState } from 'react';
import {
  maxRecipientsPerCall,
  voucherTransactionCalls,
  type NewRecipient,
  type VoucherTransaction,
} from '#contract/domains/voucher/transaction.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import type { CallError } from '#src/providers/api/http.ts';
import { changedByVouchers } from '../transaction/actions.ts';
import type { SendMethod } from './parseRecipients.ts';

interface SendOptions {
  readonly onSent: (count: number) => void;
  /** Called when a later part fails; the first `count` recipients have their tickets. */
  readonly onPartly: (count: number) => void;
}

interface Send {
  readonly method: SendMethod;
  readonly recipients: readonly NewRecipient[];
}

/**
 * Sends tickets in parts of at most what one call accepts. A part that is sent again has the same
 * key, so that no one gets two vouchers when an answer is lost.
 */
export function useSendTickets({ id }: VoucherTransaction, { onSent, onPartly }: SendOptions) {
  const { call } = useApi();
  const keys = useRef(new Map<string, string>());
  const [rowErrors, setRowErrors] = useState<ReadonlyMap<number, string>>(new Map());
  const keyOf = (part: string): string => {
    const key = keys.current.get(part) ?? crypto.randomUUID();
    keys.current.set(part, key);
    return key;
  };
  const command = useCommand({
    run: async ({ method, recipients }: Send) => {
      let sent = 0;
      try {
        while (sent < recipients.length) {
          const penerima = recipients.slice(sent, sent + maxRecipientsPerCall);
          const body = { metode: method, penerima };
          await call(
            voucherTransactionCalls.send,
            { params: { id }, body },
            { idempotencyKey: keyOf(JSON.stringify(body)) },
          );
          sent += penerima.length;
        }
      } catch (error) {
        if (sent > 0) onPartly(sent);
        throw error;
      }
      return sent;
    },
    invalidates: changedByVouchers,
    onSuccess: onSent,
    onError: (error: CallError) => {
      setRowErrors(rowErrorsOf(error));
      return undefined;
    },
  });
  const { _: message } = command.errors;
  const others = Object.entries(command.errors).filter(([name]) => !rowPattern.test(name));
  return {
    isRunning: command.isRunning,
    /** Messages of the server by position in the list. */
    rowErrors,
    /** Messages that belong to no row. */
    general:
      message === undefined && others.length === 0
        ? noErrors
        : { _: message ?? others.map(([, text]) => text).join(' ') },
    clearErrors: (): void => {
      command.clearErrors();
      setRowErrors(new Map());
    },
    send: (method: SendMethod, recipients: readonly NewRecipient[]) =>
      command.run({ method, recipients }),
  };
}

const noErrors = {};
const rowPattern = /^penerima\.(\d+)(?:\.|$)/;

/** Returns the messages of a failed call by position in the list that was sent. */
function rowErrorsOf({ body }: CallError): ReadonlyMap<number, string> {
  return new Map(
    Object.entries(body.errors ?? {}).flatMap(([name, text]) => {
      const at = rowPattern.exec(name)?.[1];
      return at === undefined ? [] : [[Number(at), text] as const];
    }),
  );
}
