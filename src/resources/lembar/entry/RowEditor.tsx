import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId, useMemo, type ReactNode } from 'react';
import {
  sheetReasons,
  sheetResults,
  type PaperSheet,
  type SheetField,
} from '#contract/domains/lembar/index.ts';
import { doseSites } from '#contract/domains/vaksinasi/record.ts';
import {
  groupSpan,
  remarks,
  rowCentre,
  rowHeight,
  rowsPerPage,
} from '#documents/paper-sheet/geometry.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { TimeField } from '#src/kit/date/TimeField.tsx';
import { touchTarget, touchTargetFields } from '../../vaksinasi/styles.ts';
import type { StraightPicture } from '../reader/straightPicture.ts';
import { CutOut } from './CutOut.tsx';
import { ofRow } from './ofRow.ts';
import { fieldsOfResult, groupsOf, type Proposal, type RowValues } from './proposal.ts';

interface RowEditorProps {
  proposal: Proposal;
  sheet: PaperSheet;
  /** The picture of the page; undefined for a row of a spreadsheet. */
  page: StraightPicture | undefined;
  /** Fields that a person still has to fill in or to decide. */
  open: readonly SheetField[];
  /** Fields to show, as far as the result has them. */
  shown: readonly SheetField[];
  onChange: (field: SheetField, values: Partial<RowValues>) => void;
}

