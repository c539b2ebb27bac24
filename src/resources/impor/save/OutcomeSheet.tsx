import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { imporCalls, type Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useApi, useSignedIn } from '#src/providers/api/ApiContext.ts';
import { renew } from '#src/providers/data/renew.ts';
import { formatDateTime } from '#src/ui/format/date.ts';
import { AskDialog } from '../AskDialog.tsx';
import { keptOf } from '../facts.ts';
import { listOf, startOf, touched } from '../paths.ts';
import { RejectedDownload } from '../RejectedDownload.tsx';
import { useAnswers } from '../useChange.ts';
import { useCounts } from '../useCounts.ts';

/** Outcome of an import: the counts, then the next actions. */
export const OutcomeSheet = ({ impor }: { impor: Impor }) => {
  const say = useWords();
  const { role } = useSignedIn();
  const [undoing, setUndoing] = useState(false);
  const isSaved = impor.status === 'DISIMPAN';
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 860 }}>
      <Result impor={impor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        {isSaved ? (
          <Button variant="contained" component={Link} to={listOf(impor.jenis, role)}>
            {say(`resources.impor.kind_list.${impor.jenis}`)}
          </Button>
        ) : null}
        {isSaved ? <RejectedDownload impor={impor} /> : null}
        <Button
          variant={isSaved ? 'outlined' : 'contained'}
          color={isSaved ? 'inherit' : 'primary'}
          component={Link}
          to={startOf(impor.jenis)}
        >
          {say('resources.impor.page.another')}
        </Button>
        {isSaved && keptOf(impor) > 0 ? (
          <Button variant="outlined" color="inherit" onClick={() => setUndoing(true)}>
            {say('resources.impor.undo.act')}
          </Button>
        ) : null}
      </Box>
      {undoing ? <UndoDialog impor={impor} onClose={() => setUndoing(false)} /> : null}
    </Box>
  );
};

const Result = ({ impor }: { impor: Impor }) => {
  const say = useWords();
  const counts = useCounts();
  const kept = keptOf(impor);
  if (impor.status !== 'DISIMPAN') {
    const isUndone = impor.status === 'DIURUNGKAN';
    return (
      <Alert severity="info" role="status">
        <AlertTitle component="h2">
          {say(isUndone ? 'resources.impor.done.undone' : 'resources.impor.done.discarded')}
        </AlertTitle>
        {isUndone
          ? say('resources.impor.done.undone_text', {
              who: impor.diurungkanOleh ?? '',
              when: formatDateTime(impor.diurungkanPada ?? impor.modifiedAt),
            })
          : say('resources.impor.done.discarded_text')}
      </Alert>
    );
  }
  const out = counts(impor, ['ditolak', 'ganda', 'dilewati', 'sama']);
  const isWhole = impor.jumlah.ditolak + impor.jumlah.ganda + impor.jumlah.tidakValid === 0;
  return (
    <Alert severity={kept === 0 ? 'error' : isWhole ? 'success' : 'warning'} role="status">
      <AlertTitle component="h2">
        {kept === 0
          ? say('resources.impor.done.saved_none')
          : say('resources.impor.done.saved', { smart_count: kept })}
      </AlertTitle>
      {kept > 0
        ? say('resources.impor.done.which', {
            counts: counts(impor, ['baru', 'berubah', 'tidakValid']),
          })
        : null}{' '}
      {out === '' ? null : say('resources.impor.done.out', { counts: out })}{' '}
      {say('resources.impor.done.at', {
        when: formatDateTime(impor.disimpanPada ?? impor.modifiedAt),
      })}
    </Alert>
  );
};

const UndoDialog = ({ impor, onClose }: { impor: Impor; onClose: () => void }) => {
  const say = useWords();
  const { call } = useApi();
  const client = useQueryClient();
  const answers = useAnswers(impor.id);
  const counts = useCounts();
  return (
    <AskDialog
      title={say('resources.impor.undo.title', { name: impor.namaBerkas })}
      text={say('resources.impor.undo.text', {
        smart_count: keptOf(impor),
        counts: counts(impor, ['baru', 'berubah', 'tidakValid']),
      })}
      confirm={say('resources.impor.undo.confirm', { smart_count: keptOf(impor) })}
      harm
      run={async () => {
        answers.take(await call(imporCalls.undo, { params: { id: impor.id } }));
        for (const resource of touched) void renew(client, resource);
        void renew(client, 'impor', ['change']);
      }}
      onClose={onClose}
    />
  );
};
