import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { FactName } from '#contract/domains/pertanyaan/facts.ts';
import { interpolate } from '#src/i18n/interpolate.ts';
import { question as words } from '#texts/question.ts';
import { QuestionField } from './QuestionField.tsx';

type Facts = Readonly<Partial<Record<FactName, string>>>;

interface FactFormProps {
  names: readonly FactName[];
  /** @returns how many tries are left; undefined when they were not counted */
  onSubmit: (facts: Facts) => Promise<number | undefined>;
}

/** Asks for the facts that prove who answers. */
export function FactForm({ names, onSubmit }: FactFormProps) {
  const [facts, setFacts] = useState<Facts>({});
  const [isTried, setIsTried] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const [left, setLeft] = useState<number>();
  const isMissing = (name: FactName): boolean => (facts[name] ?? '').trim() === '';
  const submit = async () => {
    setIsTried(true);
    if (names.some(isMissing)) return;
    setIsSending(true);
    setLeft(await onSubmit(facts));
    setIsSending(false);
  };
  return (
    <Box
      component="form"
      noValidate
      sx={{ mt: 2, display: 'grid', gap: 2 }}
      onSubmit={event => {
        event.preventDefault();
        void submit();
      }}
    >
      <Box role="status">
        {left === undefined ? null : (
          <Alert severity="error">{interpolate(words.wrongFact, { smart_count: left })}</Alert>
        )}
      </Box>
      {names.map(name => (
        <QuestionField
          key={name}
          label={words.fact[name]}
          kind={name === 'tanggalLahir' ? 'date' : name === 'nama' ? 'text' : 'characters'}
          value={facts[name] ?? ''}
          onChange={value => setFacts({ ...facts, [name]: value })}
          error={isTried && isMissing(name) ? words.factMissing : undefined}
        />
      ))}
      <Button type="submit" variant="contained" loading={isSending} sx={{ justifySelf: 'start' }}>
        {words.prove}
      </Button>
    </Box>
  );
}
