import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { imporCalls, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { AskDialog } from '../AskDialog.tsx';
import { columnOf, labelOf } from '../facts.ts';
import { inTurn } from '../inTurn.ts';
import { useAnswers } from '../useChange.ts';
import { CellInput } from './CellInput.tsx';
import type { Problem } from './Problems.tsx';

interface ProblemFixProps {
  impor: Impor;
  problem: Problem;
  onClose: () => void;
}

/** Sets one value in all rows of an issue group. Consent (E15) needs an explicit declaration. */
export const ProblemFix = ({ impor, problem, onClose }: ProblemFixProps) => {
  const say = useWords();
  const notify = useNotify();
  const { call } = useApi();
  const answers = useAnswers(impor.id);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const column = columnOf(problem.field);
  if (!column || column.field === 'no') return null;
  const { field } = column;

  const mendAll = async (menjadi: string) => {
    const { kode, nilai } = problem;
    const body = { kode, field, menjadi, ...(nilai === null ? {} : { dari: nilai }) };
    const params = { id: impor.id };
    const { impor: now, diperbaiki } = await inTurn(impor.id, () =>
      call(imporCalls.mendMany, { params, body }),
    );
    answers.take(now);
    answers.renewCounts();
    void answers.renewRows();
    notify(diperbaiki > 0 ? 'resources.impor.problems.done' : 'resources.impor.problems.nothing', {
      type: diperbaiki > 0 ? 'success' : 'warning',
      messageArgs: { smart_count: diperbaiki },
    });
  };

  if (problem.kode === 'E15') {
    const people = { smart_count: problem.jumlah };
    return (
      <AskDialog
        title={say('resources.impor.consent.title', people)}
        text={say('resources.impor.consent.text', people)}
        confirm={say('resources.impor.consent.confirm', people)}
        run={() => mendAll('Y')}
        onClose={onClose}
      />
    );
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (value.trim() === '') {
      setFault(say('resources.impor.problems.fill'));
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await mendAll(value.trim());
      onClose();
    } catch (error) {
      setFault(error instanceof Error ? error.message : say('form.errors.system'));
      setBusy(false);
    }
  };

  return (
    <Box component="form" onSubmit={event => void submit(event)} sx={form}>
      <CellInput
        id={`ganti-${problem.kode}-${field}`}
        column={column}
        label={say('resources.impor.problems.change_to', { field: labelOf(column) })}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {say('resources.impor.problems.change', { smart_count: problem.jumlah })}
      </Button>
      {fault === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {fault}
        </Alert>
      )}
    </Box>
  );
};

const form = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 360px) auto' },
  justifyContent: 'start',
  alignItems: 'end',
  gap: 1.5,
};
