import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import type { CallInput } from '#contract/core/endpoint.ts';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { findColumn, columnLabel } from '../importDisplay.ts';
import { runSerially } from '../runSerially.ts';
import { useImportCache } from '../useImport.ts';
import { CellInput } from './rows/CellInput.tsx';
import type { IssueGroup } from './IssueGroups.tsx';

type FixField = CallInput<typeof importCalls.fixRows>['body']['field'];

interface IssueGroupFixProps {
  importRecord: Import;
  group: IssueGroup;
  /** Called when the rows are corrected. */
  onClose: () => void;
  onCancel: () => void;
}

/** Sets one value in all rows of an issue group. Consent (E15) needs an explicit declaration. */
export const IssueGroupFix = ({ importRecord, group, onClose, onCancel }: IssueGroupFixProps) => {
  const t = useMessages();
  const { call } = useApi();
  const cache = useImportCache(importRecord.id);
  const [value, setValue] = useState('');
  const column = findColumn(group.field);
  const fixAll = useCommand({
    run: async ({ field, menjadi }: { field: FixField; menjadi: string }) => {
      const { kode, nilai } = group;
      const body = { kode, field, menjadi, ...(nilai === null ? {} : { dari: nilai }) };
      const params = { id: importRecord.id };
      const { impor: updated, diperbaiki } = await runSerially(importRecord.id, () =>
        call(importCalls.fixRows, { params, body }),
      );
      cache.setImport(updated);
      cache.invalidateCounts();
      void cache.invalidateRows();
      return diperbaiki;
    },
    success: count => ({
      text: t(
        count > 0 ? 'resources.import.issueGroups.done' : 'resources.import.issueGroups.nothing',
        { smart_count: count },
      ),
      type: count > 0 ? 'success' : 'warning',
    }),
    onSuccess: onClose,
    onError: ({ message }) => ({ _: message }),
  });
  if (!column || column.field === 'no') return null;
  const { field } = column;

  if (group.kode === 'E15') {
    const people = { smart_count: group.jumlah };
    return (
      <ConfirmDialog
        title={t('resources.import.consent.title', people)}
        description={t('resources.import.consent.text', people)}
        confirmLabel={t('resources.import.consent.confirm', people)}
        command={fixAll}
        onConfirm={() => fixAll.run({ field, menjadi: 'Y' })}
        onClose={onCancel}
      />
    );
  }

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const menjadi = value.trim();
    if (menjadi === '') fixAll.setErrors({ _: t('resources.import.issueGroups.fill') });
    else void fixAll.run({ field, menjadi });
  };

  return (
    <Box component="form" onSubmit={submit} sx={form}>
      <CellInput
        id={`ganti-${group.kode}-${field}-${group.nilai ?? ''}`}
        column={column}
        label={t('resources.import.issueGroups.change_to', { field: columnLabel(column) })}
        value={value}
        onChange={setValue}
      />
      <Button type="submit" variant="contained" loading={fixAll.isRunning}>
        {t('resources.import.issueGroups.change', { smart_count: group.jumlah })}
      </Button>
      {fixAll.errors['_'] === undefined ? null : (
        <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
          {fixAll.errors['_']}
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
