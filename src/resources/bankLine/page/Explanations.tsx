import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { WordedExplanation } from '#contract/domains/bank/explanation.ts';
import { bankLineCalls } from '#contract/domains/bank/calls.ts';
import type { BankLine } from '#contract/domains/bank/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { BookedExplanation } from '../BookWarning.tsx';
import { bookingChanges } from '../definition.ts';

/** The sets of open amounts that add up to a line, the best first, each with its button. */
export const Explanations = ({ record }: { record: BankLine }) => {
  const t = useMessages();
  const { call } = useApi();
  const mayBook = usePermission()('bankLine.update');
  const [chosen, setChosen] = useState<WordedExplanation>();
  const { id, version, kemungkinan } = record;
  if (kemungkinan.length === 0) {
    return <Box sx={{ color: 'text.secondary' }}>{t('resources.bankLine.unexplained')}</Box>;
  }
  return (
    <>
      <ListBox isOrdered>
        {kemungkinan.map((one, at) => (
          <ListRow
            key={one.kunci}
            end={
              mayBook ? (
                <Button
                  variant={at === 0 ? 'contained' : 'outlined'}
                  aria-label={t('resources.bankLine.book.choose_one', { equation: one.persamaan })}
                  onClick={() => setChosen(one)}
                >
                  {t('resources.bankLine.book.choose')}
                </Button>
              ) : undefined
            }
          >
            <strong>{one.namaBHBU}</strong>
            <div>{one.persamaan}</div>
            <Detail>
              {one.alasan.map(reason => t(`resources.bankLine.reason.${reason}`)).join(', ')}
            </Detail>
          </ListRow>
        ))}
      </ListBox>
      {chosen ? (
        <CommandDialog
          title={t('resources.bankLine.action.book.label')}
          confirmLabel={t('resources.bankLine.action.book.label')}
          lead={<BookedExplanation explanation={chosen} />}
          run={() =>
            call(bankLineCalls.book, { params: { id }, body: { kunci: chosen.kunci, version } })
          }
          invalidates={['bankLine', ...bookingChanges]}
          success={() => t('resources.bankLine.book.done')}
          onClose={() => setChosen(undefined)}
        />
      ) : null}
    </>
  );
};
