import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stock, StockAction } from '#contract/domains/stock/record.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useDecision } from '#src/kit/actions/useDecision.ts';
import { WhoDecides } from '#src/kit/actions/WhoDecides.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { isFaskesStaff } from '../../faskes/isFaskesStaff.ts';
import { DoseBar, equationText } from './DoseBar.tsx';
import { ExplainDialog, LeftoverDialog, StockActionDialog } from './StockDialogs.tsx';

/** The balance of a stock in words, what is wrong with it, and what can be done with its doses. */
export const Balance = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const titleId = useId();
  const can = usePermission();
  return (
    <Card labelledBy={titleId} sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} variant="h4" component="h2">
          {t('resources.stock.section.balance')}
        </Typography>
        <StateChip
          meaning={record.masalah === null ? 'good' : 'bad'}
          label={t(`resources.stock.state.${record.masalah === null ? 'balanced' : 'unbalanced'}`)}
        />
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {equationText(t, record)}
        {record.dihitung === null || record.dihitung === record.sisa
          ? null
          : t('resources.stock.equation.counted', {
              counted: formatNumber(record.dihitung),
              left: formatNumber(record.sisa),
            })}
      </Typography>
      <DoseBar doses={record} />
      <Warnings record={record} />
      {can('stock.update') ? <Actions record={record} /> : null}
    </Card>
  );
};

/** Returns the doses that the problem of a stock is about. */
function problemDoses({ masalah, diberikan, dihitung, sisa }: Stock): number {
  if (masalah === 'LEBIH_DARI_DITERIMA') return -sisa;
  return masalah === 'SELISIH_HITUNG' ? Math.abs((dihitung ?? 0) - sisa) : diberikan;
}

/** What is wrong with the stock, and what to do. */
const Warnings = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const { masalah, statusBatch, sisa, dikarantina } = record;
  const { penjelasan, dijelaskanOleh, waktuPenjelasan } = record;
  return (
    <>
      {masalah === null ? null : (
        <Alert severity="error">
          {t(`resources.stock.problem.${masalah}`, { dosis: formatNumber(problemDoses(record)) })}
        </Alert>
      )}
      {penjelasan === null ? null : (
        <Alert severity="info">
          {t('resources.stock.explain.accepted', {
            text: penjelasan,
            name: dijelaskanOleh ?? '',
            time: formatDateTime(waktuPenjelasan ?? ''),
          })}
        </Alert>
      )}
      {statusBatch === 'DITARIK' ? <Recalled record={record} /> : null}
      {sisa > 0 && (statusBatch === 'DITAHAN' || statusBatch === 'KEDALUWARSA') ? (
        <Alert severity="warning">{t(`resources.stock.held.${statusBatch}`)}</Alert>
      ) : null}
      {dikarantina > 0 && statusBatch === 'DITARIK' ? (
        <Alert severity="info">
          {t('resources.stock.quarantine.recalled', { dosis: formatNumber(dikarantina) })}
        </Alert>
      ) : dikarantina > 0 ? (
        <Alert severity="info">
          {t(`resources.stock.quarantine.${isFaskesStaff(role) ? 'facility' : 'seller'}`, {
            dosis: formatNumber(dikarantina),
          })}
        </Alert>
      ) : null}
    </>
  );
};

/** That the batch was recalled, also when no dose is left, and the way to the people who got one. */
const Recalled = ({ record: { sisa, idBatch } }: { record: Stock }) => {
  const t = useMessages();
  const can = usePermission();
  return (
    <Alert
      severity="error"
      action={
        idBatch !== null && can('recipient.read') ? (
          <Button
            color="inherit"
            size="small"
            component={Link}
            to={recordPath('batch', idBatch, 'own')}
          >
            {t('resources.stock.recipients')}
          </Button>
        ) : undefined
      }
    >
      {t(`resources.stock.held.${sisa > 0 ? 'DITARIK' : 'DITARIK_HABIS'}`)}
    </Alert>
  );
};

/**
 * Returns the actions that a stock allows. The seller decides whether quarantined doses are usable
 * again, and doses are returned only from a batch that is held or recalled.
 */
function possibleActions(stock: Stock, isFacility: boolean): readonly StockAction[] {
  const isHeld = stock.statusBatch === 'DITAHAN' || stock.statusBatch === 'DITARIK';
  return [
    ...(stock.sisa > 0 ? (['RUSAK', 'KARANTINA'] as const) : []),
    ...(stock.dikarantina > 0
      ? ([
          ...(isFacility || isHeld ? [] : (['LEPAS'] as const)),
          'MUSNAH',
          ...(isHeld ? (['KEMBALI'] as const) : []),
        ] as const)
      : []),
  ];
}

/** The actions that the stock allows, and the report of what is left. */
const Actions = ({ record }: { record: Stock }) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  const can = usePermission();
  const [dialog, setDialog] = useState<StockAction | 'explain' | 'report'>();
  const close = () => setDialog(undefined);
  const mayExplain = record.masalah !== null && can('stock.explain');
  const refusal = useDecision('stock', mayExplain ? 'stock.explain' : undefined, record.id);
  const isDue = record.sisa > 0 && record.dihitung === null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant={isDue ? 'contained' : 'outlined'} onClick={() => setDialog('report')}>
        {t('resources.stock.report.button')}
      </Button>
      {possibleActions(record, isFaskesStaff(role)).map(action => (
        <Button key={action} variant="outlined" onClick={() => setDialog(action)}>
          {t(`resources.stock.action.${action}.label`)}
        </Button>
      ))}
      {mayExplain && !refusal ? (
        <Button variant="outlined" onClick={() => setDialog('explain')}>
          {t('resources.stock.explain.button')}
        </Button>
      ) : null}
      <WhoDecides refusal={refusal} what={t('resources.stock.explain.button')} />
      {dialog === 'report' ? <LeftoverDialog record={record} onClose={close} /> : null}
      {dialog === 'explain' ? <ExplainDialog record={record} onClose={close} /> : null}
      {dialog !== undefined && dialog !== 'report' && dialog !== 'explain' ? (
        <StockActionDialog record={record} action={dialog} onClose={close} />
      ) : null}
    </Box>
  );
};
