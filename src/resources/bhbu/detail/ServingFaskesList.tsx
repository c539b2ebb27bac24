import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { bhbuCalls } from '#contract/domains/bhbu/calls.ts';
import type { Bhbu, ServingFaskes } from '#contract/domains/bhbu/record.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDate } from '#src/kit/format/date.ts';
import { LookupAutocomplete } from '#src/kit/input/LookupAutocomplete.tsx';
import { Detail, ListRow } from '#src/kit/page/ListBox.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { useCall } from '#src/providers/data/useCall.ts';

/** Lists the facilities that serve a company, with buttons to assign and unassign. */
export const ServingFaskesList = ({ record }: { record: Bhbu }) => {
  const t = useMessages();
  const canAssign = usePermission()('bhbu.assign');
  const [faskesToUnassign, setFaskesToUnassign] = useState<ServingFaskes>();
  const query = useCall('bhbu', bhbuCalls.facilities, { params: { id: record.id } });
  return (
    <>
      <RelatedList query={query} empty={t('resources.bhbu.facility.none')}>
        {one => (
          <ListRow
            end={
              canAssign ? (
                <Button
                  size="small"
                  color="error"
                  aria-label={t('resources.bhbu.facility.remove_of', { name: one.name })}
                  onClick={() => setFaskesToUnassign(one)}
                >
                  {t('resources.bhbu.facility.remove')}
                </Button>
              ) : null
            }
          >
            <strong>{one.name}</strong>{' '}
            {one.isActive ? null : (
              <StateChip meaning="neutral" label={t('resources.bhbu.facility.inactive')} />
            )}
            <Detail>
              {[
                one.kodePcare === null
                  ? t('resources.bhbu.facility.no_code')
                  : t('resources.bhbu.facility.code', { code: one.kodePcare }),
                one.namaKabKota,
              ]
                .filter(Boolean)
                .join(' · ')}
            </Detail>
            <Detail>
              {t('resources.bhbu.facility.people', { smart_count: one.jumlahPeserta })}
              {' · '}
              {t('resources.bhbu.facility.since', { when: formatDate(one.sejak) })}
            </Detail>
          </ListRow>
        )}
      </RelatedList>
      {canAssign && query.data ? <AssignFaskesForm record={record} serving={query.data} /> : null}
      {faskesToUnassign ? (
        <UnassignFaskesDialog
          record={record}
          faskes={faskesToUnassign}
          onClose={() => setFaskesToUnassign(undefined)}
        />
      ) : null}
    </>
  );
};

interface AssignFaskesFormProps {
  record: Bhbu;
  serving: readonly ServingFaskes[];
}

/** Form that assigns one more facility to a company. */
const AssignFaskesForm = ({ record, serving }: AssignFaskesFormProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [chosen, setChosen] = useState('');
  const idFaskes = Number(chosen);
  const params = { id: record.id };
  const assign = useCommand({
    run: () => call(bhbuCalls.assign, { params, body: { idFaskes } }),
    invalidates: ['bhbu'],
    success: servingFaskes =>
      t('resources.bhbu.facility.assigned', {
        name: servingFaskes.find(({ id }) => id === idFaskes)?.name ?? '',
      }),
    undo: () => ({ run: () => call(bhbuCalls.unassign, { params: { ...params, idFaskes } }) }),
    onSuccess: () => setChosen(''),
  });
  const submit = (): void => {
    if (chosen !== '' && !serving.some(({ id }) => id === idFaskes)) {
      void assign.run();
      return;
    }
    const key = chosen === '' ? 'pick' : 'already';
    assign.setErrors({ idFaskes: t(`resources.bhbu.facility.${key}`) });
  };
  const errorText = assign.errors['idFaskes'] ?? assign.errors['_'];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1, mt: 1.5 }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <LookupAutocomplete
          lookup="faskes"
          label={t('resources.bhbu.facility.label')}
          value={chosen}
          onChange={setChosen}
          error={errorText !== undefined}
          help={errorText}
        />
      </Box>
      <Button variant="outlined" loading={assign.isRunning} onClick={submit}>
        {t('resources.bhbu.facility.add')}
      </Button>
    </Box>
  );
};

interface UnassignFaskesDialogProps {
  record: Bhbu;
  faskes: ServingFaskes;
  onClose: () => void;
}

/**
 * Confirms that a facility stops serving a company and shows how many participants are planned
 * there.
 */
const UnassignFaskesDialog = ({ record, faskes, onClose }: UnassignFaskesDialogProps) => {
  const t = useMessages();
  const { call } = useApi();
  const { id: idFaskes, name, jumlahPeserta } = faskes;
  const params = { id: record.id };
  return (
    <CommandDialog
      title={t('resources.bhbu.facility.question', { name })}
      description={
        jumlahPeserta > 0
          ? t('resources.bhbu.facility.text_people', { smart_count: jumlahPeserta })
          : t('resources.bhbu.facility.text')
      }
      confirmLabel={t('resources.bhbu.facility.remove')}
      isDestructive
      run={() => call(bhbuCalls.unassign, { params: { ...params, idFaskes } })}
      invalidates={['bhbu']}
      success={() => t('resources.bhbu.facility.removed', { name })}
      undo={() => ({ run: () => call(bhbuCalls.assign, { params, body: { idFaskes } }) })}
      onClose={onClose}
    />
  );
};
