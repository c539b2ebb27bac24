import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';

/** Notice above the company form that links to the detail page. */
export const Whole = () => {
  const say = useWords();
  const { record } = useFormFacts();
  if (!record) return null;
  return (
    <Alert severity="info" sx={{ mb: 3, maxWidth: 640 }}>
      {say('resources.bhbu.page.whole')}{' '}
      <Link component={RouterLink} color="inherit" to={`/dashboard/bhbu/detail/${record.id}`}>
        {say('resources.bhbu.page.to_whole')}
      </Link>
    </Alert>
  );
};
