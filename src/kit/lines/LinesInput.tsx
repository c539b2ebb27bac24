import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useIsPhone } from '#src/kit/theme/useIsPhone.ts';
import { cellErrors } from '../form/formErrors.ts';
import type { FormValues } from '../form/formValues.ts';
import { fieldInputId } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { LineCards } from './LineCards.tsx';
import type { CellText, RowNote } from './LineRow.tsx';
import { LineTable } from './LineTable.tsx';
import { addButtonId, useLines, type LinesOptions } from './useLines.ts';

interface LinesInputProps extends LinesOptions {
  /** A field whose spec has `lines`. */
  field: ResourceField;
  /** The shown columns; all of them when omitted. The same array while they do not change. */
  columns?: readonly ResourceField[];
  cellText?: CellText;
  rowNote?: RowNote;
  /** Cells of the footer by column. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Whether the rows are cards on any screen, where a table has no room. */
  hasCards?: boolean;
  /** Further buttons beside the one that adds a row. */
  actions?: ReactNode;
}

/** Form input for an array of objects: a table that is edited like a spreadsheet, or cards. */
const LinesInput = ({
  field,
  columns = field.lines?.columns ?? [],
  cellText,
  rowNote,
  totals,
  hasCards = false,
  actions,
  isFirstOpen = false,
  ...options
}: LinesInputProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const asCards = hasCards || isPhone;
  // A card is edited in a dialog, which opens by a press alone.
  const lines = useLines(field, { ...options, isFirstOpen: isFirstOpen && !asCards });
  const { errors } = useFormState<FormValues>({ name: field.source });
  const error = errors[field.source];
  const isOfCell = Object.values(cellErrors(error)).some(text => text === error?.message);
  const label = translate(field.label);
  return (
    <Box id={fieldInputId(field.source)} tabIndex={-1} sx={{ '&:focus': { outline: 0 } }}>
      {error?.message === undefined || isOfCell ? null : (
        <Typography role="alert" variant="body2" color="error" sx={{ mb: 1 }}>
          {error.message}
        </Typography>
      )}
      {lines.rows.length === 0 ? (
        <Typography color="textSecondary">{t('form.lines.empty')}</Typography>
      ) : asCards ? (
        <LineCards
          lines={lines}
          label={label}
          columns={columns}
          cellText={cellText}
          rowNote={rowNote}
        />
      ) : (
        <LineTable
          lines={lines}
          label={label}
          columns={columns}
          cellText={cellText}
          rowNote={rowNote}
          totals={totals}
        />
      )}
      {asCards || lines.rows.length === 0 ? null : (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t('form.lines.keys')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5, alignItems: 'center' }}>
        <Button
          id={addButtonId(field.source)}
          variant="outlined"
          startIcon={<AddIcon />}
          disabled={lines.isFull}
          onClick={lines.add}
        >
          {t('form.lines.add')}
        </Button>
        {actions}
        {lines.isFull ? (
          <Typography variant="body2" color="textSecondary">
            {t('form.lines.full', { max: field.maxItems ?? 0 })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
};

export default LinesInput;
