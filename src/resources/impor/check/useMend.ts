import { imporCalls, type Baris } from '#contract/impor/index.ts';
import type { CallInput } from '#contract/endpoint.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { inTurn } from '../inTurn.ts';
import { useAnswers } from '../useChange.ts';

export type Mending = NonNullable<CallInput<typeof imporCalls.mendRow>['body']>;

const isTwice = ({ temuan }: Baris): boolean => temuan.some(({ code }) => code === 'E04');

/** Returns a function that saves a row correction and caches the row. @throws CallError */
export function useMend(id: number): (row: Baris, mending: Mending) => Promise<Baris> {
  const { call } = useApi();
  const answers = useAnswers(id);
  return async (row, body) => {
    const params = { id, nomor: row.nomor };
    const { impor, baris } = await inTurn(id, () => call(imporCalls.mendRow, { params, body }));
    answers.take(impor);
    answers.takeRow(baris);
    answers.renewCounts();
    // The server also revalidates the other row of the same person.
    if (isTwice(row) || isTwice(baris)) void answers.renewRows();
    return baris;
  };
}
