import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { Apology } from './Apology.tsx';
import { NowhereDrawing } from './Drawing.tsx';

/** 404 page, also for deleted records. */
export const NotFound = () => {
  const say = useWords();
  return (
    <Apology
      drawing={<NowhereDrawing />}
      title={say('app.not_found.title')}
      texts={[say('app.not_found.text')]}
    >
      <Button variant="contained" component={Link} to="/dashboard">
        {say('app.not_found.action')}
      </Button>
    </Apology>
  );
};
