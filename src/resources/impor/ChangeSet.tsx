import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Impor } from '#contract/impor/index.ts';
import { Loading } from '#src/layout/pages/Loading.tsx';
import { NotFound } from '#src/layout/pages/NotFound.tsx';
import { CallError } from '#src/providers/api/http.ts';
import { ListFailed } from '#src/ui/list/NoRows.tsx';
import { ChangeHead } from './ChangeHead.tsx';
import { CheckStep } from './check/CheckStep.tsx';
import { needsLook } from './columns/choice.ts';
import { ColumnsStep } from './columns/ColumnsStep.tsx';
import { OutcomeSheet } from './save/OutcomeSheet.tsx';
import { SaveSheet } from './save/SaveSheet.tsx';
import { SavingSheet } from './save/SavingSheet.tsx';
import { useSave, type Saving } from './save/useSave.ts';
import type { StepName } from './Steps.tsx';
import { sentence, useChange } from './useChange.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422);

/** Page of one import: column mapping, row validation, saving and the outcome. */
export const ChangeSet = () => {
  const { id = '' } = useParams();
  return <Fetched key={id} id={Number(id)} />;
};

const Fetched = ({ id }: { id: number }) => {
  const saving = useSave(id);
  const { data, error, refetch } = useChange(id, saving.state === 'calling');
  if (data) return <Opened impor={data} saving={saving} />;
  if (isMissing(error)) return <NotFound />;
  return error ? (
    <ListFailed detail={sentence(error)} stale={false} onRetry={() => void refetch()} />
  ) : (
    <Loading />
  );
};

/** Returns the current step; `requested` (query parameter `langkah`) may select another one. */
function stepOf(impor: Impor, saving: Saving, asked: string | null): StepName | undefined {
  if (impor.status !== 'DIPERIKSA') return undefined;
  if (saving.state !== 'idle' || impor.kemajuan) return 'simpan';
  return asked === 'kolom' || (asked === null && needsLook(impor)) ? 'kolom' : 'periksa';
}

const Opened = ({ impor, saving }: { impor: Impor; saving: Saving }) => {
  const [params, setParams] = useSearchParams();
  const step = stepOf(impor, saving, params.get('langkah'));
  const to = (langkah: StepName) => setParams({ langkah });
  return (
    <>
      <ChangeHead
        impor={impor}
        now={step}
        onColumns={step === 'periksa' ? () => to('kolom') : undefined}
      />
      {saving.said && step !== undefined && step !== 'simpan' ? (
        <Alert severity={saving.said.severity} role="alert" sx={{ mb: 2 }}>
          {saving.said.text}
        </Alert>
      ) : null}
      {step === 'kolom' ? <ColumnsStep impor={impor} onDone={() => to('periksa')} /> : null}
      {step === 'simpan' ? <SavingSheet impor={impor} saving={saving} /> : null}
      {step === 'periksa' ? (
        <>
          <CheckStep impor={impor} />
          <SaveSheet impor={impor} saving={saving} />
        </>
      ) : null}
      {step === undefined ? (
        <>
          <OutcomeSheet impor={impor} />
          {impor.barisTersedia ? (
            <Box sx={{ mt: 4 }}>
              <CheckStep impor={impor} />
            </Box>
          ) : null}
        </>
      ) : null}
    </>
  );
};
