import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { UnsavedChangesDialog } from '#src/kit/form/draft/UnsavedChangesDialog.tsx';
import { Card } from '#src/kit/page/ListBox.tsx';
import { savedCount, rejectedCount } from '../importDisplay.ts';
import { RejectedDownload } from '../RejectedDownload.tsx';
import { useCountsFormatter } from '../useCountsFormatter.ts';
import { ChangedPeople } from './ChangedPeople.tsx';
import type { SaveMode, ImportSaving } from './useSaveImport.ts';

/** Save panel: what would be saved, what is left out, the save mode and the save button. */
export const SavePanel = ({
  importRecord,
  saving,
  settle,
}: {
  importRecord: Import;
  saving: ImportSaving;
  /** Saves unsaved input of rows; resolves to whether nothing is left unsaved. */
  settle: () => Promise<boolean>;
}) => {
  const t = useMessages();
  const counts = useCountsFormatter();
  const [chosenMode, setChosenMode] = useState<SaveMode>('yangBisa');
  const [isAsking, setIsAsking] = useState(false);
  const savable = savedCount(importRecord);
  const rejected = rejectedCount(importRecord);
  const mode = rejected > 0 ? 'yangBisa' : chosenMode;
  const notSaved = rejected + importRecord.jumlah.dilewati;
  const { tersembunyi } = importRecord;
  const isHiddenAsked = tersembunyi.jumlah > 0 && tersembunyi.pilihan === null;
  return (
    <>
      <Card labelledBy="import-save" sx={stack}>
        <Typography id="import-save" variant="h2">
          {t('resources.import.save.title')}
        </Typography>
        <Typography>
          {savable > 0
            ? t('resources.import.save.savable', {
                smart_count: savable,
                counts: counts(importRecord, ['baru', 'berubah', 'tidakValid']),
              })
            : t('resources.import.save.none')}
        </Typography>
        {notSaved > 0 ? (
          <Alert severity="warning" role="note">
            {t('resources.import.save.not_saved', {
              smart_count: notSaved,
              counts: counts(importRecord, ['ditolak', 'ganda', 'dilewati']),
            })}
          </Alert>
        ) : null}
        {isHiddenAsked ? (
          <Alert severity="warning" role="note">
            {t('resources.import.hidden.first', { smart_count: tersembunyi.jumlah })}
          </Alert>
        ) : null}
        <ChangedPeople importRecord={importRecord} />
        <RejectedDownload key={String(rejected > 0)} importRecord={importRecord} />
        <FormControl>
          <FormLabel id="import-mode">{t('resources.import.save.mode')}</FormLabel>
          <RadioGroup
            aria-labelledby="import-mode"
            value={mode}
            onChange={(_, value) => setChosenMode(value === 'semua' ? 'semua' : 'yangBisa')}
          >
            <SaveModeOption
              value="yangBisa"
              label={t('resources.import.save.partial')}
              text={t('resources.import.save.partial_text')}
            />
            <SaveModeOption
              value="semua"
              disabled={rejected > 0}
              label={t('resources.import.save.all_or_nothing')}
              text={
                rejected > 0
                  ? t('resources.import.save.all_or_nothing_disabled', { smart_count: rejected })
                  : t('resources.import.save.all_or_nothing_text')
              }
            />
          </RadioGroup>
        </FormControl>
      </Card>
      {isAsking ? (
        <UnsavedChangesDialog
          isSamePage
          onLeave={() => {
            setIsAsking(false);
            void saving.start(mode);
          }}
          onStay={() => setIsAsking(false)}
        />
      ) : null}
      <Box data-at-foot sx={bar}>
        <Button
          variant="contained"
          disabled={savable === 0 || isHiddenAsked}
          onClick={() => {
            void settle().then(isSaved => {
              if (isSaved) void saving.start(mode);
              else setIsAsking(true);
            });
          }}
        >
          {savable === 0
            ? t('resources.import.save.nothing')
            : t('resources.import.save.action', { smart_count: savable })}
        </Button>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: { xs: 'none', sm: 'block' } }}
        >
          {counts(importRecord, ['baru', 'berubah', 'tidakValid', 'ditolak', 'ganda'])}
        </Typography>
      </Box>
    </>
  );
};

interface SaveModeOptionProps {
  value: SaveMode;
  label: string;
  text: string;
  disabled?: boolean;
}

const SaveModeOption = ({ value, label, text, disabled }: SaveModeOptionProps) => (
  <FormControlLabel
    value={value}
    disabled={disabled}
    control={<Radio />}
    sx={{ alignItems: 'flex-start', my: 0.5, '& .MuiFormControlLabel-label': { py: 1 } }}
    label={
      <>
        {label}
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {text}
        </Typography>
      </>
    }
  />
);

const stack = { display: 'grid', gap: 2, mt: 3 };

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 1,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
};
