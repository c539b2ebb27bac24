import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';
import { formatValue } from '../../fields/formatValue.ts';
import { formatDateTime } from '../../format/date.ts';
import type { AnyRecord } from '../../resource/definition.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { useResourceForm } from '../ResourceFormContext.ts';
import type { FieldConflict, FormValues } from '../formValues.ts';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  /** The record as another user saved it. */
  current: AnyRecord;
  differences: readonly FieldConflict[];
  /** Receives the chosen value of each conflicting field. */
  onChoose: (chosen: FormValues) => void;
  onClose: () => void;
}

/**
 * Resolves an optimistic-lock conflict field by field: the user keeps their own value or the saved
 * one.
 */
export const ConflictDialog = ({
  current,
  differences,
  onChoose,
  onClose,
}: ConflictDialogProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { definition } = useResourceForm();
  const names = useResourceMessages(definition);
  const [sides, setSides] = useState<Record<string, Side>>(() =>
    Object.fromEntries(
      differences.map(({ field, isTouched }) => [field.source, isTouched ? 'mine' : 'theirs']),
    ),
  );
  const who = typeof current['modifiedBy'] === 'string' ? current['modifiedBy'] : undefined;
  const when = formatDateTime(current['modifiedAt'] as string | undefined);
  const formatSide = ({ field }: FieldConflict, value: FieldConflict['mine']): string =>
    formatValue(field, value instanceof File ? value.name : value, translate) ||
    t('common.nothing');

  return (
    <ConfirmDialog
      title={t('form.conflict.title', { name: definition.nameOf(current) })}
      description={who ? t('form.conflict.text', { who, when }) : t('form.conflict.text_anonymous')}
      confirmLabel={t('form.conflict.save')}
      cancelLabel={t('form.conflict.back')}
      onConfirm={() =>
        onChoose(
          Object.fromEntries(
            differences.map(one => [one.field.source, one[sides[one.field.source] ?? 'mine']]),
          ),
        )
      }
      onClose={onClose}
    >
      {differences.map(difference => {
        const { field, mine, theirs } = difference;
        return (
          <FormControl key={field.source} component="fieldset" sx={{ display: 'flex', mb: 2 }}>
            <FormLabel component="legend">{names.label(field)}</FormLabel>
            <RadioGroup
              value={sides[field.source]}
              onChange={(_, side) => setSides({ ...sides, [field.source]: side as Side })}
            >
              <FormControlLabel
                value="mine"
                control={<Radio size="small" />}
                label={t('form.conflict.mine', { value: formatSide(difference, mine) })}
              />
              <FormControlLabel
                value="theirs"
                control={<Radio size="small" />}
                label={t(who ? 'form.conflict.theirs' : 'form.conflict.theirs_anonymous', {
                  who: who ?? '',
                  value: formatSide(difference, theirs),
                })}
              />
            </RadioGroup>
          </FormControl>
        );
      })}
    </ConfirmDialog>
  );
};
