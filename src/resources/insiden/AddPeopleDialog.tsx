import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { insidenCalls, maxAffectedAtOnce, type Insiden } from '#contract/domains/insiden/index.ts';
import { pesertaCalls } from '#contract/domains/peserta/calls.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { ConfirmDialog } from '#src/kit/command/ConfirmDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useDebouncedText } from '#src/kit/input/useDebouncedText.ts';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

interface DialogProps {
  record: Insiden;
  onClose: () => void;
}

/** Participants that a search shows. */
const shownPeople = 10;

/** Adds participants by hand, found by their name. */
export const AddPeopleDialog = ({ record, onClose }: DialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const q = useDebouncedText(typed).trim();
  const { data, error, refetch } = useCall(
    'peserta',
    pesertaCalls.list,
    { query: { pageSize: shownPeople, sortBy: 'nama', ...(q ? { q } : {}) } },
    { keepsPrevious: true },
  );
  const command = useCommand({
    run: () =>
      call(insidenCalls.changeAffected, {
        params: { id: record.id },
        body: { tambahPeserta: [...chosen] },
      }),
    invalidates: ['insiden'],
    success: () => t('resources.insiden.add.done', { smart_count: chosen.size }),
    onSuccess: onClose,
  });
  const toggle = (id: number): void => {
    const next = new Set(chosen);
    if (!next.delete(id) && next.size < maxAffectedAtOnce) next.add(id);
    setChosen(next);
  };
  return (
    <ConfirmDialog
      title={t('resources.insiden.add.title')}
      description={t('resources.insiden.add.text')}
      confirmLabel={t('resources.insiden.add.confirm', { smart_count: chosen.size })}
      command={command}
      isDirty={chosen.size > 0}
      onConfirm={() => {
        if (chosen.size === 0) onClose();
        else void command.run();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, mt: 1 }}>
        <TextField
          label={t('resources.insiden.add.search')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <RelatedList
          query={{ data: data?.data, error, refetch }}
          empty={t('resources.insiden.add.none')}
          label={t('resources.insiden.section.people')}
        >
          {({ id, nama, nik, namaBHBU }) => (
            <ListRow>
              <FormControlLabel
                control={<Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} />}
                label={nama}
              />
              <Detail>
                {[...(nik === null ? [] : [nik]), ...(namaBHBU === null ? [] : [namaBHBU])].join(
                  ' · ',
                )}
              </Detail>
            </ListRow>
          )}
        </RelatedList>
      </Box>
    </ConfirmDialog>
  );
};
