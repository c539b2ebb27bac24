import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { useFormFacts } from '#src/ui/form/FormContext.ts';

/** From the form of a company to its page, where everything else about it stands. */
export const Whole = () => {
  const say = useWords();
  const { record } = useFormFacts();
  if (!record) return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 3, maxWidth: 640 }}
      action={
        <Button
          size="small"
          color="inherit"
          component={Link}
          to={`/dashboard/bhbu/detail/${record.id}`}
        >
          {say('resources.bhbu.page.to_whole')}
        </Button>
      }
    >
      {say('resources.bhbu.page.whole')}
    </Alert>
  );
};
