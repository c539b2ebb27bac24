import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { pertanyaanCalls, type PertanyaanDetail } from '#contract/domains/pertanyaan/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { AskButton } from './AskButton.tsx';
import { ProposedValues } from './ProposedValues.tsx';
import './index.ts';

interface ParticipantAnswerProps {
  idPeserta: number;
  /** Called when the answer was accepted or refused. */
  onDecided: () => void;
}

/** What a participant answered about their data, to be accepted or refused; without an answer, a button that asks them. */
export const ParticipantAnswer = ({ idPeserta, onDecided }: ParticipantAnswerProps) => {
  const can = usePermission();
  const { data } = useCall(
    'pertanyaan',
    pertanyaanCalls.list,
    { query: { idPeserta, status: 'DIJAWAB', pageNumber: 1, pageSize: 1 } },
    { enabled: can('pertanyaan.read') },
  );
  const [found] = data?.data ?? [];
  if (!data) return null;
  return (
    <Box sx={{ mb: 3 }}>
      {found ? <Answer id={found.id} onDecided={onDecided} /> : <AskButton ids={[idPeserta]} />}
    </Box>
  );
};

const Answer = ({ id, onDecided }: { id: number; onDecided: () => void }) => {
  const { data } = useCall('pertanyaan', pertanyaanCalls.get, { params: { id } });
  return data ? <Decision record={data} onDecided={onDecided} /> : null;
};

const Decision = ({ record, onDecided }: { record: PertanyaanDetail; onDecided: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { id, version, usulan, namaPeserta } = record;
  const decide = useCommand<'accept' | 'refuse'>({
    run: event => call(pertanyaanCalls.changeState, { params: { id }, body: { event, version } }),
    invalidates: ['pertanyaan', 'peserta', 'pesertaOwn', 'dashboard'],
    success: (_, event) => t(`resources.pertanyaan.action.${event}.done`, { what: namaPeserta }),
    notifiesErrors: true,
    onSuccess: onDecided,
  });
  const isEdited = usulan.some(({ berubah }) => berubah);
  return (
    <Card sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3">{t('resources.pertanyaan.section.answer')}</Typography>
      <ProposedValues record={record} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          disabled={isEdited}
          loading={decide.isRunning}
          onClick={() => void decide.run('accept')}
        >
          {t('resources.pertanyaan.action.accept.label')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          loading={decide.isRunning}
          onClick={() => void decide.run('refuse')}
        >
          {t('resources.pertanyaan.action.refuse.label')}
        </Button>
      </Box>
    </Card>
  );
};
