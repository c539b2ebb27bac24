import EditIcon from '@mui/icons-material/EditOutlined';
import RestoreIcon from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Peserta } from '#contract/peserta/index.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import type { Act } from '#src/ui/acts/act.ts';
import { ActDialog } from '#src/ui/acts/ActDialog.tsx';
import { useActs, useActWords } from '#src/ui/acts/useActs.ts';
import { pathFor } from '#src/ui/resource/field.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { useNames } from '#src/ui/resource/useNames.ts';
import { deedsFor } from './definition.ts';
import { HeadFacts } from './HeadFacts.tsx';
import type { Numbers } from './useNumbers.ts';

/** Page header of a participant: name, states and actions; a disabled action shows its reason. */
export const HomeHead = ({ record, numbers }: { record: Peserta; numbers: Numbers }) => {
  const say = useWords();
  const words = useActWords();
  const may = useMay();
  const session = useSignedIn();
  const isDeleted = record.deletedAt !== null;
  const { role } = session;
  const { vaccinationType } = record;
  const definition = useMemo(
    () => deedsFor(role, vaccinationType, isDeleted),
    [role, vaccinationType, isDeleted],
  );
  const names = useNames(definition);
  const acts = useActs(definition);
  const [asked, setAsked] = useState<Act>();
  const mayEdit = may('peserta.update') && !isDeleted;
  const booster =
    // From a regular registration this opens the booster form, which may create the booster.
    mayEdit
      ? [
          {
            label: say(
              record.vaccinationType === 0
                ? 'resources.riwayat.head.make_booster'
                : 'resources.riwayat.head.edit_booster',
            ),
            to: `/dashboard/${record.vaccinationType === 2 ? 'faskes' : 'peserta'}-booster/edit/${record.id}`,
          },
        ]
      : [];
  const [revival] = isDeleted ? acts : [];
  return (
    <PageHead
      title={record.nama}
      action={
        mayEdit ? (
          <Button
            variant="contained"
            startIcon={<EditIcon />}
            component={Link}
            to={pathFor(definition.paths.edit, record.id)}
          >
            {say('common.act.edit')}
          </Button>
        ) : revival ? (
          <Button variant="contained" startIcon={<RestoreIcon />} onClick={() => setAsked(revival)}>
            {words(revival, 'label')}
          </Button>
        ) : undefined
      }
      secondary={[
        ...booster,
        ...(isDeleted ? [] : acts).map(act => {
          const refusal = act.refuse(record, session);
          return {
            label: words(act, 'label'),
            onClick: () => setAsked(act),
            ...(refusal ? { reason: names.refusal(refusal) } : {}),
          };
        }),
      ]}
    >
      <Box sx={{ mt: 1 }}>
        <HeadFacts record={record} numbers={numbers} list={definition.paths.list} />
      </Box>
      {asked ? (
        <ActDialog
          definition={definition}
          act={asked}
          records={[record]}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </PageHead>
  );
};
