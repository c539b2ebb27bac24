import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { fakturCalls } from '#contract/domains/faktur/calls.ts';
import { fakturExportInput } from '#contract/domains/faktur/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

type Failures = { readonly id: number; readonly referensi: string; readonly alasan: string }[];

/** Failures that are listed by name; the rest are counted. */
const maxListed = 20;

const schema = fakturExportInput.pick({ terlambat: true });

/** Puts all tax invoices that are ready into files, and lists those that cannot be exported yet. */
export const ExportAllButton = () => {
  const t = useMessages();
  const { call } = useApi();
  const [isOpen, setIsOpen] = useState(false);
  const [failures, setFailures] = useState<Failures>([]);
  const { data: ready = 0 } = useCall(
    'faktur',
    fakturCalls.list,
    { query: { tahap: 'SIAP', pageSize: 1 } },
    { select: ({ totalRecords }) => totalRecords },
  );
  return (
    <>
      {ready > 0 ? (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setIsOpen(true)}>
          {t('resources.faktur.all.button', { smart_count: ready })}
        </Button>
      ) : null}
      {failures.length > 0 ? (
        <Alert severity="warning" onClose={() => setFailures([])}>
          {t('resources.faktur.all.failed', { smart_count: failures.length })}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {failures.slice(0, maxListed).map(({ id, referensi, alasan }) => (
              <li key={id}>
                {t('resources.faktur.all.reason', { name: referensi, reason: alasan })}
              </li>
            ))}
          </Box>
        </Alert>
      ) : null}
      {isOpen ? (
        <CommandDialog
          title={t('resources.faktur.all.title')}
          lead={t('resources.faktur.all.text')}
          confirmLabel={t('resources.faktur.all.confirm')}
          maxWidth="xs"
          resource="faktur"
          schema={schema}
          fields={{ terlambat: { kind: 'boolean', label: 'resources.faktur.action.file.late' } }}
          run={body => call(fakturCalls.export, { body })}
          invalidates={['faktur']}
          success={({ berkas }) => t('resources.faktur.all.done', { smart_count: berkas.length })}
          onSuccess={({ gagal }) => {
            setFailures(gagal);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  );
};
