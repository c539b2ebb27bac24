import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef } from 'react';
import type { Baris, Impor } from '#contract/impor/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { sheet } from '../look.ts';
import { RowItem } from './RowItem.tsx';
import { useMarch } from './useMarch.ts';

interface RowsProps {
  impor: Impor;
  /** Undefined while loading. */
  rows: readonly Baris[] | undefined;
  /** The rows are those of the previous page. */
  stale: boolean;
  /** An empty list means that nothing is left to correct. */
  noneLeft: boolean;
  /** Called when the last row of the page is valid. */
  onEnd: () => Promise<void>;
  /** Opens the next page; undefined on the last one. */
  onNext: (() => void) | undefined;
}

/** One page of import rows: a table, or cards on a phone. */
export const Rows = ({ impor, rows, stale, noneLeft, onEnd, onNext }: RowsProps) => {
  const say = useWords();
  const isOpen = impor.status === 'DIPERIKSA';
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const box = useRef<HTMLDivElement>(null);
  const { told, onSent, onLeft, arrive } = useMarch(box, onEnd);
  useEffect(() => {
    if (!stale && rows) arrive(onNext);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- run only when the rows change
  }, [rows, stale]);

  const item = (row: Baris) => (
    <RowItem
      key={row.nomor}
      impor={impor}
      row={row}
      isCard={isPhone}
      onSent={onSent}
      onLeft={onLeft}
    />
  );
  return (
    <Box ref={box} sx={{ opacity: stale ? 0.55 : 1 }} aria-busy={stale || !rows}>
      <Box role="status" sx={visuallyHidden}>
        {told}
      </Box>
      {rows?.length === 0 ? (
        <None isFine={noneLeft} />
      ) : isPhone ? (
        <Box component="ul" aria-label={say('resources.impor.check.rows')} sx={cards}>
          {rows ? rows.map(item) : <Skeleton component="li" variant="rounded" height={160} />}
        </Box>
      ) : (
        <Box sx={frame}>
          <Table>
            <Box component="caption" sx={visuallyHidden}>
              {say('resources.impor.check.rows')}
            </Box>
            <TableHead>
              <TableRow>
                <TableCell align="right">{say('resources.impor.check.number')}</TableCell>
                <TableCell>{say('resources.impor.check.who')}</TableCell>
                <TableCell>{say('resources.impor.check.result')}</TableCell>
                <TableCell>{say('resources.impor.check.look')}</TableCell>
                {isOpen ? (
                  <TableCell align="right">{say('resources.impor.check.acts')}</TableCell>
                ) : null}
              </TableRow>
            </TableHead>
            <TableBody>{rows ? rows.map(item) : <Waiting />}</TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
};

const Waiting = () =>
  Array.from({ length: 6 }, (_, at) => (
    <TableRow key={at}>
      {['8%', '60%', '70%', '80%', '60%'].map((width, place) => (
        <TableCell key={place}>
          <Skeleton variant="text" width={place === 0 ? 32 : width} />
        </TableCell>
      ))}
    </TableRow>
  ));

const None = ({ isFine }: { isFine: boolean }) => {
  const say = useWords();
  return (
    <Box sx={{ ...sheet, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {say(isFine ? 'resources.impor.check.fine' : 'resources.impor.check.none')}
      </Typography>
      {isFine ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {say('resources.impor.check.fine_text')}
        </Typography>
      ) : null}
    </Box>
  );
};

const cards = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 };

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflowX: { xs: 'auto', md: 'visible' },
  '--table-top': { xs: '0px', md: 'inherit' },
  '& thead th:first-of-type': { borderTopLeftRadius: 8 },
  '& thead th:last-of-type': { borderTopRightRadius: 8 },
};
