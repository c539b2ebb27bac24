import Box from '@mui/material/Box';
import { BulkEditButton } from './BulkEditButton.tsx';
import { FixQueueLink } from '../fix/FixQueueLink.tsx';
import { DuplicatesLink } from './DuplicatesLink.tsx';

/** What can be done with the participants of a list at once. */
export const PesertaNotices = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
    <FixQueueLink />
    <BulkEditButton />
    <DuplicatesLink />
  </Box>
);

/** What can be done with the selected participants. */
export const PesertaBulkTools = () => <BulkEditButton isForSelection />;
