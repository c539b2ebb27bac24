import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';
import type { Baris, Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { tabular } from '#src/layout/theme/typography.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { meaningOf } from '../facts.ts';
import { RowForm } from './RowForm.tsx';
import { RowNotes } from './RowNotes.tsx';
import { RowName } from './RowName.tsx';
import { useMend } from './useMend.ts';

interface RowItemProps {
  impor: Impor;
  row: Baris;
  /** Renders a card (phones) instead of a table row. */
  isCard: boolean;
  onSent: (row: Baris, judged: Promise<Baris | undefined>) => void;
  onLeft: (row: Baris, judged: Promise<Baris | undefined>) => void;
}

/** One import row: its row number in the workbook, the name, the result and all issues. */
export const RowItem = memo(({ impor, row, isCard, onSent, onLeft }: RowItemProps) => {
  const say = useWords();
  const [whole, setWhole] = useState(false);
  const isOpen = impor.status === 'DIPERIKSA';
  const isLeft = row.hasil === 'dilewati';
  const mayMend = isOpen && !isLeft;
  const numbered = say('resources.impor.check.row', { number: String(row.nomor) });
  const chip = (
    <StateChip meaning={meaningOf[row.hasil]} label={say(`resources.impor.hasil.${row.hasil}`)} />
  );
  const look = (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <RowNotes row={row} besideForm={mayMend} />
      {mayMend ? (
        <RowForm
          impor={impor}
          row={row}
          whole={whole}
          onSent={(sent, judged) => {
            setWhole(false);
            onSent(sent, judged);
          }}
        />
      ) : null}
    </Box>
  );
  const acts = isOpen ? (
    <RowActs impor={impor} row={row} whole={whole} onWhole={setWhole} onLeft={onLeft} />
  ) : null;

  if (isCard) {
    return (
      <Box component="li" sx={card}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box sx={{ minWidth: 0 }}>
            <Typography id={`baris-${row.nomor}`} tabIndex={-1} variant="body2" sx={tabular}>
              {numbered}
            </Typography>
            <RowName impor={impor} row={row} />
          </Box>
          {chip}
        </Box>
        {look}
        {acts}
      </Box>
    );
  }
  return (
    <TableRow sx={{ verticalAlign: 'top', opacity: isLeft ? 0.75 : 1 }}>
      <TableCell
        component="th"
        scope="row"
        id={`baris-${row.nomor}`}
        tabIndex={-1}
        aria-label={numbered}
        align="right"
        sx={cell}
      >
        {row.nomor}
      </TableCell>
      <TableCell sx={{ ...cell, minWidth: 180 }}>
        <RowName impor={impor} row={row} />
      </TableCell>
      <TableCell sx={cell}>{chip}</TableCell>
      <TableCell sx={{ ...cell, width: '100%' }}>{look}</TableCell>
      {acts ? <TableCell sx={{ ...cell, minWidth: 120 }}>{acts}</TableCell> : null}
    </TableRow>
  );
});
RowItem.displayName = 'RowItem';

interface RowActsProps extends Pick<RowItemProps, 'impor' | 'row' | 'onLeft'> {
  whole: boolean;
  onWhole: (whole: boolean) => void;
}

/** Row actions: show all cells, skip the row, or include it again. */
const RowActs = ({ impor, row, whole, onWhole, onLeft }: RowActsProps) => {
  const say = useWords();
  const mend = useMend(impor.id);
  const [busy, setBusy] = useState(false);
  const number = String(row.nomor);
  const isLeft = row.hasil === 'dilewati';
  const turn = async () => {
    setBusy(true);
    try {
      return await mend(row, { dilewati: !isLeft });
    } catch {
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, justifyContent: 'flex-end' }}>
      {isLeft ? null : (
        <Button
          size="small"
          aria-expanded={whole}
          aria-label={say(
            whole ? 'resources.impor.check.collapse_row' : 'resources.impor.check.expand_row',
            { number },
          )}
          onClick={() => onWhole(!whole)}
        >
          {say(whole ? 'resources.impor.check.collapse' : 'resources.impor.check.expand')}
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        loading={busy}
        aria-label={say(
          isLeft ? 'resources.impor.check.take_in_row' : 'resources.impor.check.leave_out_row',
          { number },
        )}
        onClick={() => onLeft(row, turn())}
      >
        {say(isLeft ? 'resources.impor.check.take_in' : 'resources.impor.check.leave_out')}
      </Button>
    </Box>
  );
};

const cell = { py: 1.5, height: 'auto' };

const card = {
  display: 'grid',
  gap: 1,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};
