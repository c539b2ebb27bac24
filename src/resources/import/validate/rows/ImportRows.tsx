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
import type { ImportRow, Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { visuallyHidden } from '#src/layout/visuallyHidden.ts';
import { cardStyle } from '../../cardStyle.ts';
import { ImportRowItem } from './ImportRowItem.tsx';
import { useRowFocus } from './useRowFocus.ts';

interface ImportRowsProps {
  importRecord: Import;
  /** Undefined while loading. */
  rows: readonly ImportRow[] | undefined;
  /** The rows are those of the previous page. */
  isStale: boolean;
  /** An empty list means that nothing is left to correct. */
  isEmptyMeansValid: boolean;
  /** Called when the last row of the page is valid. */
  onEnd: () => Promise<void>;
  /** Opens the next page; undefined on the last one. */
  onNext: (() => void) | undefined;
}

/** One page of import rows: a table, or cards on a phone. */
export const ImportRows = ({
  importRecord,
  rows,
  isStale,
  isEmptyMeansValid,
  onEnd,
  onNext,
}: ImportRowsProps) => {
  const t = useMessages();
  const isOpen = importRecord.status === 'DIPERIKSA';
  const isPhone = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const box = useRef<HTMLDivElement>(null);
  const { announcement, onSubmitted, onSkipToggled, focusFirstRow } = useRowFocus(box, onEnd);
  useEffect(() => {
    if (!isStale && rows) focusFirstRow(onNext);
    // oxlint-disable-next-line react/exhaustive-deps -- run only when the rows change
  }, [rows, isStale]);

  const item = (row: ImportRow) => (
    <ImportRowItem
      key={row.nomor}
      importRecord={importRecord}
      row={row}
      isCard={isPhone}
      onSubmitted={onSubmitted}
      onSkipToggled={onSkipToggled}
    />
  );
  return (
    <Box ref={box} sx={{ opacity: isStale ? 0.55 : 1 }} aria-busy={isStale || !rows}>
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {rows?.length === 0 ? (
        <EmptyRows isFine={isEmptyMeansValid} />
      ) : isPhone ? (
        <Box component="ul" aria-label={t('resources.import.validate.rows')} sx={cards}>
          {rows ? rows.map(item) : <Skeleton component="li" variant="rounded" height={160} />}
        </Box>
      ) : (
        <Box sx={frame}>
          <Table>
            <Box component="caption" sx={visuallyHidden}>
              {t('resources.import.validate.rows')}
            </Box>
            <TableHead>
              <TableRow>
                <TableCell align="right">{t('resources.import.validate.number')}</TableCell>
                <TableCell>{t('resources.import.validate.name')}</TableCell>
                <TableCell>{t('resources.import.validate.result')}</TableCell>
                <TableCell>{t('resources.import.validate.issues')}</TableCell>
                {isOpen ? (
                  <TableCell align="right">{t('resources.import.validate.actions')}</TableCell>
                ) : null}
              </TableRow>
            </TableHead>
            <TableBody>{rows ? rows.map(item) : <SkeletonRows />}</TableBody>
          </Table>
        </Box>
      )}
    </Box>
  );
};

const SkeletonRows = () =>
  Array.from({ length: 6 }, (_, at) => (
    <TableRow key={at}>
      {['8%', '60%', '70%', '80%', '60%'].map((width, column) => (
        <TableCell key={column}>
          <Skeleton variant="text" width={column === 0 ? 32 : width} />
        </TableCell>
      ))}
    </TableRow>
  ));

const EmptyRows = ({ isFine: isAllValid }: { isFine: boolean }) => {
  const t = useMessages();
  return (
    <Box sx={{ ...cardStyle, textAlign: 'center' }}>
      <Typography variant="h3" component="p">
        {t(isAllValid ? 'resources.import.validate.all_valid' : 'resources.import.validate.none')}
      </Typography>
      {isAllValid ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('resources.import.validate.all_valid_text')}
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
