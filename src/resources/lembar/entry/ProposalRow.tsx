import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { sheetFields, type PaperSheet, type SheetField } from '#contract/domains/lembar/index.ts';
import type { Dose } from '#contract/domains/vaksinasi/index.ts';
import { rowStrip, rowsPerPage } from '#documents/paper-sheet/geometry.ts';
import { useMessages, type Translate } from '#src/i18n/useMessages.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatLocalTime } from '#src/kit/format/date.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { doseName } from '../../vaksinasi/doseName.ts';
import { touchTarget } from '../../vaksinasi/styles.ts';
import type { StraightPicture } from '../reader/straightPicture.ts';
import { CutOut } from './CutOut.tsx';
import { ofRow } from './ofRow.ts';
import { canEnter, isRecordedElsewhere, type Proposal, type RowValues } from './proposal.ts';
import { RowEditor } from './RowEditor.tsx';
import type { SentRow } from './useSendRows.ts';

interface ProposalRowProps {
  proposal: Proposal;
  sheet: PaperSheet;
  page: StraightPicture | undefined;
  /** Fields that have to be filled in or decided at the row. */
  open: readonly SheetField[];
  /** Whether nothing is missing, what the page says for all rows included. */
  isReady: boolean;
  sent: SentRow | undefined;
  isIncluded: boolean;
  isConfirmed: boolean;
  onInclude: (isIncluded: boolean) => void;
  onConfirm: (isConfirmed: boolean) => void;
  onChange: (field: SheetField, values: Partial<RowValues>) => void;
}

/** Returns what a visit says, in one line. */
const visitLine = (t: Translate, visit: Dose): string =>
  [
    doseName(t, visit),
    t(`resources.vaksinasi.result.${visit.hasil}`).toLowerCase(),
    formatLocalTime(visit.tanggal, visit.jam, visit.zona),
    visit.batch,
    visit.createdBy,
  ]
    .filter(Boolean)
    .join(' · ');

/** Returns what a row says, in one line. */
const valuesLine = (t: Translate, { values }: Proposal, { batch }: PaperSheet): string =>
  [
    values.hasil && t(`resources.vaksinasi.result.${values.hasil}`),
    values.hasil === 'DITUNDA' && values.alasan && t(`resources.vaksinasi.reason.${values.alasan}`),
    values.jam,
    ...(values.hasil === 'DIBERIKAN'
      ? [
          values.lokasi && t(`resources.vaksinasi.site.${values.lokasi}`),
          batch.find(({ idBatch }) => idBatch === values.idBatch)?.nomor,
          values.vaksinator,
        ]
      : []),
    values.catatan,
  ]
    .filter(Boolean)
    .join(' · ');

