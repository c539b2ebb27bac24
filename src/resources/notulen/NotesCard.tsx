import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { notulenCalls, notulenForm, type Notulen } from '#contract/domains/notulen.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { CommandDialog } from '#src/kit/command/CommandDialog.tsx';
import { StateChip } from '#src/kit/fields/StateChip.tsx';
import { formatDateTime } from '#src/kit/format/date.ts';
import { Detail } from '#src/kit/page/ListBox.tsx';
import { FactGrid } from '#src/kit/record/FactGrid.tsx';
import { RecordSection } from '#src/kit/record/RecordSection.tsx';
import { usePermission } from '#src/kit/resource/usePermission.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { DecisionItem } from './DecisionItem.tsx';
import { meetingName } from './definition.ts';
import { notesPath } from './useMeetingNotes.ts';

interface NotesProps {
  notes: Notulen;
}

/** The notes of one meeting; a draft can be edited and made final, and decisions are ticked off. */
export const NotesCard = ({ notes }: NotesProps) => {
  const t = useMessages();
  const can = usePermission();
  const isDraft = notes.status === 'DRAFT';
  const canWrite = can('notulen.create');
  const { agenda, pembahasan, kebutuhan, catatanKebutuhan } = notes;
  const needs = [
    ...kebutuhan.map(need => t(`resources.notulen.kebutuhan.${need}`)),
    ...(catatanKebutuhan ? [catatanKebutuhan] : []),
  ].join(', ');
  return (
    <RecordSection
      title={meetingName(notes)}
      aside={
        <StateChip
          meaning={isDraft ? 'neutral' : 'good'}
          label={t(`resources.notulen.status.${notes.status}`)}
        />
      }
    >
      <FactGrid
        facts={[
          [t('resources.notulen.fields.tempat'), <Place key="place" notes={notes} />],
          [t('resources.notulen.fields.peserta'), <Attendees key="people" notes={notes} />],
          [t('resources.notulen.fields.agenda'), agenda],
          [t('resources.notulen.fields.pembahasan'), pembahasan],
          [t('resources.notulen.fields.keputusan'), <Decisions key="decisions" notes={notes} />],
          [t('resources.notulen.fields.kebutuhan'), needs],
        ]}
      />
      <Detail>
        {t('resources.notulen.list.written', {
          who: notes.createdBy ?? t('common.unknown'),
          when: formatDateTime(notes.createdAt),
        })}
      </Detail>
      {isDraft && canWrite ? <DraftButtons notes={notes} /> : null}
    </RecordSection>
  );
};

/** The place of a meeting, or the link of an online one. */
const Place = ({ notes: { tempat } }: NotesProps) =>
  /^https:\/\/\S+$/.test(tempat) ? (
    <MuiLink href={tempat} target="_blank" rel="noreferrer">
      {tempat}
    </MuiLink>
  ) : (
    tempat
  );

const Attendees = ({ notes: { peserta } }: NotesProps) => {
  const t = useMessages();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {peserta.map(({ nama: name, instansi: organization, peran: role }) => (
        <li key={`${name} ${organization}`}>
          {role
            ? t('resources.notulen.list.attendee_with_role', { name, organization, role })
            : t('resources.notulen.list.attendee', { name, organization })}
        </li>
      ))}
    </Box>
  );
};

const Decisions = ({ notes }: NotesProps) => {
  const t = useMessages();
  const { keputusan } = notes;
  if (keputusan.length === 0) return t('resources.notulen.list.no_decisions');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {keputusan.map((decision, nomor) => (
        <DecisionItem
          // Decisions have no id, and their order never changes.
          key={`${nomor} ${decision.isi}`}
          idNotulen={notes.id}
          nomor={nomor}
          decision={decision}
          isFinal={notes.status === 'FINAL'}
        />
      ))}
    </Box>
  );
};

const DraftButtons = ({ notes }: NotesProps) => {
  const t = useMessages();
  const { call } = useApi();
  const [isFinishing, setIsFinishing] = useState(false);
  const { id, idOrder, version } = notes;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <Button variant="outlined" component={Link} to={`${notesPath(idOrder)}/notulen?draf=${id}`}>
        {t('resources.notulen.list.edit')}
      </Button>
      <Button variant="contained" onClick={() => setIsFinishing(true)}>
        {t('resources.notulen.final.label')}
      </Button>
      {isFinishing ? (
        <CommandDialog
          title={t('resources.notulen.final.title')}
          description={t('resources.notulen.final.text')}
          confirmLabel={t('resources.notulen.final.label')}
          maxWidth="xs"
          run={(_, idempotencyKey) =>
            call(
              notulenCalls.insert,
              { body: { ...formOf(notes), idNotulen: id, idOrder, version, status: 'FINAL' } },
              { idempotencyKey },
            )
          }
          invalidates={['notulen', 'dashboard']}
          success={() => t('resources.notulen.final.done')}
          onClose={() => setIsFinishing(false)}
        />
      ) : null}
    </Box>
  );
};

/** Returns the part of notes that the form edits. */
const formOf = (notes: Notulen) => notulenForm.strip().parse(notes);
