import { eq, getTableColumns } from 'drizzle-orm';
import { bankLineStates } from '#contract/states/bank-line.ts';
import { bankLine, bhbu } from '#server/platform/db/schema/index.ts';
import { defineLifecycle, kitRecords } from '#server/platform/lifecycle/lifecycle.ts';
import { message } from '#server/platform/messages/message.ts';
import { defineRecords, type ReadContext } from '#server/platform/record/index.ts';
import { findBooked, restsOnLine } from './booked.ts';

export const bankLines = defineRecords({
  table: bankLine,
  resource: 'bankLine',
  noun: 'bankLine',
  select: ({ db }: ReadContext) =>
    db
      .select({ ...getTableColumns(bankLine), namaBHBU: bhbu.namaBHBU })
      .from(bankLine)
      .leftJoin(bhbu, eq(bhbu.id, bankLine.idBHBU))
      .$dynamic(),
  labelOf: ({ rekening, tanggal }) => `Baris rekening ${rekening} ${tanggal}`,
  auditFields: ['rekening', 'tanggal', 'jumlah', 'status', 'idBHBU'],
});

export type BankLineRow = Awaited<ReturnType<typeof bankLines.get>>;

export const bankLineLifecycle = defineLifecycle({
  ...kitRecords(bankLines),
  states: bankLineStates,
  wrongState: ({ status }) =>
    message('bank.wrongState', { keadaan: message(`bank.state.${status}`) }),
  guards: {
    nothingRestsOnIt: async ({ db }, { id }) =>
      (await findBooked(db, id)).some(restsOnLine) ? message('bank.restsOnIt') : undefined,
  },
});