/** A row that was read: who, what the portal holds, what the paper says, and what became of it. */
export const ProposalRow = (props: ProposalRowProps) => {
  const { proposal, sheet, page, open, sent, isIncluded, isConfirmed } = props;
  const t = useMessages();
  const { row } = proposal;
  const [isEditing, setIsEditing] = useState(false);
  const strip = useMemo(() => rowStrip((row.nomor - 1) % rowsPerPage), [row.nomor]);
  const isEntered = sent?.kind === 'entered';
  const isPossible = canEnter(proposal) && !isEntered;
  /** Fields that a person has answered, which stay in view. */
  const [answered, setAnswered] = useState<readonly SheetField[]>([]);
  const shown = isEditing ? sheetFields : [...open, ...answered];
  const isOpen = isPossible && isIncluded && shown.length > 0;
  const visit = row.orang?.kunjungan;
  const editText = t(isEditing ? 'resources.lembar.fold' : 'resources.lembar.change');
  return (
    <ListRow sx={{ alignItems: 'flex-start', py: 1.5 }} end={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {isPossible ? (
          <Checkbox
            checked={isIncluded}
            onChange={(_, checked) => props.onInclude(checked)}
            slotProps={{
              input: { 'aria-label': t('resources.lembar.include', { number: row.nomor }) },
            }}
            sx={{ ml: -1.25 }}
          />
        ) : null}
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
          {`${row.nomor}. ${row.orang?.nama ?? t('resources.lembar.gone')}`}
        </Typography>
        <RowChip {...props} />
      </Box>
      <Detail>
        {[
          row.orang && doseName(t, { ...row.orang, dosisKe: row.dosisKe }),
          row.orang?.identitas ? `…${row.orang.identitas}` : null,
          row.orang?.namaBHBU,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Detail>
      {visit ? <Detail>{t('resources.lembar.held', { visit: visitLine(t, visit) })}</Detail> : null}
      {isEntered ? (
        <Typography>{visitLine(t, sent.answer.kunjungan)}</Typography>
      ) : (
        <Typography sx={{ overflowWrap: 'anywhere' }}>{valuesLine(t, proposal, sheet)}</Typography>
      )}
      {sent?.kind === 'refused' ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {sent.detail}
          {sent.wantsConfirmation ? (
            <FormControlLabel
              sx={{ ...touchTarget, display: 'flex' }}
              label={t('resources.lembar.confirm')}
              control={
                <Checkbox
                  checked={isConfirmed}
                  onChange={(_, checked) => props.onConfirm(checked)}
                  slotProps={{
                    input: { 'aria-label': ofRow(t, t('resources.lembar.confirm'), row) },
                  }}
                />
              }
            />
          ) : null}
        </Alert>
      ) : null}
      {page && isOpen ? (
        <Box sx={{ mt: 1, display: { xs: 'none', md: 'block' } }}>
          <CutOut
            page={page}
            part={strip}
            label={t('resources.lembar.picture_row', { number: row.nomor })}
          />
        </Box>
      ) : null}
      {isOpen ? (
        <RowEditor
          proposal={proposal}
          sheet={sheet}
          page={page}
          open={open}
          shown={shown}
          onChange={(field, values) => {
            setAnswered(before => [...before, field]);
            props.onChange(field, values);
          }}
        />
      ) : null}
      {isPossible && isIncluded ? (
        <Button
          size="small"
          aria-label={ofRow(t, editText, row)}
          onClick={() => setIsEditing(!isEditing)}
          sx={{ ...touchTarget, ml: -0.5 }}
        >
          {editText}
        </Button>
      ) : null}
    </ListRow>
  );
};

/** The state of a row. */
const RowChip = ({ proposal, sent, open, isReady, isIncluded }: ProposalRowProps) => {
  const t = useMessages();
  const { row } = proposal;
  const isCancelled =
    sent?.kind === 'entered' ? sent.answer.kunjungan.dibatalkan !== null : row.dibatalkan;
  if (isCancelled) {
    return <StateChip meaning="attention" label={t('resources.lembar.cancelled')} />;
  }
  if (sent?.kind === 'entered') {
    return <StateChip meaning="good" label={t(`resources.lembar.entered.${sent.answer.status}`)} />;
  }
  if (row.idDosis !== null) {
    return <StateChip meaning="neutral" label={t('resources.lembar.entered.SUDAH_DICATAT')} />;
  }
  if (row.orang === null) return null;
  if (sent) return <StateChip meaning="bad" label={t('resources.lembar.refused')} />;
  if (!isIncluded) {
    const isElsewhere = isRecordedElsewhere(proposal);
    return (
      <StateChip
        meaning="neutral"
        label={t(isElsewhere ? 'resources.lembar.elsewhere' : 'resources.lembar.left_out')}
      />
    );
  }
  if (isReady) return <StateChip meaning="good" label={t('resources.lembar.ready')} />;
  const isAsked = open.length > 0;
  return (
    <StateChip
      meaning="attention"
      label={t(isAsked ? 'resources.lembar.to_check' : 'resources.lembar.fill_above')}
    />
  );
};
