import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { factorCalls, type OwnFactors } from '#contract/domains/factor.ts';
import { PublicPage } from '#src/account/PublicPage.tsx';
import { useDocumentTitle } from '#src/account/useDocumentTitle.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { factor as words } from '#texts/factor.ts';
import { FactorPanel } from './FactorPanel.tsx';
import { messageOf } from './useTask.ts';

const texts = words.setup;

/** Page on which an account sets up the second factor that its role requires, before anything else. */
export function FactorSetupPage() {
  useDocumentTitle(texts.title);
  const { call } = useApi();
  const signOut = useSignOut();
  const [factors, setFactors] = useState<OwnFactors>();
  const [error, setError] = useState<string | null>(null);
  const read = useCallback(() => {
    call(factorCalls.get, {}).then(setFactors, (failure: unknown) => setError(messageOf(failure)));
  }, [call]);
  useEffect(read, [read]);
  const isDone = factors !== undefined && factors.batas === null;
  return (
    <PublicPage width={640}>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>{texts.lead}</Typography>
      {error === null ? null : <Alert severity="error">{error}</Alert>}
      {factors ? <FactorPanel factors={factors} onChanged={read} /> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {isDone ? (
          // Loads the console again, which the server now answers.
          <Button variant="contained" href="/dashboard">
            {texts.continue}
          </Button>
        ) : null}
        <Button onClick={() => void signOut()}>{texts.sign_out}</Button>
      </Box>
    </PublicPage>
  );
}
