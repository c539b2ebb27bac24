import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { imporCalls, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { columnsOf, labelOf } from '../facts.ts';
import { inTurn } from '../inTurn.ts';
import { useAnswers } from '../useChange.ts';
import { choiceOf, choose, missingIn } from './choice.ts';
import { ColumnsTable } from './ColumnsTable.tsx';

const list = new Intl.ListFormat('id', { type: 'conjunction' });

interface ColumnsStepProps {
  impor: Impor;
  /** Continues to the rows. */
  onDone: () => void;
}

/** Mapping step: shows the detected mapping for correction; the server remembers it. */
export const ColumnsStep = ({ impor, onDone }: ColumnsStepProps) => {
  const say = useWords();
  const { call } = useApi();
  const answers = useAnswers(impor.id);
  const [choice, setChoice] = useState(() => choiceOf(impor));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const columns = columnsOf(impor);
  const missing = missingIn(choice, columns);

  const save = async () => {
    setBusy(true);
    setFault(undefined);
    const cocok = [...choice].map(([index, field]) => ({ index, field }));
    try {
      const params = { id: impor.id };
      answers.take(
        await inTurn(impor.id, () => call(imporCalls.setColumns, { params, body: { cocok } })),
      );
      answers.renewCounts();
      void answers.renewRows();
      onDone();
    } catch (error) {
      setFault(error instanceof Error ? error.message : say('form.errors.system'));
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="impor-columns">
      <Typography id="impor-columns" variant="h2">
        {say('resources.impor.columns.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2, maxWidth: 720 }}>
        {say('resources.impor.columns.lead')}
      </Typography>
      {missing.length === 0 ? null : (
        <Alert severity="warning" role="status" sx={{ mb: 2 }}>
          <AlertTitle component="h3">
            {say('resources.impor.columns.missing', { names: list.format(missing.map(labelOf)) })}
          </AlertTitle>
          {say('resources.impor.columns.missing_text')}
        </Alert>
      )}
      {fault === undefined ? null : (
        <Alert severity="error" sx={{ mb: 2 }}>
          {fault}
        </Alert>
      )}
      <ColumnsTable
        impor={impor}
        columns={columns}
        choice={choice}
        disabled={busy}
        onChoose={(index, field) => setChoice(choose(choice, index, field))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        <Button
          variant="contained"
          loading={busy}
          loadingPosition="start"
          onClick={() => void save()}
        >
          {say(busy ? 'resources.impor.columns.saving' : 'resources.impor.columns.save')}
        </Button>
        <Button variant="outlined" color="inherit" disabled={busy} onClick={onDone}>
          {say('resources.impor.columns.skip')}
        </Button>
      </Box>
    </section>
  );
};
