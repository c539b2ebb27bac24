import { useState } from 'react';
import {
  insidenCalls,
  readWindowInput,
  type Insiden,
  type ReadWindowResult,
} from '#contract/domains/insiden/index.ts';
import type { z } from '#contract/core/zod.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { Detail, ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';

interface DialogProps {
  record: Insiden;
  onClose: () => void;
}

type ReadWindow = z.output<typeof readWindowInput>;

const fields = {
  idPengguna: { help: 'resources.insiden.find.account' },
  dariHari: {},
  dariJam: {},
  sampaiHari: {},
  sampaiJam: {},
} as const;

/** Finds whose data an account read or exported in a time, then asks whether they are affected. */
export const FindReadsDialog = ({ record, onClose }: DialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [asked, setAsked] = useState<ReadWindow>();
  const [found, setFound] = useState<ReadWindowResult>();
  if (asked && found)
    return <ConfirmPeople record={record} window={asked} found={found} onClose={onClose} />;
  return (
    <CommandDialog
      title={t('resources.insiden.find.title')}
      description={t('resources.insiden.find.text')}
      confirmLabel={t('resources.insiden.find.confirm')}
      resource="insiden"
      schema={readWindowInput}
      fields={fields}
      run={body => {
        setAsked(body);
        return call(insidenCalls.findReads, { params: { id: record.id }, body });
      }}
      onSuccess={setFound}
      onClose={onClose}
    />
  );
};

interface ConfirmProps extends DialogProps {
  window: ReadWindow;
  found: ReadWindowResult;
}

/** Shows whom an account read, and records all of them as affected. */
const ConfirmPeople = ({ record, window, found, onClose }: ConfirmProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { jumlah, diBerkas, pembacaan, sudahTercatat, contoh } = found;
  const command = useCommand({
    run: () => call(insidenCalls.addReads, { params: { id: record.id }, body: window }),
    invalidates: ['insiden'],
    success: () => t('resources.insiden.find.done', { smart_count: jumlah - sudahTercatat }),
    onSuccess: onClose,
  });
  if (jumlah === 0)
    return (
      <ConfirmDialog
        title={t('resources.insiden.find.title')}
        description={t('resources.insiden.find.none')}
        confirmLabel={t('resources.insiden.find.back')}
        command={{ isRunning: false, errors: {} }}
        onConfirm={onClose}
        onClose={onClose}
      />
    );
  return (
    <ConfirmDialog
      title={t('resources.insiden.find.found', { smart_count: jumlah })}
      description={t('resources.insiden.find.found_text', {
        reads: pembacaan,
        files: diBerkas,
        known: sudahTercatat,
      })}
      confirmLabel={t('resources.insiden.find.add')}
      command={command}
      onConfirm={() => void command.run()}
      onClose={onClose}
    >
      <ListBox label={t('resources.insiden.section.people')} sx={{ mt: 1 }}>
        {contoh.map(({ id, nama, namaBHBU }) => (
          <ListRow key={id}>
            {nama}
            <Detail>{namaBHBU ?? t('resources.insiden.people.no_company')}</Detail>
          </ListRow>
        ))}
      </ListBox>
      {jumlah > contoh.length ? (
        <Detail>{t('resources.insiden.find.more', { smart_count: jumlah - contoh.length })}</Detail>
      ) : null}
    </ConfirmDialog>
  );
};
