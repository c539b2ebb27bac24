import { useRef, useState } from 'react';
import { addressOf, type SendMethod } from '#contract/domains/voucher/recipient-list.ts';
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

interface Send {
  readonly method: SendMethod;
  readonly recipients: readonly NewRecipient[];
}

/**
 * Sends tickets in parts of at most what one call accepts. A part that is sent again has the same
 * key, so that no one gets two vouchers when an answer is lost.
 * @param onSent called for each part that was sent
 * @param onDone called when all were sent, with their number
 */
export function useSendTickets(
  { id }: VoucherTransaction,
  onSent: (recipients: readonly NewRecipient[]) => void,
  onDone: (count: number) => void,
) {
  const { call } = useApi();
  const keys = useRef(new Map<string, string>());
  const lastSend = useRef<Send>(undefined);
  const [rowErrors, setRowErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const keyOf = (part: string): string => {
    const key = keys.current.get(part) ?? crypto.randomUUID();
    keys.current.set(part, key);
    return key;
  };
  const command = useCommand({
    run: async ({ method, recipients }: Send) => {
      for (let at = 0; at < recipients.length; at += maxRecipientsPerCall) {
        const penerima = recipients.slice(at, at + maxRecipientsPerCall);
        const body = { metode: method, penerima };
        lastSend.current = { method, recipients: penerima };
        await call(
          voucherTransactionCalls.send,
          { params: { id }, body },
          { idempotencyKey: keyOf(JSON.stringify(body)) },
        );
        onSent(penerima);
      }
      return recipients.length;
    },
    invalidates: changedByVouchers,
    onSuccess: onDone,
    onError: (error: CallError) => {
      if (lastSend.current) setRowErrors(rowErrorsOf(error, lastSend.current));
      return undefined;
    },
  });
  const { _: message } = command.errors;
  const others = Object.entries(command.errors).filter(([name]) => !rowPattern.test(name));
  return {
    isRunning: command.isRunning,
    /** Messages of the server by the address of the recipient. */
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

/** Returns the messages of a failed call by the address of the recipient. */
function rowErrorsOf({ body }: CallError, { method, recipients }: Send) {
  return new Map(
    Object.entries(body.errors ?? {}).flatMap(([name, text]) => {
      const recipient = recipients[Number(rowPattern.exec(name)?.[1])];
      return recipient ? [[addressOf(recipient, method), text] as const] : [];
    }),
  );
}
