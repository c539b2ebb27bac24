import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Bhbu } from '#contract/bhbu-record.ts';
import { useWords } from '#src/i18n/useWords.ts';
import { PageHead } from '#src/layout/PageHead.tsx';
import type { Act } from '#src/ui/acts/act.ts';
import { ActDialog } from '#src/ui/acts/ActDialog.tsx';
import { useActs, useActWords } from '#src/ui/acts/useActs.ts';
import { StateChip } from '#src/ui/fields/StateChip.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { useMay } from '#src/ui/resource/useMay.ts';
import { meaningOf } from '../application/states.ts';
import { CopyNumber } from './CopyNumber.tsx';
import { definition } from './definition.ts';
import { isDecided } from './states.ts';

/** Page header of a company: name, state, registration date and actions. */
export const DetailHead = ({ record }: { record: Bhbu }) => {
  const say = useWords();
  const words = useActWords();
  const may = useMay();
  const navigate = useNavigate();
  const acts = useActs(definition);
  const [asked, setAsked] = useState<Act>();
  const { id, namaBHBU, status, diputuskan, createdAt } = record;
  const history = new URLSearchParams({
    filter: JSON.stringify({ sumber: 'bhbu', idRecord: String(id) }),
  });
  const past = may('audit.read')
    ? [
        {
          label: say('resources.application.page.history'),
          to: `/admin/audit?${history.toString()}`,
        },
      ]
    : [];
  return (
    <PageHead
      title={namaBHBU}
      action={
        may('bhbu.update') && isDecided(record) ? (
          <Button
            variant="contained"
            startIcon={<EditIcon />}
            component={Link}
            to={`/dashboard/bhbu/edit/${id}`}
          >
            {say('common.act.edit')}
          </Button>
        ) : undefined
      }
      secondary={[
        ...acts.map(act => ({ label: words(act, 'label'), onClick: () => setAsked(act) })),
        ...past,
      ]}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <StateChip meaning={meaningOf[status]} label={say(`resources.bhbu.status.${status}`)} />
        <CopyNumber id={id} />
        {isDecided(record) ? (
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {say('resources.bhbu.page.since', { when: formatDate(diputuskan ?? createdAt) })}
          </Box>
        ) : null}
      </Box>
      {asked ? (
        <ActDialog
          definition={definition}
          act={asked}
          records={[record]}
          onClose={() => setAsked(undefined)}
          onDone={({ done }) => {
            if (asked.name === 'delete' && done.length > 0) void navigate(definition.paths.list);
          }}
        />
      ) : null}
    </PageHead>
  );
};
