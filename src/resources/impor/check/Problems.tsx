import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Impor } from '#contract/impor/index.ts';
import { fieldName } from '#contract/peserta-columns/index.ts';
import { codes, type Code } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { isMendableTogether } from '../facts.ts';
import { sheet } from '../look.ts';
import { useProblems } from '../useChange.ts';
import { ProblemFix } from './ProblemFix.tsx';

/** Number of groups shown before the list is expanded. */
const few = 4;

export type Problem = NonNullable<ReturnType<typeof useProblems>['data']>[number];

/** Only groups of two or more rows with a blocking issue are shown. */
const isWorthTelling = ({ kode, jumlah }: Problem): boolean =>
  jumlah > 1 && codes[kode].effect !== 'warning';

const keyOf = ({ kode, field, nilai }: Problem): string => [kode, field, nilai].join('|');

interface ProblemsProps {
  impor: Impor;
  /** Filters the rows by an issue code. */
  onSee: (kode: Code) => void;
}

/** Issues shared by several rows, most frequent first, each with one correction for all rows. */
export const Problems = ({ impor, onSee }: ProblemsProps) => {
  const say = useWords();
  const { data } = useProblems(impor.id);
  const [all, setAll] = useState(false);
  const [open, setOpen] = useState<string>();
  const problems = (data ?? []).filter(isWorthTelling).sort((a, b) => b.jumlah - a.jumlah);
  if (problems.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="impor-problems" sx={{ ...sheet, p: 2, mb: 2 }}>
      <Typography id="impor-problems" variant="h2">
        {say('resources.impor.problems.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {say('resources.impor.problems.lead')}
      </Typography>
      <Box component="ul" sx={list}>
        {problems.slice(0, all ? undefined : few).map(problem => {
          const key = keyOf(problem);
          return (
            <Box component="li" key={key} sx={entry}>
              <About problem={problem} />
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
                {isMendableTogether(problem.field) ? (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-expanded={open === key}
                    onClick={() => setOpen(open === key ? undefined : key)}
                  >
                    {say(
                      problem.kode === 'E15'
                        ? 'resources.impor.consent.act'
                        : 'resources.impor.problems.mend',
                    )}
                  </Button>
                ) : null}
                <Button size="small" onClick={() => onSee(problem.kode)}>
                  {say('resources.impor.problems.see')}
                </Button>
              </Box>
              {open === key ? (
                <ProblemFix impor={impor} problem={problem} onClose={() => setOpen(undefined)} />
              ) : null}
            </Box>
          );
        })}
      </Box>
      {problems.length > few ? (
        <Button size="small" aria-expanded={all} onClick={() => setAll(!all)}>
          {all
            ? say('resources.impor.problems.less')
            : say('resources.impor.problems.more', { smart_count: problems.length })}
        </Button>
      ) : null}
    </Box>
  );
};

const About = ({ problem: { kode, field, nilai, jumlah } }: { problem: Problem }) => {
  const say = useWords();
  const value =
    nilai === null ? '' : nilai === '' ? say('resources.impor.problems.empty') : `“${nilai}”`;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        {say('resources.impor.problems.rows', { smart_count: jumlah })} · {fieldName(field)} {value}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {codes[kode].title}. {codes[kode].remedy}
      </Typography>
    </Box>
  );
};

const list = { m: 0, mt: 1, p: 0, listStyle: 'none' };

const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
  gap: 1,
  alignItems: 'center',
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
};
