import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  insidenCalls,
  type AffectedPeserta,
  type Insiden,
} from '#contract/domains/insiden/index.ts';
import { recordPath } from '#contract/record-pages.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { usePager } from '#src/kit/list/usePager.tsx';
import { RelatedList } from '#src/kit/record/RelatedList.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useCall } from '#src/providers/data/useCall.ts';
import { AffectedRow } from './AffectedRow.tsx';
import { useLetter } from './useLetter.ts';

const FindReadsDialog = lazyDialog(async () => ({
  default: (await import('./FindReadsDialog.tsx')).FindReadsDialog,
}));
const AddPeopleDialog = lazyDialog(async () => ({
  default: (await import('./AddPeopleDialog.tsx')).AddPeopleDialog,
}));

/** People that are shown at first. */
const shownPeople = 10;

/** The participants whose data were affected, and how they are found and added. */
export const AffectedPeople = ({ record }: { record: Insiden }) => {
  const t = useMessages();
  const can = usePermission();
  const pager = usePager(shownPeople);
  const [dialog, setDialog] = useState<'add' | 'find'>();
  const { data, error, refetch } = useCall(
    'insiden',
    insidenCalls.affected,
    { params: { id: record.id }, query: pager.query },
    { keepsPrevious: true },
  );
  const mayChange = record.status === 'DRAF' && can('insiden.update');
  const close = () => setDialog(undefined);
  return (
    <>
      <RelatedList
        query={{ data: data?.data, error, refetch }}
        empty={t('resources.insiden.people.none')}
        total={data?.totalRecords}
        footer={
          <>
            {pager.bar(data?.totalRecords)}
            {mayChange ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                <Button variant="outlined" onClick={() => setDialog('find')}>
                  {t('resources.insiden.find.button')}
                </Button>
                <Button variant="outlined" onClick={() => setDialog('add')}>
                  {t('resources.insiden.add.button')}
                </Button>
              </Box>
            ) : null}
          </>
        }
      >
        {one => <Person record={record} person={one} mayChange={mayChange} />}
      </RelatedList>
      {dialog === undefined ? null : (
        <Suspense fallback={null}>
          {dialog === 'find' ? (
            <FindReadsDialog record={record} onClose={close} />
          ) : (
            <AddPeopleDialog record={record} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
};

interface PersonProps {
  record: Insiden;
  person: AffectedPeserta;
  mayChange: boolean;
}

const Person = ({ record, person, mayChange }: PersonProps) => {
  const t = useMessages();
  const { loading, save } = useLetter();
  const { id, nama, identitas, namaBHBU, sumber } = person;
  return (
    <AffectedRow
      record={record}
      affected={person}
      removes="hapusPeserta"
      mayChange={mayChange}
      details={[
        ...(identitas === null ? [] : [identitas]),
        namaBHBU ?? t('resources.insiden.people.no_company'),
        t(`resources.insiden.sumber.${sumber}`),
      ]}
      buttons={
        <Button
          size="small"
          loading={loading !== undefined}
          aria-label={t('resources.insiden.people.letter_of', { who: nama })}
          onClick={() =>
            void save(
              insidenCalls.letter.path,
              record.id,
              `${t('resources.insiden.letter.person')} ${record.nomor} ${nama}`,
              `?idPeserta=${id}`,
            )
          }
        >
          {t('resources.insiden.people.letter')}
        </Button>
      }
    >
      <MuiLink component={Link} to={recordPath('peserta', id)}>
        {nama}
      </MuiLink>
    </AffectedRow>
  );
};
