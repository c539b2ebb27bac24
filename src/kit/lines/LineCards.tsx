import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { DialogFrame } from '../command/DialogFrame.tsx';
import { Unbroken } from '../fields/Unbroken.tsx';
import { FieldInput } from '../input/FieldInput.tsx';
import { fieldInputId } from '../input/useFieldInput.ts';
import type { ResourceField } from '../resource/resourceField.ts';
import { LineInputs } from './LineInputs.tsx';
import { useCellText, type CellText, type RowNote } from './LineRow.tsx';
import { useLineForm } from './useLineForm.ts';
import { cellPath, rowButtonId, type LinesState } from './useLines.ts';

interface LineCardsProps {
  lines: LinesState;
  label: string;
  columns: readonly ResourceField[];
  cellText: CellText | undefined;
  rowNote: RowNote | undefined;
}

/** The rows as cards on phones; a card opens a dialog with the inputs of its row. */
export const LineCards = ({ lines, label, columns, cellText, rowNote }: LineCardsProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const textOf = useCellText(cellText);
  return (
    <>
      <Box component="ul" aria-label={label} sx={listStyle}>
        {lines.rows.map((row, at) => {
          const count = columns.filter(
            ({ source }) => lines.errors[cellPath(lines.source, at, source)],
          ).length;
          return (
            <li key={at}>
              <ButtonBase
                id={rowButtonId(lines.source, at)}
                sx={cardStyle}
                onClick={() => lines.edit(at)}
              >
                <Typography variant="subtitle2" component="span">
                  {t('form.lines.row', { row: at + 1 })}
                </Typography>
                <Box component="span" sx={factsStyle}>
                  {columns.map(field => {
                    const text = textOf(field, row);
                    return text === '' ? null : (
                      <Typography key={field.source} variant="body2" component="span">
                        <Box component="span" sx={{ color: 'text.secondary' }}>
                          {translate(field.label)}:
                        </Box>{' '}
                        <Unbroken>{text}</Unbroken>
                      </Typography>
                    );
                  })}
                </Box>
                {count > 0 ? (
                  <Typography variant="body2" component="span" color="error">
                    {t('form.lines.errors', { smart_count: count })}
                  </Typography>
                ) : null}
              </ButtonBase>
              {lines.active === at
                ? null
                : columns
                    .map(({ source }) => cellPath(lines.source, at, source))
                    .filter(path => lines.errors[path])
                    .map(path => (
                      // The error summary focuses it, which opens the row.
                      <span
                        key={path}
                        id={fieldInputId(path)}
                        tabIndex={-1}
                        onFocus={() => lines.edit(at, path.split('.').at(-1))}
                      />
                    ))}
              {rowNote?.(row, at)}
            </li>
          );
        })}
      </Box>
      {lines.active !== undefined && lines.rows[lines.active] ? (
        <LineDialog key={lines.active} lines={lines} at={lines.active} columns={columns} />
      ) : null}
    </>
  );
};

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 };

const factsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  columnGap: 1.5,
  overflowWrap: 'anywhere',
};

const cardStyle = {
  display: 'grid',
  justifyContent: 'stretch',
  textAlign: 'left',
  gap: 0.25,
  width: '100%',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

type LineDialogProps = Pick<LineCardsProps, 'lines' | 'columns'> & { at: number };

const LineDialog = ({ lines, at, columns }: LineDialogProps) => {
  const t = useMessages();
  const { form } = useLineForm(lines, at);
  const close = (): void => {
    lines.close();
    lines.focusRow(at);
  };
  const values = { row: at + 1 };
  return (
    <DialogFrame
      title={t('form.lines.row', values)}
      onClose={close}
      actions={
        <>
          <Button color="error" onClick={() => lines.remove(at)}>
            {t('form.lines.remove', values)}
          </Button>
          <Button
            color="inherit"
            variant="outlined"
            disabled={lines.isFull}
            onClick={() => lines.duplicate(at)}
          >
            {t('form.lines.duplicate', values)}
          </Button>
          <Button variant="contained" onClick={close}>
            {t('form.lines.done')}
          </Button>
        </>
      }
    >
      <LineInputs hasHeading lines={lines} at={at} form={form}>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, pt: 1 }}>
          {columns.map(({ source }) => (
            <Box key={source} onBlur={() => lines.validateCell(at, source)}>
              <FieldInput source={source} />
            </Box>
          ))}
        </Box>
      </LineInputs>
    </DialogFrame>
  );
};
