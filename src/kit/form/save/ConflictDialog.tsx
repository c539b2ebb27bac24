import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '../../command/ConfirmDialog.tsx';
import { formatValue } from '../../fields/formatValue.ts';
import { formatDateTime } from '../../format/date.ts';
import type { AnyRecord } from '../../resource/definition.ts';
import { useResourceMessages } from '../../resource/useResourceMessages.ts';
import { useResourceForm } from '../ResourceFormContext.ts';
import type { FieldConflict, FormValues, MergedForm } from '../formValues.ts';

type Side = 'mine' | 'theirs';

interface ConflictDialogProps {
  /** The record as another user, or another window of this user, saved it. */
  current: AnyRecord;
  merge: MergedForm;
  /** Receives the chosen value of each conflicting field. */
  onChoose: (chosen: FormValues) => void;
  onClose: () => void;
}

/**
 * Resolves an optimistic-lock conflict: for each field that both changed, the user keeps their own
 * value or the saved one. Fields that only one of them changed are joined without a question.
 */
export const ConflictDialog = ({ current, merge, onChoose, onClose }: ConflictDialogProps) => {
  const t = useMessages();
  const translate = useTranslate();
  const { definition } = useResourceForm();
  const names = useResourceMessages(definition);
  const { fullName } = useRequiredSession();
  const { conflicts, adopted } = merge;
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ field }: FieldConflict): Side => sides[field.source] ?? 'mine';
  const who = typeof current['modifiedBy'] === 'string' ? current['modifiedBy'] : '';
  // Stamps hold a name; an account of the same name is taken for the user's own.
  const author = who === '' ? '_anonymous' : who === fullName ? '_own' : '';
  const when = formatDateTime(current['modifiedAt'] as string | undefined);
  const formatSide = ({ field }: FieldConflict, value: FieldConflict['mine']): string =>
    formatValue(field, value instanceof File ? value.name : value, translate) ||
    t('common.nothing');

  return (
    <ConfirmDialog
      title={t(author === '_own' ? 'form.conflict.title_own' : 'form.conflict.title', {
        name: definition.nameOf(current),
      })}
      description={[
        t(`form.conflict.text${author}`, { who, when }),
        ...(conflicts.length > 0 ? [t('form.conflict.choose')] : []),
        ...(adopted.length > 0
          ? [t('form.conflict.adopted', { names: adopted.map(names.label).join(', ') })]
          : []),
      ].join(' ')}
      confirmLabel={t(conflicts.length > 0 ? 'form.conflict.save' : 'form.conflict.save_merged')}
      cancelLabel={t('form.conflict.back')}
      onConfirm={() =>
        onChoose(Object.fromEntries(conflicts.map(one => [one.field.source, one[sideOf(one)]])))
      }
      onClose={onClose}
    >
      {conflicts.map(difference => {
        const { field, mine, theirs } = difference;
        return (
          <FormControl key={field.source} component="fieldset" sx={{ display: 'flex', mb: 2 }}>
            <FormLabel component="legend">{names.label(field)}</FormLabel>
            <RadioGroup
              value={sideOf(difference)}
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
                label={t(`form.conflict.theirs${author}`, {
                  who,
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
