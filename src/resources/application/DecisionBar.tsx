import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Application, Mending } from '#contract/application/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Act } from '#src/ui/acts/act.ts';
import { ActDialog } from '#src/ui/acts/ActDialog.tsx';
import { useActs, useActWords } from '#src/ui/acts/useActs.ts';
import { AskDialog } from './AskDialog.tsx';
import { definition } from './definition.ts';
import { useFlags } from './flags.ts';

/** Sticky bar below an application with the decisions its state allows. */
export const DecisionBar = ({ record }: { record: Application }) => {
  const say = useWords();
  const words = useActWords();
  const session = useSignedIn();
  const flags = useFlags();
  const acts = useActs(definition).filter(act => !act.refuse(record, session));
  const [act, setAct] = useState<Act>();
  const [mendings, setMendings] = useState<readonly Mending[]>();
  const [idle, setIdle] = useState(false);
  const marked = Object.keys(flags?.notes ?? {}).length;
  const ask = (): void => {
    setIdle(marked === 0);
    const all = marked === 0 ? null : flags?.collect();
    if (all) setMendings(all);
  };
  if (acts.length === 0) return null;
  return (
    <Box sx={bar} role="group" aria-label={say('resources.application.page.verify')}>
      {acts
        .filter(one => !one.harm)
        .map(one => (
          <Button
            key={one.name}
            variant="contained"
            disabled={marked > 0}
            onClick={() => setAct(one)}
          >
            {words(one, 'label')}
          </Button>
        ))}
      {flags ? (
        <Button variant={marked > 0 ? 'contained' : 'outlined'} onClick={ask}>
          {marked > 0
            ? say('resources.application.ask.label_some', { smart_count: marked })
            : say('resources.application.ask.label')}
        </Button>
      ) : null}
      {acts
        .filter(one => one.harm)
        .map(one => (
          <Button key={one.name} variant="outlined" color="error" onClick={() => setAct(one)}>
            {words(one, 'label')}
          </Button>
        ))}
      <Typography variant="body2" color="textSecondary" aria-live="polite">
        {marked > 0
          ? say('resources.application.ask.first')
          : idle
            ? say('resources.application.ask.none')
            : null}
      </Typography>
      {act ? (
        <ActDialog
          definition={definition}
          act={act}
          records={[record]}
          onClose={() => setAct(undefined)}
        />
      ) : null}
      {mendings ? (
        <AskDialog record={record} mendings={mendings} onClose={() => setMendings(undefined)} />
      ) : null}
    </Box>
  );
};

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
