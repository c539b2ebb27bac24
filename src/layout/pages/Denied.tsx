import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useWords } from '#src/i18n/useWords.ts';
import { useSignedIn } from '#src/providers/api/ApiContext.ts';
import { Apology } from './Apology.tsx';
import { LockedDrawing } from './Drawing.tsx';

/** 'Akses ditolak' page (403); the session stays valid. */
export const Denied = () => {
  const say = useWords();
  const { role } = useSignedIn();
  return (
    <Apology
      drawing={<LockedDrawing />}
      title={say('app.denied.title')}
      texts={[
        say('app.denied.text', { role: say(`resources.role.base.${role}`) }),
        say('app.denied.whom'),
      ]}
    >
      <Button variant="contained" component={Link} to="/dashboard">
        {say('app.denied.action')}
      </Button>
    </Apology>
  );
};
