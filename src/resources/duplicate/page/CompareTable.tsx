import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  mergeGroupNames,
  sides,
  type DuplicatePair,
  type DuplicateSide,
  type MergeGroup,
  type Side,
} from '#contract/domains/duplicate/index.ts';
import { recordPathFor } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { FieldValue } from '#src/kit/fields/FieldValue.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { resolveField } from '#src/kit/resource/resourceField.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { displayDefinition } from '../../peserta/riwayat/definition.ts';
import { comparedFields } from './comparedFields.ts';
import type { useMergeChoices } from './useMergeChoices.ts';

interface CompareTableProps {
  pair: DuplicatePair;
  /** Undefined when the pair cannot be merged: nothing is chosen then. */
  choices: ReturnType<typeof useMergeChoices> | undefined;
}

/** Both participants in columns; what differs is marked, and each group of it is chosen from one side. */
export const CompareTable = ({ pair, choices }: CompareTableProps) => {
  const t = useMessages();
  const isPhone = useIsPhone();
  const [showsAll, setShowsAll] = useState(false);
  const groups = mergeGroupNames.filter(
    group =>
      (showsAll || pair.beda.includes(group) || group === 'nama' || group === 'tanggalLahir') &&
      comparedFields(pair, group).length > 0,
  );
  return (
    <Box>
      <FormControlLabel
        sx={{ mb: 1, ml: 0, gap: 1 }}
        control={
          <Switch size="small" checked={showsAll} onChange={(_, checked) => setShowsAll(checked)} />
        }
        label={t('resources.duplicate.compare.showAll')}
      />
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
        <Table aria-label={t('resources.duplicate.compare.caption')} sx={tableStyle}>
          <TableHead>
            <TableRow>
              {isPhone ? null : (
                <TableCell sx={fieldCell}>{t('resources.duplicate.compare.field')}</TableCell>
              )}
              {sides.map(side => (
                <TableCell key={side}>
                  <SideHead side={side} record={pair[side]} choices={choices} />
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {groups.map(group => (
              <GroupRow key={group} group={group} pair={pair} choices={choices} />
            ))}
            <CompareRow
              label={t('resources.duplicate.compare.moved')}
              cellOf={side => <Belongings record={pair[side]} />}
            />
          </TableBody>
        </Table>
      </Box>
    </Box>
  );
};

/** Who a column is about, and whether they stay. */
const SideHead = ({
  side,
  record,
  choices,
}: {
  side: Side;
  record: DuplicateSide;
  choices: CompareTableProps['choices'];
}) => {
  const t = useMessages();
  const { role } = useRequiredSession();
  return (
    <>
      <MuiLink component={Link} to={recordPathFor(role, 'peserta', record.id)}>
        {record.nama}
      </MuiLink>
      <Detail>
        {[record.namaBHBU, t(`resources.riwayat.vaccinationType.${record.vaccinationType}`)]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      {choices ? (
        <FormControlLabel
          control={
            <Radio
              size="small"
              name="stays"
              checked={choices.stays === side}
              onChange={() => choices.setStays(side)}
            />
          }
          label={t('resources.duplicate.compare.stays')}
        />
      ) : null}
    </>
  );
};

interface CompareRowProps {
  /** What is compared. */
  label: ReactNode;
  cellOf: (side: Side) => ReactNode;
  isMarked?: boolean;
}

/** What is compared, and both sides of it beside it, or on phones below it. */
const CompareRow = ({ label, cellOf, isMarked = false }: CompareRowProps) => {
  const isPhone = useIsPhone();
  const mark = isMarked ? { bgcolor: 'action.hover' } : undefined;
  const cells = sides.map(side => <TableCell key={side}>{cellOf(side)}</TableCell>);
  if (!isPhone) {
    return (
      <TableRow sx={mark}>
        <TableCell component="th" scope="row" sx={fieldCell}>
          {label}
        </TableCell>
        {cells}
      </TableRow>
    );
  }
  return (
    <>
      <TableRow sx={mark}>
        <TableCell component="th" scope="rowgroup" colSpan={2} sx={fieldLine}>
          {label}
        </TableCell>
      </TableRow>
      <TableRow sx={mark}>{cells}</TableRow>
    </>
  );
};

const GroupRow = ({ group, pair, choices }: CompareTableProps & { group: MergeGroup }) => {
  const t = useMessages();
  const differs = pair.beda.includes(group);
  const label = t(`resources.duplicate.group.${group}`);
  return (
    <CompareRow
      isMarked={differs}
      label={
        <Box sx={labelStyle}>
          {label}
          {differs ? (
            <StateChip meaning="attention" label={t('resources.duplicate.compare.differs')} />
          ) : null}
        </Box>
      }
      cellOf={side => (
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
          {choices && differs ? (
            <Radio
              size="small"
              name={group}
              checked={choices.sideOf(group) === side}
              onChange={() => choices.take(group, side)}
              sx={{ my: -1, ml: -1 }}
              slotProps={{
                input: {
                  'aria-label': t('resources.duplicate.compare.take', {
                    field: label,
                    who: t(`resources.duplicate.compare.${side}`),
                  }),
                },
              }}
            />
          ) : null}
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <GroupValues group={group} pair={pair} side={side} />
          </Box>
        </Box>
      )}
    />
  );
};

/** The values of a group on one side; several are labelled. */
const GroupValues = ({
  group,
  pair,
  side,
}: {
  group: MergeGroup;
  pair: DuplicatePair;
  side: Side;
}) => {
  const t = useMessages();
  const fields = comparedFields(pair, group);
  return (
    <>
      {fields.map(source => {
        const field = resolveField(displayDefinition, source);
        return (
          <div key={source}>
            <FieldValue field={field} record={pair[side]} />
          </div>
        );
      })}
      {group === 'identitas' && side === 'kanan' && hasSameMask(pair) ? (
        <Detail>{t('resources.duplicate.compare.number_differs')}</Detail>
      ) : null}
    </>
  );
};

/** Whether two different numbers look the same, because only a part of them is shown. */
const hasSameMask = ({ beda, kiri, kanan }: DuplicatePair): boolean =>
  beda.includes('identitas') && kiri.nik === kanan.nik && kiri.noPaspor === kanan.noPaspor;

/** What a merge moves from one to the other. */
const Belongings = ({ record }: { record: DuplicateSide }) => {
  const t = useMessages();
  const { jumlahKunjungan: visits, jumlahVoucher: vouchers, jumlahBukti: proofs } = record;
  const parts = [
    visits > 0 ? t('resources.duplicate.compare.visits', { smart_count: visits }) : null,
    vouchers > 0 ? t('resources.duplicate.compare.vouchers', { smart_count: vouchers }) : null,
    proofs > 0 ? t('resources.duplicate.compare.proofs', { smart_count: proofs }) : null,
    record.noTiket ? t('resources.duplicate.compare.ticket', { number: record.noTiket }) : null,
  ].filter(part => part !== null);
  return parts.length > 0 ? parts.join(', ') : t('resources.duplicate.compare.nothing');
};

const tableStyle = {
  tableLayout: 'fixed',
  '& td, & th': {
    verticalAlign: 'top',
    px: { xs: 1, sm: 2 },
    py: 1,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tr:last-of-type > *': { borderBottom: 0 },
};
const fieldCell = { width: 200, color: 'text.secondary' };
const fieldLine = { color: 'text.secondary', pb: 0, borderBottom: 0, height: 'auto' };
const labelStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
};
