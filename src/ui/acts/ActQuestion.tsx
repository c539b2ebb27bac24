import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWords } from '#src/i18n/useWords.ts';
import type { AnyRecord, Definition } from '../resource/definition.ts';
import { useNames } from '../resource/useNames.ts';
import type { Refused } from './ActDialog.tsx';

interface ActQuestionProps {
  definition: Definition;
  /** Describes the effect of the action. */
  text: string;
  ready: readonly AnyRecord[];
  refused: readonly Refused[];
  gone: number;
}

/** Maximum number of records listed by name; the rest are counted. */
const most = 5;

const list = { m: 0, mt: 1, pl: 2.5, '& li': { mb: 0.25, overflowWrap: 'anywhere' } };

/**
 * Body of the confirmation: the action's effect, the records it applies to, and those it is
 * disabled for.
 */
export const ActQuestion = ({ definition, text, ready, refused, gone }: ActQuestionProps) => {
  const say = useWords();
  const names = useNames(definition);
  const more = (of: number) =>
    of > most ? <li>{say('list.act.more', { smart_count: of - most })}</li> : null;
  return (
    <>
      {ready.length > 0 ? (
        <Typography>{text}</Typography>
      ) : (
        <Typography>{say('list.act.impossible')}</Typography>
      )}
      {ready.length > 1 ? (
        <Box component="ul" sx={list}>
          {ready.slice(0, most).map(record => (
            <li key={record.id}>{definition.nameOf(record)}</li>
          ))}
          {more(ready.length)}
        </Box>
      ) : null}
      {refused.length > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('list.act.refused', { smart_count: refused.length })}
          <Box component="ul" sx={list}>
            {refused.slice(0, most).map(({ record, refusal }) => (
              <li key={record.id}>
                {say('list.act.reason', {
                  name: definition.nameOf(record),
                  reason: names.refusal(refusal),
                })}
              </li>
            ))}
            {more(refused.length)}
          </Box>
        </Alert>
      ) : null}
      {gone > 0 ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('list.act.gone', { smart_count: gone })}
        </Alert>
      ) : null}
    </>
  );
};
