import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NikEdit, NikFactName } from '#contract/core/values/nik-edit.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { formatList } from '#src/kit/format/list.ts';
import { codeStyle } from '#src/kit/theme/typography.ts';
import './nikMessages.ts';

/** A candidate as it is shown. */
export interface ShownCandidate {
  readonly edit: NikEdit;
  /** The number, or the digits of it that may be seen. */
  readonly number: string;
  readonly agrees: readonly NikFactName[];
}

interface NikCandidateListProps<T extends ShownCandidate> {
  candidates: readonly T[];
  isBusy?: boolean;
  onPick: (candidate: T) => void;
}

/** The numbers that a wrong NIK may have meant, best first, each with its reason and a button. */
export const NikCandidateList = <T extends ShownCandidate>({
  candidates,
  isBusy = false,
  onPick,
}: NikCandidateListProps<T>) => {
  const t = useMessages();
  return (
    <Box component="ul" aria-label={t('resources.nikCandidate.title')} sx={listStyle}>
      {candidates.map(candidate => {
        const what = editText(t, candidate.edit);
        const facts = candidate.agrees.map(name => t(`resources.nikCandidate.fact.${name}`));
        return (
          <Box component="li" key={JSON.stringify(candidate.edit)} sx={entryStyle}>
            <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
              <Box sx={codeStyle}>{candidate.number}</Box>
              <Typography variant="body2" color="textSecondary">
                {what}. {t('resources.nikCandidate.agrees', { facts: formatList(facts) })}
              </Typography>
            </Box>
            <Button
              size="small"
              variant="outlined"
              disabled={isBusy}
              aria-label={t('resources.nikCandidate.take_named', { what })}
              onClick={() => onPick(candidate)}
            >
              {t('resources.nikCandidate.take')}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
};

/** Returns what an edit changes, in words. */
function editText(t: Translate, edit: NikEdit): string {
  const position = 'posisi' in edit ? edit.posisi : 0;
  return t(`resources.nikCandidate.edit.${edit.jenis}`, {
    position,
    next: position + 1,
    digit: 'angka' in edit ? edit.angka : '',
  });
}

const listStyle = { m: 0, p: 0, listStyle: 'none' };

const entryStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
