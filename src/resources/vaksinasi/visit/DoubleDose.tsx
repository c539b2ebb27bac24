import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState, type ReactNode } from 'react';
import { toLocal } from '#contract/core/values/zone.ts';
import { stockCalls } from '#contract/domains/stock/calls.ts';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { formatDate, withZone } from '#src/kit/format/date.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { KipiDialog } from '../kipi/KipiDialog.tsx';
import { touchTarget } from '../styles.ts';
import type { VisitSaid } from './OvertakenVisit.tsx';

const StockActionDialog = lazyDialog(async () => {
  // The page's chunk adds the messages of stock.
  await import('../../stock/index.ts');
  return { default: (await import('../../stock/page/StockDialogs.tsx')).StockActionDialog };
});

interface DoubleDoseProps {
  /** The dose that a colleague recorded, and the one that was given besides. */
  saved: Dose;
  mine: VisitSaid;
  /** Batch of the second dose in the register, if any. */
  idBatch: number | null;
  place: { readonly idFaskes: number; readonly idBHBU: number | null };
  /** Name of the participant. */
  name: string;
  onBack: () => void;
  onDone: () => void;
}

/**
 * What follows when one person got two injections: an adverse event on the recorded dose, so that the
 * person is watched, and the second dose taken out of the stock.
 */
export const DoubleDose = ({
  saved,
  mine,
  idBatch,
  place: { idFaskes, idBHBU },
  name,
  onBack,
  onDone,
}: DoubleDoseProps) => {
  const t = useMessages();
  const can = usePermission();
  const [dialog, setDialog] = useState<'kipi' | 'stock'>();
  const [isRecorded, setIsRecorded] = useState(false);
  const [isBookedOut, setIsBookedOut] = useState(false);
  const [now] = useState(() => toLocal(new Date(), saved.zona).time);
  const hasLedger = idBatch !== null && idBHBU !== null;
  const { data } = useCall(
    'stock',
    stockCalls.list,
    { query: { idFaskes, idBHBU: idBHBU ?? undefined, idBatch: idBatch ?? undefined } },
    { enabled: hasLedger && can('stock.read') },
  );
  const stock = data?.data.find(({ sisa }) => sisa > 0);
  const close = () => setDialog(undefined);
  const site = mine.lokasi && t(`resources.vaksinasi.site.${mine.lokasi}`).toLowerCase();
  const second = [mine.vaksin, mine.batch, site, mine.vaksinator].filter(Boolean).join(', ');
  return (
    <Box role="group" aria-labelledby="dosis-ganda">
      <Typography id="dosis-ganda" component="h3" variant="subtitle1">
        {t('resources.vaksinasi.double.title')}
      </Typography>
      <Typography sx={{ mb: 1 }}>{t('resources.vaksinasi.double.text')}</Typography>
      <Step
        label={t(`resources.vaksinasi.double.${isRecorded ? 'kipi_done' : 'kipi'}`)}
        isDone={isRecorded}
        onStart={() => setDialog('kipi')}
      />
      {(stock || isBookedOut) && can('stock.update') ? (
        <Step
          label={t(`resources.vaksinasi.double.${isBookedOut ? 'stock_done' : 'stock'}`)}
          isDone={isBookedOut}
          onStart={() => setDialog('stock')}
        />
      ) : hasLedger && !data ? null : (
        <Typography color="textSecondary" sx={{ my: 1 }}>
          {t(`resources.vaksinasi.double.${hasLedger ? 'stock_empty' : 'stock_none'}`)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {isRecorded ? (
          <Button variant="contained" onClick={onDone} sx={touchTarget}>
            {t('resources.vaksinasi.double.finish')}
          </Button>
        ) : (
          <Button variant="text" onClick={onBack} sx={touchTarget}>
            {t('common.action.back')}
          </Button>
        )}
      </Box>
      {dialog === 'kipi' ? (
        <KipiDialog
          dose={saved}
          name={name}
          suggestion={{
            keluhan: t('resources.vaksinasi.double.complaint', {
              day: formatDate(saved.tanggal),
              first: [withZone(saved.jam, saved.zona), saved.batch, saved.vaksinator]
                .filter(Boolean)
                .join(', '),
              second,
            }),
            manifestasi: [
              {
                gejala: 'LAINNYA',
                uraian: t('resources.vaksinasi.double.symptom'),
                tanggal: saved.tanggal,
                jam: now,
                lama: null,
                satuan: null,
              },
            ],
            kesudahan: 'TIDAK_DIKETAHUI',
          }}
          onSaved={() => setIsRecorded(true)}
          onClose={close}
        />
      ) : null}
      <Suspense fallback={null}>
        {dialog === 'stock' && stock ? (
          <StockActionDialog
            record={stock}
            action="RUSAK"
            initialValues={{
              jumlah: 1,
              alasan: t('resources.vaksinasi.double.reason', { day: formatDate(saved.tanggal) }),
            }}
            onSaved={() => setIsBookedOut(true)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Box>
  );
};

interface StepProps {
  label: ReactNode;
  isDone: boolean;
  onStart: () => void;
}

const Step = ({ label, isDone, onStart }: StepProps) =>
  isDone ? (
    <Box role="status" sx={stepStyle}>
      <CheckCircleIcon color="success" />
      {label}
    </Box>
  ) : (
    <Button variant="outlined" fullWidth onClick={onStart} sx={{ ...touchTarget, my: 0.5 }}>
      {label}
    </Button>
  );

const stepStyle = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, my: 0.5 };
