import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { batchNumberKey } from '#contract/core/values/vaccine.ts';
import { isOtherType, type BatchChoice } from '#contract/domains/vaksinasi/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { Unbroken } from '#src/kit/fields/Unbroken.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { bottomSheet, touchTarget, touchTargetFields } from '../styles.ts';
import { choiceOf } from './vaccineChoice.ts';
import type { VaccineDialogProps } from './VaccineDialog.tsx';

interface BatchSearchDialogProps extends VaccineDialogProps {
  /** Opens the form for a batch that is not in the list. */
  onOther: (number: string) => void;
}

/**
 * Dialog that searches the batches of the register. A scanner types a number and Enter, which
 * chooses the batch with exactly that number, or the only match.
 */
export const BatchSearchDialog = ({
  title,
  choices,
  current,
  vaccinationType,
  onChoose,
  onClose,
  onOther,
}: BatchSearchDialogProps) => {
  const t = useMessages();
  const [text, setText] = useState('');
  const search = text.trim().toLowerCase();
  const company = choices.perusahaan;
  const matches = choices.batch.filter(({ nomor, namaProduk }) =>
    `${nomor} ${namaProduk}`.toLowerCase().includes(search),
  );
  const enter = (): void => {
    if (search === '') return;
    const exact = choices.batch.filter(
      ({ nomor }) => batchNumberKey(nomor) === batchNumberKey(search),
    );
    const candidates = exact.length > 0 ? exact : matches;
    const [only] = candidates;
    if (only && candidates.length === 1) onChoose(choiceOf(only));
    else if (candidates.length === 0) onOther(text.trim());
  };
  const details = ({ namaProduk, kedaluwarsa, ...one }: BatchChoice): string =>
    [
      namaProduk,
      t('resources.vaksinasi.vaccine.until', { until: formatDate(kedaluwarsa) }),
      ...(one.stok === null
        ? []
        : [
            one.stok > 0
              ? t('resources.vaksinasi.vaccine.left', { count: formatNumber(one.stok) })
              : t('resources.vaksinasi.vaccine.none_left'),
          ]),
      ...(vaccinationType !== undefined && isOtherType(one.tipe, vaccinationType)
        ? [t(`resources.vaksinasi.vaccine.not_for.${vaccinationType}`)]
        : []),
      ...(one.pernahDipakai ? [t('resources.vaksinasi.vaccine.used_here')] : []),
      ...(one.peringatan === null ? [] : [one.peringatan]),
    ].join(' · ');
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={undefined}
      onConfirm={enter}
      onClose={onClose}
      maxWidth="sm"
      sx={bottomSheet}
    >
      <TextField
        type="search"
        autoFocus
        label={t('resources.vaksinasi.vaccine.search')}
        helperText={t('resources.vaksinasi.vaccine.search_help')}
        value={text}
        onChange={event => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 60, autoComplete: 'off', enterKeyHint: 'done' } }}
        sx={touchTargetFields}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {matches.length > 0
          ? t('resources.vaksinasi.vaccine.count', { smart_count: matches.length })
          : search !== ''
            ? t('resources.vaksinasi.vaccine.no_match')
            : company === null
              ? t('resources.vaksinasi.vaccine.empty')
              : t('resources.vaksinasi.vaccine.empty_for', { company })}
      </Typography>
      {matches.some(({ stok }) => stok !== null) ? (
        <Typography variant="body2" color="textSecondary">
          {company === null
            ? t('resources.vaksinasi.vaccine.counts_all')
            : t('resources.vaksinasi.vaccine.counts_company', { company })}
        </Typography>
      ) : null}
      <List aria-label={t('resources.vaksinasi.vaccine.list')} disablePadding>
        {matches.map(one => (
          <li key={one.id}>
            <ListItemButton
              divider
              selected={one.id === current?.idBatch}
              aria-current={one.id === current?.idBatch}
              onClick={() => onChoose(choiceOf(one))}
              sx={touchTarget}
            >
              <ListItemText primary={one.nomor} secondary={<Unbroken>{details(one)}</Unbroken>} />
            </ListItemButton>
          </li>
        ))}
      </List>
      <Button onClick={() => onOther(text.trim())} sx={{ ...touchTarget, mt: 1 }}>
        {t('resources.vaksinasi.vaccine.other')}
      </Button>
    </ConfirmDialog>
  );
};
