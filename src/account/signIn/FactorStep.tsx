import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { PendingSignIn } from '#contract/core/errors.ts';
import { trustedDeviceDays } from '#contract/domains/factor.ts';
import { ProofForm, type Proof } from '#src/account/factor/ProofForm.tsx';
import { interpolate } from '#src/i18n/interpolate.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { CallError } from '#src/providers/api/http.ts';
import { factor as words } from '#texts/factor.ts';
import { afterSignIn } from './afterSignIn.ts';

interface FactorStepProps {
  pending: PendingSignIn;
  /** Returns to the password, with the reason when the server ended this step. */
  onBack: (reason: string | null) => void;
}

/** Focuses the heading, so that screen readers start there. */
const focusHeading = (heading: HTMLElement | null): void => heading?.focus();

/** The second step of signing in. */
export function FactorStep({ pending, onBack }: FactorStepProps) {
  const { call } = useApi();
  const helpId = useId();
  const [trusts, setTrusts] = useState(false);

  const send = async (proof: Proof): Promise<void> => {
    const { factorCalls } = await import('#contract/domains/factor.ts');
    const given = proof.way === 'passkey' ? { passkey: proof.answer } : { [proof.way]: proof.text };
    try {
      const body = { token: pending.token, ...given, percayai: trusts };
      afterSignIn(call, await call(factorCalls.signIn, { body }));
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 401) throw error;
      onBack(error.message);
    }
  };

  return (
    <>
      <Typography variant="h2" ref={focusHeading} tabIndex={-1} sx={{ mb: 0.5 }}>
        {words.step.title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{words.step.lead}</Typography>
      <ProofForm
        ways={usualFirst(pending.cara)}
        passkeyOptions={pending.passkey}
        send={send}
        submitLabel={words.step.submit}
        cancel={{ label: words.step.back, onClick: () => onBack(null) }}
      >
        <div>
          <FormControlLabel
            control={
              <Checkbox
                checked={trusts}
                onChange={(_, isChecked) => setTrusts(isChecked)}
                slotProps={{ input: { 'aria-describedby': helpId } }}
              />
            }
            label={interpolate(words.step.trust, { days: trustedDeviceDays })}
          />
          <FormHelperText id={helpId} sx={{ mt: 0 }}>
            {words.step.trust_help}
          </FormHelperText>
        </div>
      </ProofForm>
    </>
  );
}

/** A passkey comes first, since it needs no typing and cannot be phished. */
const usualFirst = (ways: PendingSignIn['cara']): PendingSignIn['cara'] =>
  ways.includes('passkey') ? ['passkey', ...ways.filter(way => way !== 'passkey')] : ways;
