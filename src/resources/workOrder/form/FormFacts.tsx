import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { closedReason, weekdayName, weekdays } from '#contract/domains/jadwal/week.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { isIsoDate } from '#src/kit/date/typedDate.ts';
import type { FormValues } from '#src/kit/form/formValues.ts';
import { formatDate } from '#src/kit/format/date.ts';
import { parseLines } from '#src/kit/format/lineValues.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { Card } from '#src/kit/page/ListBox.tsx';
import { AnswerNotice } from '../page/FacilityAnswer.tsx';
import { ParticipantCheck } from '../page/ParticipantCheck.tsx';
import { useWorkOrderForm } from './formContext.ts';
import { numberIn } from './lineRules.ts';

/** The destination: its open days, whether its chiller holds the shipment, and the participants. */
export const FormFacts = () => {
  const t = useMessages();
  const titleId = useId();
  const { facts, idFaskes, record } = useWorkOrderForm();
  const text: unknown = useWatch<FormValues>({ name: 'baris' });
  const facility = facts.faskes.find(({ id }) => id === idFaskes);
  const name = facility?.name ?? record?.namaFaskes ?? '';
  const hariBuka = facility?.hariBuka ?? [];
  // A surplus leaves the chiller.
  const isReturn = record?.jenis === 'AMBIL_KEMBALI';
  const doses = parseLines(text).reduce((sum, row) => sum + numberIn(row, 'qtyKirim'), 0);
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={titleId} variant="h3" component="h2">
        {t('resources.workOrder.section.facility')}
      </Typography>
      <Card>
        <Box sx={{ fontWeight: 500 }}>{name}</Box>
        {hariBuka.length === 0 ? null : (
          <Box sx={{ color: 'text.secondary' }}>
            {t('resources.workOrder.form.openDays', {
              days: weekdays
                .filter(day => hariBuka.includes(day))
                .map(weekdayName)
                .join(', '),
            })}
          </Box>
        )}
        {facility && facility.kapasitasChiller !== null && !isReturn ? (
          <Box sx={{ color: 'text.secondary' }}>
            {t('resources.workOrder.form.chiller', {
              capacity: formatNumber(facility.kapasitasChiller),
              stock: formatNumber(facility.stok),
              coming: formatNumber(facility.menujuFaskes),
              dosis: formatNumber(doses),
            })}
          </Box>
        ) : null}
      </Card>
      {facility && !isReturn ? <ChillerWarning facility={facility} doses={doses} /> : null}
      {/* The check matters until the issue. */}
      {record === undefined || (record.jenis === 'KIRIM' && record.status === 'DRAFT') ? (
        <ParticipantCheck check={facts.peserta} />
      ) : null}
    </Box>
  );
};

/** What the facility answered instead of confirming, with the proposed day to take over. */
const FacilityAnswerNotice = () => {
  const t = useMessages();
  const { record } = useWorkOrderForm();
  const { setValue } = useFormContext<FormValues>();
  const answer = record?.jawabanFaskes;
  if (!answer) return null;
  const { tanggal } = answer;
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <AnswerNotice answer={answer} />
      {tanggal === null ? null : (
        <Button
          variant="outlined"
          onClick={() => setValue('tanggalTiba', tanggal, { shouldDirty: true })}
        >
          {t('resources.workOrder.answer.useDay', { day: formatDate(tanggal) })}
        </Button>
      )}
    </Box>
  );
};

/** Warns of a planned arrival on a day on which the facility is closed. */
const ClosedDayWarning = () => {
  const { facts, idFaskes } = useWorkOrderForm();
  const arrival: unknown = useWatch<FormValues>({ name: 'tanggalTiba' });
  const facility = facts.faskes.find(({ id }) => id === idFaskes);
  if (!facility || typeof arrival !== 'string' || !isIsoDate(arrival)) return null;
  const { name: nama, hariBuka, libur } = facility;
  const closed = closedReason(
    { nama, hari: hariBuka?.map(hari => ({ hari })) ?? null, libur },
    arrival,
  );
  return closed ? (
    <Alert severity="warning" role="status" sx={{ mt: 1.5, maxWidth: 640 }}>
      {renderMessage(closed)}
    </Alert>
  ) : null;
};

/** What to consider about the days: the answer of the facility, and when it is closed. */
export const ScheduleNotes = () => (
  <>
    <FacilityAnswerNotice />
    <ClosedDayWarning />
  </>
);

interface ChillerWarningProps {
  facility: { kapasitasChiller: number | null; stok: number; menujuFaskes: number };
  doses: number;
}

/** Says that the facility cannot confirm the shipment: its chiller is unknown or too small. */
const ChillerWarning = ({ facility, doses }: ChillerWarningProps) => {
  const t = useMessages();
  const { kapasitasChiller, stok, menujuFaskes } = facility;
  if (kapasitasChiller === null) {
    return <Alert severity="warning">{t('resources.workOrder.form.noChiller')}</Alert>;
  }
  return stok + menujuFaskes + doses > kapasitasChiller ? (
    <Alert severity="warning">{t('resources.workOrder.form.chillerFull')}</Alert>
  ) : null;
};
