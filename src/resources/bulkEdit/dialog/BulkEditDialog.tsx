import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  bulkEditCalls,
  type BulkChange,
  type BulkEdit,
  type BulkField,
} from '#contract/domains/bulk-edit/index.ts';
import { organizationRuleOf } from '#contract/policy.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { formatNumber } from '#src/kit/format/number.ts';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { BulkFields } from './BulkFields.tsx';
import { BulkPreviewPanel } from './BulkPreviewPanel.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import type { BulkSelection } from './bulkSelection.ts';
import { changedResources } from '../paths.ts';
import { toChange, useBulkForm } from './useBulkForm.ts';
import { useBulkOutcome } from './useBulkOutcome.ts';

export interface BulkEditDialogProps {
  /** Ids of the selected participants; empty when none is selected. */
  selectedIds: readonly number[];
  /** The selection of all that the list shows, and their number. */
  all: BulkSelection;
  total: number;
  onClose: () => void;
}

/**
 * Sets the facility, the planned day or another field of the selected participants, or of all that the list
 * shows. What would happen is shown while it is entered.
 */
export const BulkEditDialog = ({ selectedIds, all, total, onClose }: BulkEditDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { role } = useRequiredSession();
  const form = useBulkForm();
  const outcome = useBulkOutcome();
  const [isForAll, setIsForAll] = useState(selectedIds.length === 0);
  const [running, setRunning] = useState<BulkEdit>();
  const change = toChange(form.texts);
  const pilihan: BulkSelection = isForAll ? all : { ids: [...selectedIds] };
  // Read when typing pauses; the confirm button waits for the preview of what is entered.
  const entered = change === undefined ? '' : JSON.stringify(change);
  const previewed = useDebouncedText(entered);
  const perubahan: BulkChange = previewed === '' ? {} : (JSON.parse(previewed) as BulkChange);
  const preview = useCall(
    'peserta',
    bulkEditCalls.preview,
    { body: { pilihan, perubahan } },
    { enabled: previewed !== '', keepsPrevious: true },
  );
  const isCurrent = entered !== '' && entered === previewed && !preview.isFetching;
  const count = isCurrent && preview.data ? preview.data.diubah : 0;
  const start = useCommand({
    run: () => call(bulkEditCalls.start, { body: { pilihan, perubahan } }),
    invalidates: changedResources,
    onSuccess: edit => {
      if (edit.status === 'BERJALAN') {
        setRunning(edit);
        return;
      }
      outcome(edit);
      onClose();
    },
  });
  // Facility accounts move no participant.
  const isFacility = organizationRuleOf(role).kind === 'faskes';
  const first: BulkField[] = isFacility ? ['rencanaTanggal'] : ['idFaskes', 'rencanaTanggal'];
  if (running) {
    return (
      <BulkProgress
        started={running}
        onDone={edit => {
          outcome(edit);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={t('resources.bulkEdit.title')}
      maxWidth="md"
      confirmLabel={count > 0 ? t('resources.bulkEdit.confirm', { smart_count: count }) : undefined}
      command={start}
      isDirty={Object.keys(form.texts).length > 0}
      onConfirm={() => start.run()}
      onClose={onClose}
    >
      <Box
        sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, pt: 1 }}
      >
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Who
            selected={selectedIds.length}
            total={total}
            isForAll={isForAll}
            onChange={setIsForAll}
          />
          <BulkFields form={form} fields={first} errors={start.errors} />
          <details>
            <Typography component="summary" sx={{ cursor: 'pointer', py: 1 }}>
              {t('resources.bulkEdit.more')}
            </Typography>
            <BulkFields form={form} fields={['kategori', 'nip']} errors={start.errors} />
          </details>
        </Box>
        <BulkPreviewPanel
          preview={previewed === '' ? undefined : preview.data}
          isReading={entered !== '' && !isCurrent && preview.error === null}
          error={previewed === '' ? undefined : preview.error?.message}
        />
      </Box>
    </ConfirmDialog>
  );
};

interface WhoProps {
  selected: number;
  total: number;
  isForAll: boolean;
  onChange: (isForAll: boolean) => void;
}

/** Whether the selected participants are changed, or all of the list. */
const Who = ({ selected, total, isForAll, onChange }: WhoProps) => {
  const t = useMessages();
  const all = t('resources.bulkEdit.who.all', { smart_count: formatNumber(total) });
  if (selected === 0) return <Typography>{all}</Typography>;
  return (
    <FormControl>
      <FormLabel id="bulk-who">{t('resources.bulkEdit.who.label')}</FormLabel>
      <RadioGroup
        aria-labelledby="bulk-who"
        value={isForAll ? 'all' : 'selected'}
        onChange={(_, value) => onChange(value === 'all')}
      >
        <FormControlLabel
          value="selected"
          control={<Radio size="small" />}
          label={t('resources.bulkEdit.who.selected', { smart_count: formatNumber(selected) })}
        />
        {total > selected ? (
          <FormControlLabel value="all" control={<Radio size="small" />} label={all} />
        ) : null}
      </RadioGroup>
    </FormControl>
  );
};
