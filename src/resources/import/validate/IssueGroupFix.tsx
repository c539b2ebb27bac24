import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { importCalls, type Import } from '#contract/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { findColumn, columnLabel } from '../importDisplay.ts';
import { runSerially } from '../runSerially.ts';
import { useImportCache } from '../useImport.ts';
import { CellInput } from './rows/CellInput.tsx';
import type { IssueGroup } from './IssueGroups.tsx';

interface IssueGroupFixProps {
  importRecord: Import;
  group: IssueGroup;
  onClose: () => void;
}

/** Sets one value in all rows of an issue group. Consent (E15) needs an explicit declaration. */
export const IssueGroupFix = ({ importRecord, group, onClose }: IssueGroupFixProps) => {
  const t = useMessages();
  const notify = useNotify();
  const { call } = useApi();
  const cache = useImportCache(importRecord.id);
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const column = findColumn(group.field);
  if (!column || column.field === 'no') return null;
  const { field } = column;

  const fixAll = async (menjadi: string) => {
    const { kode, nilai } = group;
    const body = { kode, field, menjadi, ...(nilai === null ? {} : { dari: nilai }) };
    const params = { id: importRecord.id };
    const { impor: updated, diperbaiki } = await runSerially(importRecord.id, () =>
      call(importCalls.fixRows, { params, body }),
    );
    cache.setImport(updated);
    cache.invalidateCounts();
    void cache.invalidateRows();
    notify(
      diperbaiki > 0 ? 'resources.import.issueGroups.done' : 'resources.import.issueGroups.nothing',
      {
        type: diperbaiki > 0 ? 'success' : 'warning',
        messageArgs: { smart_count: diperbaiki },
      },
    );
  };

  if (group.kode === 'E15') {
    const people = { smart_count: group.jumlah };
    return (
      <ConfirmDialog
        title={t('resources.import.consent.title', people)}
        text={t('resources.import.consent.text', people)}
        confirmLabel={t('resources.import.consent.confirm', people)}
        run={() => fixAll('Y')}
        onClose={onClose}
      />
    );
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (value.trim() === '') {
      setErrorText(t('resources.import.issueGroups.fill'));
      return;
    }
    setBusy(true);
    setErrorText(undefined);
    try {
      await fixAll(value.trim());
      onClose();
    } catch (error) {
      setErrorText(error instanceof Error ? error.message : t('form.errors.system'));
      setBusy(false);
    }
  };

  return (
    <Box component="form" onSubmit={event => void submit(event)} sx={form}>
      <CellInput
        id={`ganti-${group.kode}-${field}`}
        column={column}
        label={t('resources.import.issueGroups.change_to', { field: columnLabel(column) })}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" variant="contained" loading={busy}>
        {t('resources.import.issueGroups.change', { smart_count: group.jumlah })}
      </Button>
      {errorText === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {errorText}
        </Alert>
      )}
    </Box>
  );
};

const form = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 360px) auto' },
  justifyContent: 'start',
  alignItems: 'end',
  gap: 1.5,
};
