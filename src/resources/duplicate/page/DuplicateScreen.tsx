import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { duplicateCalls, type DuplicatePair } from '#contract/domains/duplicate/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { useBackLink } from '#src/kit/list/backLink.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { RecordLoader } from '#src/kit/record/RecordLoader.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { duplicateResource } from '../manifest.ts';
import { CompareTable } from './CompareTable.tsx';
import { decidedResources } from './decidedResources.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { SeparateDialog } from './SeparateDialog.tsx';
import { UnmergeDialog } from './UnmergeDialog.tsx';
import { useMergeChoices } from './useMergeChoices.ts';

/** Two participants side by side, with the decision about them. */
export const DuplicateScreen = () => (
  <RecordLoader<DuplicatePair> resource="duplicate">
    {pair => <Pair key={`${pair.id} ${pair.kiri.version} ${pair.kanan.version}`} pair={pair} />}
  </RecordLoader>
);

type OpenDialog = 'merge' | 'separate' | 'unmerge';

const Pair = ({ pair }: { pair: DuplicatePair }) => {
  const t = useMessages();
  const can = usePermission();
  const navigate = useNavigate();
  const { call } = useApi();
  const backPath = useBackLink(duplicateResource.resource.paths.list);
  const choices = useMergeChoices(pair);
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const goBack = () => void navigate(backPath);
  const reopen = useCommand({
    run: () => call(duplicateCalls.reopen, { params: { id: pair.id } }),
    invalidates: decidedResources,
    success: () => t('resources.duplicate.reopen.done'),
    notifiesErrors: true,
  });
  const isOpen = pair.status === 'TERBUKA';
  const mayDecide = can('duplicate.update');
  const mayMerge = mayDecide && isOpen && pair.halangan.length === 0;
  return (
    <>
      <PageHeader
        title={t('resources.duplicate.page.show')}
        breadcrumb={`${pair.kiri.nama} – ${pair.kanan.nama}`}
        action={
          mayMerge ? (
            <Button variant="contained" onClick={() => setDialog('merge')}>
              {t('resources.duplicate.merge.button')}
            </Button>
          ) : null
        }
        extraButtons={
          <>
            {mayDecide && isOpen ? (
              <Button variant="outlined" onClick={() => setDialog('separate')}>
                {t('resources.duplicate.separate.button')}
              </Button>
            ) : null}
            {mayDecide && pair.status === 'BUKAN' ? (
              <Button
                variant="outlined"
                loading={reopen.isRunning}
                onClick={() => void reopen.run()}
              >
                {t('resources.duplicate.reopen.button')}
              </Button>
            ) : null}
            {mayDecide && pair.idGabungan !== null ? (
              <Button variant="outlined" onClick={() => setDialog('unmerge')}>
                {t('resources.duplicate.unmerge.button')}
              </Button>
            ) : null}
          </>
        }
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {pair.sebab.map(one => (
            <StateChip
              key={one}
              meaning="information"
              label={t(`resources.duplicate.sebab.${one}`)}
            />
          ))}
        </Box>
      </PageHeader>
      <Decision pair={pair} />
      {isOpen && pair.halangan.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>{t('resources.duplicate.obstacle')}</AlertTitle>
          {pair.halangan.map(text => (
            <div key={text}>{text}.</div>
          ))}
        </Alert>
      ) : null}
      {mayMerge ? (
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {t('resources.duplicate.compare.stays_hint')}
        </Typography>
      ) : null}
      <CompareTable pair={pair} choices={mayMerge ? choices : undefined} />
      {dialog === 'merge' ? (
        <MergeDialog pair={pair} choices={choices} onDone={goBack} onClose={close} />
      ) : null}
      {dialog === 'separate' ? (
        <SeparateDialog id={pair.id} onDone={goBack} onClose={close} />
      ) : null}
      {dialog === 'unmerge' && pair.idGabungan !== null ? (
        <UnmergeDialog idGabungan={pair.idGabungan} onClose={close} />
      ) : null}
    </>
  );
};

/** Who decided about the pair, when and why; nothing while it is open. */
const Decision = ({
  pair: { status, diputuskanOleh, diputuskanPada, alasan },
}: {
  pair: DuplicatePair;
}) => {
  const t = useMessages();
  if (status === 'TERBUKA' || diputuskanPada === null) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('resources.duplicate.decided', {
        state: t(`resources.duplicate.status.${status}`),
        who: diputuskanOleh ?? '–',
        when: formatDateTime(diputuskanPada),
      })}
      {alasan ? `: ${alasan}` : ''}
    </Alert>
  );
};
