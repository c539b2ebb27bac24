import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import {
  permintaanDataCalls,
  searchPesertaInput,
  type PermintaanDataDetail,
  type RequestedPeserta,
} from '#contract/domains/permintaan-data/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { ListBox, ListRow } from '#src/kit/page/ListBox.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { PersonFacts } from './PersonFacts.tsx';

interface DialogProps {
  record: PermintaanDataDetail;
  onClose: () => void;
}

const fields = {
  nik: { help: 'resources.permintaanData.search.nik' },
  nama: {},
  tanggalLahir: {},
} as const;

/** Searches the registrations of a request, by the number of the request or another one, then asks which are meant. */
export const SearchDialog = ({ record, onClose }: DialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [found, setFound] = useState<readonly RequestedPeserta[]>();
  if (found) return <ChooseDialog record={record} found={found} onClose={onClose} />;
  return (
    <CommandDialog
      title={t('resources.permintaanData.search.title')}
      description={t(
        record.nik === null
          ? 'resources.permintaanData.search.text'
          : 'resources.permintaanData.search.text_nik',
      )}
      confirmLabel={t('resources.permintaanData.search.confirm')}
      resource="permintaanData"
      schema={searchPesertaInput}
      fields={fields}
      initialValues={
        record.nik === null ? { nama: record.nama, tanggalLahir: record.tanggalLahir } : {}
      }
      run={body => call(permintaanDataCalls.search, { params: { id: record.id }, body })}
      onSuccess={({ data }) => setFound(data)}
      onClose={onClose}
    />
  );
};

/** Sets which of the found registrations a request is about, beside those that are set already. */
const ChooseDialog = ({
  record,
  found,
  onClose,
}: DialogProps & { found: readonly RequestedPeserta[] }) => {
  const t = useMessages();
  const { call } = useApi();
  const all = [
    ...record.peserta,
    ...found.filter(({ id }) => record.peserta.every(one => one.id !== id)),
  ];
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(record.peserta.map(({ id }) => id)),
  );
  const command = useCommand({
    run: () =>
      call(permintaanDataCalls.link, {
        params: { id: record.id },
        body: { idPeserta: [...chosen], version: record.version },
      }),
    invalidates: ['permintaanData'],
    success: () => t('resources.permintaanData.search.done'),
    onSuccess: onClose,
  });
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <ConfirmDialog
      title={t('resources.permintaanData.search.choose')}
      description={
        found.length === 0
          ? t('resources.permintaanData.search.none')
          : t('resources.permintaanData.search.choose_text')
      }
      confirmLabel={t('resources.permintaanData.search.save')}
      command={command}
      onConfirm={() => void command.run()}
      onClose={onClose}
    >
      <Box sx={{ mt: 1 }}>
        {all.length === 0 ? null : (
          <ListBox label={t('resources.permintaanData.section.peserta')}>
            {all.map(one => (
              <ListRow key={one.id}>
                <FormControlLabel
                  control={
                    <Checkbox checked={chosen.has(one.id)} onChange={() => toggle(one.id)} />
                  }
                  label={one.nama}
                />
                <PersonFacts person={one} />
              </ListRow>
            ))}
          </ListBox>
        )}
      </Box>
    </ConfirmDialog>
  );
};
