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
  judgeScreening,
  questionsFor,
  screeningOn,
  type ScreeningQuestion,
} from '#contract/dosis/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { fieldId } from './fieldId.ts';
import { touch } from './layout.ts';
import type { Visit } from './useVisit.ts';

/** Returns every screening question answered with no (`false`). */
export const noneOf = ({ grounds }: Visit): Record<string, boolean> =>
  Object.fromEntries(
    questionsFor(screeningOn(grounds.day), grounds.sex).map(({ id }) => [id, false]),
  );

/** Screening questions, and a warning when the answers rule out a dose today. */
export const Screening = ({ visit }: { visit: Visit }) => {
  const say = useWords();
  const { fields, change, grounds, skrining, errors } = visit;
  const { forbids } = judgeScreening(skrining, grounds.sex, grounds.day);
  return (
    <Box component="section" aria-labelledby="skrining" sx={{ mb: 3 }}>
      <Box sx={head}>
        <Typography id="skrining" component="h3" variant="subtitle1">
          {say('resources.dosis.screening.title')}
        </Typography>
        <Button
          variant="outlined"
          id={fieldId('skrining')}
          aria-keyshortcuts="Alt+T"
          onClick={() => change({ jawaban: noneOf(visit) })}
          sx={touch}
        >
          {say('resources.dosis.screening.none')}
        </Button>
      </Box>
      {errors['skrining'] ? (
        <FormHelperText error sx={{ mb: 1 }}>
          {errors['skrining']}
        </FormHelperText>
      ) : null}
      {questionsFor(screeningOn(grounds.day), grounds.sex).map(question => (
        <Question
          key={question.id}
          question={question}
          answer={fields.jawaban[question.id]}
          onAnswer={answer => change({ jawaban: { ...fields.jawaban, [question.id]: answer } })}
        />
      ))}
      <Pressure visit={visit} />
      {forbids.length > 0 ? (
        <Alert
          severity="warning"
          role="status"
          action={
            fields.hasil === 'DIBERIKAN' ? (
              <Button
                color="inherit"
                onClick={() => change({ hasil: 'DITUNDA', alasan: 'SKRINING' })}
                sx={touch}
              >
                {say('resources.dosis.screening.postpone')}
              </Button>
            ) : undefined
          }
        >
          {say('resources.dosis.screening.forbids', { what: forbids.join('; ') })}
        </Alert>
      ) : null}
    </Box>
  );
};

interface QuestionProps {
  question: ScreeningQuestion;
  answer: boolean | undefined;
  onAnswer: (answer: boolean) => void;
}

const Question = ({ question, answer, onAnswer }: QuestionProps) => {
  const say = useWords();
  const id = useId();
  return (
    <Box sx={line}>
      <Box id={id} sx={{ flex: '1 1 auto', py: 1 }}>
        {question.text}
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
            label={say(
              value === 'true' ? 'resources.dosis.screening.yes' : 'resources.dosis.screening.no',
            )}
            sx={{ ...touch, mr: 1, ml: 0 }}
          />
        ))}
      </RadioGroup>
    </Box>
  );
};

/** Blood pressure in mmHg, optional. */
const Pressure = ({ visit: { fields, change, errors } }: { visit: Visit }) => {
  const say = useWords();
  return (
    <Box role="group" aria-label={say('resources.dosis.screening.pressure')} sx={pressure}>
      <Box component="span" sx={{ flex: '1 1 100%' }}>
        {say('resources.dosis.screening.pressure')}
      </Box>
      {(['sistolik', 'diastolik'] as const).map(name => (
        <TextField
          key={name}
          id={fieldId(name)}
          label={say(`resources.dosis.screening.${name}`)}
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

const head = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mb: 1,
};
const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  borderBottom: 1,
  borderColor: 'divider',
};
const pressure = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1.5 };
