import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import {
  evaluateScreening,
  questionsFor,
  screeningInForceOn,
  type ScreeningQuestion,
} from '#contract/domains/vaksinasi/index.ts';
import { renderMessage } from '#src/i18n/contractMessages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { touchTarget } from '../styles.ts';
import { visitFieldId } from './visitFieldId.ts';
import type { VisitFormState } from './useVisitForm.ts';

/** Returns every screening question answered with no (`false`). */
export const allAnsweredNo = ({ screeningContext }: VisitFormState): Record<string, boolean> =>
  Object.fromEntries(
    questionsFor(screeningInForceOn(screeningContext.day), screeningContext.sex).map(({ id }) => [
      id,
      false,
    ]),
  );

/** Screening questions, and a warning when the answers rule out a dose today. */
export const Screening = ({ visit }: { visit: VisitFormState }) => {
  const t = useMessages();
  const { fields, change, screeningContext, skrining, errors } = visit;
  const { blockers: contraindications } = evaluateScreening(
    skrining,
    screeningContext.sex,
    screeningContext.day,
  );
  return (
    <Box component="section" aria-labelledby="skrining" sx={{ mb: 3 }}>
      <Box sx={headerStyle}>
        <Typography id="skrining" component="h3" variant="subtitle1">
          {t('resources.vaksinasi.screening.title')}
        </Typography>
        <Button
          variant="outlined"
          id={visitFieldId('skrining')}
          aria-keyshortcuts="Alt+T"
          onClick={() => change({ jawaban: allAnsweredNo(visit) })}
          sx={touchTarget}
        >
          {t('resources.vaksinasi.screening.all_no')}
        </Button>
      </Box>
      {errors['skrining'] ? (
        <FormHelperText error sx={{ mb: 1 }}>
          {errors['skrining']}
        </FormHelperText>
      ) : null}
      {questionsFor(screeningInForceOn(screeningContext.day), screeningContext.sex).map(
        question => (
          <ScreeningQuestionRow
            key={question.id}
            question={question}
            answer={fields.jawaban[question.id]}
            onAnswer={answer => change({ jawaban: { ...fields.jawaban, [question.id]: answer } })}
          />
        ),
      )}
      <BloodPressureFields visit={visit} />
      {contraindications.length > 0 && !visit.isCorrection ? (
        <Alert
          severity="warning"
          role="status"
          action={
            fields.hasil === 'DIBERIKAN' ? (
              <Button
                color="inherit"
                onClick={() => change({ hasil: 'DITUNDA', alasan: 'SKRINING' })}
                sx={touchTarget}
              >
                {t('resources.vaksinasi.screening.postpone')}
              </Button>
            ) : undefined
          }
        >
          {t('resources.vaksinasi.screening.contraindicated', {
            what: contraindications.map(renderMessage).join('; '),
          })}
          {fields.hasil === 'DITUNDA' && fields.alasan === 'SKRINING'
            ? ` ${t('resources.vaksinasi.screening.switched')}`
            : null}
        </Alert>
      ) : null}
    </Box>
  );
};

interface ScreeningQuestionRowProps {
  question: ScreeningQuestion;
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
}

const ScreeningQuestionRow = ({ question, answer, onAnswer }: ScreeningQuestionRowProps) => {
  const t = useMessages();
  const id = useId();
  return (
    <Box sx={questionStyle}>
      <Box id={id} sx={{ flex: '1 1 auto', py: 1 }}>
        {renderMessage(question.text)}
      </Box>
      <RadioGroup
        row
        aria-labelledby={id}
        value={answer === undefined ? '' : String(answer)}
        onChange={(_, value) => onAnswer(value === 'true')}
        sx={{ flexWrap: 'nowrap', flex: 'none' }}
      >
        {(['true', 'false'] as const).map(value => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            label={t(
              value === 'true'
                ? 'resources.vaksinasi.screening.yes'
                : 'resources.vaksinasi.screening.no',
            )}
            sx={{ ...touchTarget, mr: 1, ml: 0 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
};

/** Blood pressure in mmHg, optional. */
const BloodPressureFields = ({ visit: { fields, change, errors } }: { visit: VisitFormState }) => {
  const t = useMessages();
  return (
    <Box
      role="group"
      aria-label={t('resources.vaksinasi.screening.pressure')}
      sx={bloodPressureStyle}
    >
      <Box component="span" sx={{ flex: '1 1 100%' }}>
        {t('resources.vaksinasi.screening.pressure')}
      </Box>
      {(['sistolik', 'diastolik'] as const).map(name => (
        <TextField
          key={name}
          id={visitFieldId(name)}
          label={t(`resources.vaksinasi.screening.${name}`)}
          value={fields[name]}
          onChange={event => change({ [name]: event.target.value.replace(/\D/g, '').slice(0, 3) })}
          error={errors[`skrining.${name}`] !== undefined}
          helperText={errors[`skrining.${name}`]}
          sx={{ width: 120 }}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      ))}
    </Box>
  );
};

const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
};
const questionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
const bloodPressureStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5 };