/** The fields of a row, each uncertain one below its part of the picture. */
export const RowEditor = ({ proposal, sheet, page, open, shown, onChange }: RowEditorProps) => {
  const t = useMessages();
  const { values, row } = proposal;
  const { hasil } = values;
  const ofResult: readonly SheetField[] = hasil === null ? [] : fieldsOfResult[hasil];
  const has = (field: SheetField): boolean => shown.includes(field) && ofResult.includes(field);
  const fieldProps = { proposal, sheet, page, open };
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 1.5, ...touchTargetFields }}>
      {shown.includes('hasil') ? (
        <Field name="hasil" {...fieldProps}>
          <Choice
            label={t('resources.lembar.fields.hasil')}
            value={hasil}
            options={sheetResults.map(one => [one, t(`resources.vaksinasi.result.${one}`)])}
            onChange={value => onChange('hasil', { hasil: value })}
          />
        </Field>
      ) : null}
      {has('alasan') ? (
        <Field name="alasan" {...fieldProps}>
          <TextField
            select
            label={t('resources.lembar.fields.alasan')}
            value={values.alasan ?? ''}
            error={open.includes('alasan')}
            onChange={({ target: { value } }) =>
              onChange('alasan', { alasan: sheetReasons.find(one => one === value) ?? null })
            }
            sx={fieldWidth}
          >
            {sheetReasons.map(one => (
              <MenuItem key={one} value={one}>
                {t(`resources.vaksinasi.reason.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Field>
      ) : null}
      {has('skriningLayak') ? (
        <Field name="skriningLayak" {...fieldProps}>
          <FormControlLabel
            label={t('resources.lembar.fields.skriningLayak')}
            control={
              <Checkbox
                checked={values.skriningLayak}
                onChange={(_, skriningLayak) => onChange('skriningLayak', { skriningLayak })}
              />
            }
            sx={touchTarget}
          />
        </Field>
      ) : null}
      {has('lokasi') ? (
        <Field name="lokasi" {...fieldProps}>
          <Choice
            label={t('resources.lembar.fields.lokasi')}
            value={values.lokasi ?? null}
            options={doseSites.map(one => [one, t(`resources.vaksinasi.site.${one}`)])}
            onChange={lokasi => onChange('lokasi', { lokasi })}
          />
        </Field>
      ) : null}
      {has('idBatch') ? (
        <Field name="idBatch" {...fieldProps}>
          <TextField
            select
            label={t('resources.lembar.fields.idBatch')}
            value={values.idBatch ?? ''}
            error={open.includes('idBatch')}
            helperText={sheet.batch.length === 0 ? t('resources.lembar.no_batch') : undefined}
            onChange={({ target: { value } }) =>
              onChange('idBatch', { idBatch: Number(value) || null })
            }
            sx={fieldWidth}
          >
            {sheet.batch.map(({ huruf, idBatch, nomor, vaksin }) => (
              <MenuItem key={idBatch} value={idBatch}>
                {`${huruf}: ${nomor}, ${vaksin}`}
              </MenuItem>
            ))}
          </TextField>
        </Field>
      ) : null}
      {has('jam') ? (
        <Field name="jam" {...fieldProps}>
          <TimeField
            label={t('resources.lembar.fields.jam')}
            value={values.jam}
            error={open.includes('jam')}
            onChange={jam => onChange('jam', { jam })}
            sx={fieldWidth}
          />
        </Field>
      ) : null}
      {has('catatan') ? (
        <Field name="catatan" {...fieldProps} showsPicture={proposal.hasRemark}>
          <TextField
            label={t('resources.lembar.fields.catatan')}
            value={values.catatan}
            error={open.includes('catatan')}
            onChange={({ target: { value } }) => onChange('catatan', { catatan: value })}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            sx={{ maxWidth: 560, width: 1 }}
          />
          {proposal.asked.includes('catatan') && proposal.hasRemark ? (
            <Button
              variant="outlined"
              aria-label={ofRow(t, t('resources.lembar.no_remark'), row)}
              onClick={() => onChange('catatan', { catatan: '' })}
              sx={touchTarget}
            >
              {t('resources.lembar.no_remark')}
            </Button>
          ) : null}
        </Field>
      ) : null}
      {hasil === null ? (
        <Typography variant="body2" color="textSecondary">
          {t('resources.lembar.not_here', { number: row.nomor })}
        </Typography>
      ) : null}
    </Box>
  );
};

const fieldWidth = { maxWidth: 360, width: 1 };

interface FieldProps extends Pick<RowEditorProps, 'open' | 'page' | 'proposal' | 'sheet'> {
  name: SheetField;
  /** Whether its part of the picture is shown although it is not asked. */
  showsPicture?: boolean;
  children: ReactNode;
}

/** Millimetres of paper around a group of bubbles in a cut-out. */
const paper = 0.6;

/** Returns the parts of a page that show a field of a row. */
function partsOf(name: SheetField, { row }: Proposal, { batch, jumlahJam }: PaperSheet) {
  const y = rowCentre((row.nomor - 1) % rowsPerPage) - rowHeight / 2 - paper;
  const height = rowHeight + 2 * paper;
  if (name === 'catatan') {
    return [{ x: remarks.left, y, width: remarks.right - remarks.left, height }];
  }
  const counts = {
    hasil: 2,
    alasan: 5,
    skrining: 1,
    lokasi: 2,
    batch: batch.length,
    jam: jumlahJam,
    menit: 4,
  };
  return groupsOf(name)
    .filter(group => counts[group] > 0)
    .map(group => {
      const { left, right } = groupSpan(group, counts[group]);
      return { x: left - paper, y, width: right - left + 2 * paper, height };
    });
}

/** Returns why a field is open. */
function openReason(name: SheetField, { asked, hasRemark }: Proposal) {
  if (!asked.includes(name)) return 'missing';
  return name === 'catatan' && hasRemark ? 'remark' : 'uncertain';
}

const Field = ({ name, proposal, sheet, page, open, showsPicture, children }: FieldProps) => {
  const t = useMessages();
  const isAsked = proposal.asked.includes(name) || showsPicture === true;
  const parts = useMemo(() => partsOf(name, proposal, sheet), [name, proposal, sheet]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.75,
        justifyItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      {page && isAsked ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {parts.map(part => (
            <CutOut
              key={part.x}
              page={page}
              part={part}
              label={t('resources.lembar.picture_of', {
                field: t(`resources.lembar.fields.${name}`),
                number: proposal.row.nomor,
              })}
            />
          ))}
        </Box>
      ) : null}
      {children}
      {open.includes(name) ? (
        <Typography variant="body2" color="error">
          {t(`resources.lembar.${openReason(name, proposal)}`)}
        </Typography>
      ) : null}
    </Box>
  );
};

interface ChoiceProps<V extends string> {
  label: string;
  value: V | null;
  options: readonly (readonly [V, string])[];
  onChange: (value: V) => void;
}

/** One of a few choices as buttons, for fingers and keys. */
const Choice = <V extends string>({ label, value, options, onChange }: ChoiceProps<V>) => {
  const id = useId();
  return (
    <Box>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={id}
        value={value}
        onChange={(_, next: V | null) => {
          // A press on the chosen one confirms it.
          const chosen = next ?? value;
          if (chosen !== null) onChange(chosen);
        }}
      >
        {options.map(([one, text]) => (
          <ToggleButton key={one} value={one} sx={touchTarget}>
            {text}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
