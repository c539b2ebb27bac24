import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Zone } from '#contract/core/values/zone.ts';
import {
  doseResults,
  type Dose,
  type QueueEntry,
  type DoseResult,
} from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DraftNotice } from '#src/kit/form/draft/DraftNotice.tsx';
import { touchTarget, touchTargetFields } from '../styles.ts';
import { useShortcuts } from '../useShortcuts.ts';
import { ConfirmWarnings } from './ConfirmWarnings.tsx';
import { OvertakenVisit } from './OvertakenVisit.tsx';
import { VisitErrors } from './VisitErrors.tsx';
import { DoseFields, ReasonFields, TimeFields } from './VisitFormFields.tsx';
import { allAnsweredNo, Screening } from './Screening.tsx';
import {
  useVisitForm,
  type OnUnsavedChange,
  type RecordVisit,
  type VisitFormState,
  type VisitValues,
} from './useVisitForm.ts';

interface VisitFormProps {
  peserta: QueueEntry;
  place: { idFaskes: number; tanggal: string; isToday: boolean };
  draft: VisitValues | null;
  record?: RecordVisit;
  onSaved: (visit: Dose | undefined) => void;
  onUnsavedChange: OnUnsavedChange;
  /** Shown beside the save button. */
  beside?: ReactNode;
}

/**
 * Form that records a visit: screening, result and dose. Its input stays after a colleague has
 * recorded the dose, until the user has said what happened.
 */
export const VisitForm = (props: VisitFormProps) => {
  const visit = useVisitForm(props);
  return visit.isOvertaken ? (
    <OvertakenVisit visit={visit} peserta={props.peserta} idFaskes={props.place.idFaskes} />
  ) : (
    <OpenVisit visit={visit} zone={props.peserta.zona} beside={props.beside} />
  );
};

interface OpenVisitProps extends Pick<VisitFormProps, 'beside'> {
  visit: VisitFormState;
  /** Zone of the facility. */
  zone: Zone;
}

const OpenVisit = ({ visit, zone, beside }: OpenVisitProps) => {
  const t = useMessages();
  const { fields, change, isBusy, save } = visit;
  const setResult = (hasil: DoseResult) => () => change({ hasil });
  useShortcuts({
    'Alt+KeyT': () => change({ jawaban: allAnsweredNo(visit) }),
    'Alt+KeyB': setResult('DIBERIKAN'),
    'Alt+KeyU': setResult('DITUNDA'),
    'Alt+KeyL': setResult('DITOLAK'),
    'Ctrl+Enter': () => void save(),
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void save();
      }}
      sx={touchTargetFields}
    >
      <DraftNotice draft={visit.draft} />
      <VisitErrors visit={visit} />
      <Screening visit={visit} />
      <Typography id="hasil" component="h3" variant="subtitle1">
        {t('resources.vaksinasi.form.result')}
      </Typography>
      <RadioGroup
        row
        aria-labelledby="hasil"
        value={fields.hasil}
        onChange={(_, value) => change({ hasil: value as DoseResult })}
        sx={{ mb: 1.5 }}
      >
        {doseResults.map(result => (
          <FormControlLabel
            key={result}
            value={result}
            control={<Radio size="small" />}
            label={t(`resources.vaksinasi.result.${result}`)}
            sx={{ ...touchTarget, mr: 2, ml: 0 }}
          />
        ))}
      </RadioGroup>
      {fields.hasil === 'DIBERIKAN' ? <DoseFields visit={visit} /> : <ReasonFields visit={visit} />}
      <FormControlLabel
        control={
          <Checkbox
            checked={fields.isOtherTime}
            onChange={(_, lain) => change({ isOtherTime: lain })}
            size="small"
          />
        }
        label={t('resources.vaksinasi.form.other_time')}
        sx={{ ...touchTarget, ml: 0 }}
      />
      {fields.isOtherTime ? <TimeFields visit={visit} zone={zone} /> : null}
      <ConfirmWarnings visit={visit} />
      <Box data-at-foot sx={barStyle}>
        <Button
          type="submit"
          variant="contained"
          size="large"
          loading={isBusy}
          aria-keyshortcuts="Control+Enter"
          sx={{ flex: '1 1 220px' }}
        >
          {t(`resources.vaksinasi.form.save.${fields.hasil}`)}
        </Button>
        {beside}
      </Box>
    </Box>
  );
};

/** Across the card's padding, at the foot of the screen or of the column. */
const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  mx: -2,
  mt: 2,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
};
