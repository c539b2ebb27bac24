import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { Zone } from '#contract/core/values/zone.ts';
import type { Dose, QueueEntry } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { withZone } from '#src/kit/format/date.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { doseName } from '../doseName.ts';
import { touchTarget } from '../styles.ts';
import { useStickyDose } from './stickyDose.ts';
import type { VisitFormState } from './useVisitForm.ts';

const DoubleDose = lazyDialog(async () => ({
  default: (await import('./DoubleDose.tsx')).DoubleDose,
}));

interface OvertakenVisitProps {
  visit: VisitFormState;
  peserta: QueueEntry;
  idFaskes: number;
}

/** What a visit says: its result with the reason, or the dose. */
export interface VisitSaid extends Pick<Dose, 'hasil' | 'alasan' | 'vaksin' | 'batch' | 'lokasi'> {
  readonly vaksinator: string | null;
  readonly jam: string | null;
}

/**
 * A visit that was entered while a colleague recorded the dose: it was not saved. It shows both, and
 * asks which of them took place. It takes the focus and stays until it is answered.
 */
export const OvertakenVisit = ({ visit, peserta, idFaskes }: OvertakenVisitProps) => {
  const t = useMessages();
  const alert = useRef<HTMLDivElement>(null);
  const [isDouble, setIsDouble] = useState(false);
  useEffect(() => alert.current?.focus(), []);
  const mine = useEnteredVisit(visit);
  const saved = peserta.kunjungan;
  const close = visit.discard;
  return (
    <Box>
      <Alert
        ref={alert}
        severity="error"
        tabIndex={-1}
        sx={{ mb: 2, scrollMarginTop: 80, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
      >
        <AlertTitle component="h3">{t('resources.vaksinasi.overtaken.title')}</AlertTitle>
        {saved
          ? t('resources.vaksinasi.overtaken.by', {
              dose: doseName(t, saved),
              name: peserta.nama,
              result: t(`resources.vaksinasi.result.${saved.hasil}`).toLowerCase(),
              time: withZone(saved.jam, peserta.zona),
              who: saved.createdBy ?? t('resources.vaksinasi.overtaken.someone'),
            })
          : (visit.errors['_'] ?? peserta.halangan)}
        <Comparison saved={saved} mine={mine} zone={peserta.zona} />
      </Alert>
      {saved?.hasil === 'DIBERIKAN' && mine.hasil === 'DIBERIKAN' ? (
        isDouble ? (
          <Suspense fallback={null}>
            <DoubleDose
              saved={saved}
              mine={mine}
              idBatch={visit.vaccine?.idBatch ?? null}
              place={{ idFaskes, idBHBU: peserta.idBHBU }}
              name={peserta.nama}
              onBack={() => setIsDouble(false)}
              onDone={close}
            />
          </Suspense>
        ) : (
          <Box role="group" aria-labelledby="yang-terjadi">
            <Typography id="yang-terjadi" component="h3" variant="subtitle1" sx={{ mb: 1 }}>
              {t('resources.vaksinasi.overtaken.question')}
            </Typography>
            <Box sx={choicesStyle}>
              <Button variant="outlined" onClick={close} sx={touchTarget}>
                {t('resources.vaksinasi.overtaken.one')}
              </Button>
              <Button variant="outlined" onClick={() => setIsDouble(true)} sx={touchTarget}>
                {t('resources.vaksinasi.overtaken.both')}
              </Button>
            </Box>
          </Box>
        )
      ) : (
        <Button variant="outlined" onClick={close} sx={touchTarget}>
          {t('resources.vaksinasi.overtaken.close')}
        </Button>
      )}
    </Box>
  );
};

/** What the user has entered. */
function useEnteredVisit({ fields, vaccine }: VisitFormState): VisitSaid {
  const { lokasi, vaksinator } = useStickyDose().fields;
  const jam = fields.isOtherTime ? fields.jam || null : null;
  const { hasil } = fields;
  return hasil === 'DIBERIKAN'
    ? {
        hasil,
        jam,
        alasan: null,
        vaksin: vaccine?.vaksin ?? null,
        batch: vaccine?.batch ?? null,
        lokasi,
        vaksinator: vaksinator || null,
      }
    : {
        hasil,
        jam,
        alasan: fields.alasan || null,
        vaksin: null,
        batch: null,
        lokasi: null,
        vaksinator: null,
      };
}

interface ComparisonProps {
  saved: VisitSaid | null;
  mine: VisitSaid;
  /** Zone of the facility. */
  zone: Zone;
}

/** The saved and the entered visit side by side; a row that both lack is left out. */
const Comparison = ({ saved, mine, zone }: ComparisonProps) => {
  const t = useMessages();
  const textsOf = (one: VisitSaid): readonly (string | null)[] => [
    t(`resources.vaksinasi.result.${one.hasil}`),
    one.jam && withZone(one.jam, zone),
    one.vaksin,
    one.batch,
    one.lokasi && t(`resources.vaksinasi.site.${one.lokasi}`),
    one.vaksinator,
    one.alasan && t(`resources.vaksinasi.reason.${one.alasan}`),
  ];
  const [left, right] = [saved ? textsOf(saved) : [], textsOf(mine)];
  return (
    <Box component="table" sx={tableStyle}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('resources.vaksinasi.overtaken.saved')}</th>
          <th scope="col">{t('resources.vaksinasi.overtaken.mine')}</th>
        </tr>
      </thead>
      <tbody>
        {comparedFields.map((field, at) =>
          left[at] || right[at] ? (
            <tr key={field}>
              <th scope="row">{t(`resources.vaksinasi.form.${field}`)}</th>
              <td>{left[at] ?? '–'}</td>
              <td>{right[at] ?? '–'}</td>
            </tr>
          ) : null,
        )}
      </tbody>
    </Box>
  );
};

const comparedFields = [
  'result',
  'jam',
  'vaksin',
  'batch',
  'lokasi',
  'vaksinator',
  'alasan',
] as const;

const choicesStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
};
const tableStyle = {
  width: '100%',
  mt: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    py: 0.5,
    pr: 1,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
  },
  '& thead th, & td': { fontWeight: 600 },
};
