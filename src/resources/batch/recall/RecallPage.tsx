import PrintOutlinedIcon from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { doseLedgerCalls } from '#contract/domains/stock/calls.ts';
import { holdBatchInput, type BatchRecall } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { PageHeader } from '#src/kit/page/PageHeader.tsx';
import { PrintStyles } from '#src/kit/page/PrintStyles.tsx';
import { Figures } from '#src/kit/record/FactGrid.tsx';
import { Loaded } from '#src/kit/record/Loaded.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { equationText } from '../../stock/page/DoseBar.tsx';
import { batchMeaning } from '../meaning.ts';
import { Companies, Facilities, Recorded, Shipments } from './RecallLists.tsx';

/** Everything that the recall of the batch in the URL concerns, as a list to call and to print. */
export const RecallPage = () => {
  const id = Number(useParams()['id']);
  return (
    <Loaded {...useCall('batch', doseLedgerCalls.recall, { params: { id } })}>
      {recall => <Recall recall={recall} />}
    </Loaded>
  );
};

interface RecallProps {
  recall: BatchRecall;
}

const isHeld = ({ status }: BatchRecall): boolean => status === 'DITAHAN' || status === 'DITARIK';

const Recall = ({ recall }: RecallProps) => {
  const t = useMessages();
  const [isHolding, setIsHolding] = useState(false);
  const { nomor, namaProduk, kedaluwarsa, status, jumlah } = recall;
  return (
    <>
      <PrintStyles />
      <PageHeader
        title={t('resources.batch.recall.title', { number: nomor })}
        description={t('resources.batch.recall.lead', {
          product: namaProduk,
          day: formatDate(kedaluwarsa),
        })}
        extraButtons={
          <Button
            className="no-print"
            variant="outlined"
            startIcon={<PrintOutlinedIcon />}
            onClick={() => window.print()}
          >
            {t('common.action.print')}
          </Button>
        }
        action={
          isHeld(recall) && jumlah.sisa > 0 ? (
            <Button
              className="no-print"
              variant="contained"
              color="error"
              onClick={() => setIsHolding(true)}
            >
              {t('resources.batch.recall.hold')}
            </Button>
          ) : undefined
        }
      >
        <Box sx={{ mt: 1 }}>
          <StateChip meaning={batchMeaning[status]} label={t(`resources.batch.status.${status}`)} />
        </Box>
      </PageHeader>
      <Box sx={{ display: 'grid', gap: 3, maxWidth: 960, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Headline recall={recall} />
        <Facilities recall={recall} />
        <Companies recall={recall} />
        <Shipments recall={recall} />
      </Box>
      {isHolding ? <HoldDialog recall={recall} onClose={() => setIsHolding(false)} /> : null}
    </>
  );
};

const numbers = [
  'dikirim',
  'diterima',
  'diberikan',
  'sisa',
  'dikarantina',
  'dikembalikan',
  'dosisTercatat',
  'peserta',
  'dihubungi',
  'kipi',
  'kipiSerius',
] as const;

/** How many doses and people the recall concerns, and what is urgent. */
const Headline = ({ recall }: RecallProps) => {
  const t = useMessages();
  const can = usePermission();
  const { idBatch, jumlah } = recall;
  return (
    <RecordSection title={t('resources.batch.recall.numbers')}>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Card>
          <Figures
            facts={numbers.map(name => [
              t(`resources.batch.recall.${name}`),
              formatNumber(jumlah[name]),
            ])}
          />
        </Card>
        <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('resources.batch.recall.facility', { equation: equationText(t, jumlah) })}
          <Recorded doses={jumlah} />
        </Box>
        <Urgency recall={recall} />
        {can('recipient.read') && jumlah.peserta > 0 ? (
          <MuiLink
            className="no-print"
            component={Link}
            to={recordPath('batch', idBatch, 'own')}
            sx={{ justifySelf: 'start', py: '3px' }}
          >
            {t('resources.batch.recall.participants')}
          </MuiLink>
        ) : null}
      </Box>
    </RecordSection>
  );
};

/** Whether doses of the batch can still be used, and what to do. */
const Urgency = ({ recall }: RecallProps) => {
  const t = useMessages();
  const { idBatch, status, jumlah } = recall;
  if (status === 'TERSEDIA') {
    return (
      <Alert
        severity="warning"
        action={
          <Button
            className="no-print"
            color="inherit"
            size="small"
            component={Link}
            to={recordPath('batch', idBatch)}
          >
            {t('resources.batch.recall.openBatch')}
          </Button>
        }
      >
        {t('resources.batch.recall.notHeld')}
      </Alert>
    );
  }
  if (jumlah.sisa === 0 && jumlah.dalamPerjalanan > 0) {
    return (
      <Alert severity="warning">
        {t('resources.batch.recall.underWay', { dosis: formatNumber(jumlah.dalamPerjalanan) })}
      </Alert>
    );
  }
  return jumlah.sisa > 0 ? (
    <Alert severity="error">
      {t('resources.batch.recall.left', { dosis: formatNumber(jumlah.sisa) })}
    </Alert>
  ) : (
    <Alert severity="success">{t('resources.batch.recall.safe')}</Alert>
  );
};

const fields = { alasan: { label: 'resources.batch.recall.holdReason' } } as const;
const changed = ['batch', 'stock', 'vaksinasi'] as const;

/** Moves all usable doses of a batch into quarantine at all facilities. */
const HoldDialog = ({ recall, onClose }: RecallProps & { onClose: () => void }) => {
  const t = useMessages();
  const { call } = useApi();
  const { idBatch: id, nomor: number, jumlah } = recall;
  return (
    <CommandDialog
      title={t('resources.batch.recall.holdTitle', { number })}
      description={t('resources.batch.recall.holdText', { dosis: formatNumber(jumlah.sisa) })}
      confirmLabel={t('resources.batch.recall.hold')}
      isDestructive
      resource="batch"
      schema={holdBatchInput}
      fields={fields}
      autoFocus="alasan"
      run={(body, idempotencyKey) =>
        call(doseLedgerCalls.holdBatch, { params: { id }, body }, { idempotencyKey })
      }
      invalidates={changed}
      success={() => t('resources.batch.recall.held', { number })}
      onClose={onClose}
    />
  );
};
