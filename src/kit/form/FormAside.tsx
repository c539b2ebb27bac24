import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { useMessages } from '#src/i18n/useMessages.ts';
import { Unbroken } from '../fields/Unbroken.tsx';
import { Card } from '../page/ListBox.tsx';
import { SectionLinks } from '../page/SectionLinks.tsx';
import { RecordState } from '../record/RecordState.tsx';
import { useRecordFacts } from '../record/useRecordFacts.ts';
import type { AnyRecord, ResourceSpec } from '../resource/definition.ts';
import { fillId } from '../resource/resourceField.ts';

interface FormAsideProps {
  definition: ResourceSpec;
  /** The opened record; undefined when creating. */
  record: AnyRecord | undefined;
}

/** Right column of a form: the record's state, who changed it and when, and the form's sections. */
export const FormAside = ({ definition, record }: FormAsideProps) => {
  const t = useMessages();
  return (
    <Box component="aside" aria-label={t('form.aside.label')} sx={aside}>
      {record ? <RecordFacts definition={definition} record={record} /> : null}
      <SectionLinks />
    </Box>
  );
};

const RecordFacts = ({ definition, record }: FormAsideProps & { record: AnyRecord }) => {
  const t = useMessages();
  const { fields, history } = useRecordFacts(definition, record);
  const { show } = definition.paths;
  return (
    <Card sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={states}>
        <RecordState definition={definition} record={record} />
      </Box>
      <Box component="dl" sx={facts}>
        {[...fields, ...history].map(({ label, text }) => (
          <div key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {label}
            </Box>
            <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              <Unbroken>{text}</Unbroken>
            </Box>
          </div>
        ))}
      </Box>
      {show ? (
        <MuiLink component={Link} to={fillId(show, record.id)} sx={pageLink}>
          {t('form.aside.page')}
        </MuiLink>
      ) : null}
    </Card>
  );
};

const aside = {
  position: 'sticky',
  top: 80,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
};
const states = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  '&:empty': { display: 'none' },
};
const facts = { display: 'grid', gap: 1, m: 0, typography: 'body2' };
const pageLink = { justifySelf: 'start', py: '3px', typography: 'body2' };
