import { useEffect, useState } from 'react';
import type { CallResponse } from '#contract/core/endpoint.ts';
import { factorCalls } from '#contract/domains/factor.ts';
import { DialogFrame } from '#src/kit/command/DialogFrame.tsx';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { factor as words } from '#texts/factor.ts';
import { identityQuestion } from './identityQuestion.ts';
import { ProofForm, type Proof } from './ProofForm.tsx';

type Confirmation = CallResponse<typeof factorCalls.startConfirmation>;

/** Without the answer of the server the password always works. */
const withPassword: Confirmation = { cara: ['kataSandi'], token: null, passkey: null };

/** Asks for the password or the second factor, before a sensitive act is sent again. */
export function ConfirmIdentityDialog() {
  const { call } = useApi();
  const { userName } = useRequiredSession();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  useEffect(() => {
    call(factorCalls.startConfirmation, {}).then(setConfirmation, () =>
      setConfirmation(withPassword),
    );
  }, [call]);

  const send = async (proof: Proof): Promise<void> => {
    const body =
      proof.way === 'passkey'
        ? { passkey: proof.answer, token: confirmation?.token ?? '' }
        : proof.way === 'totp'
          ? { totp: proof.text }
          : { passwordLama: proof.text };
    await call(factorCalls.confirm, { body });
    identityQuestion.settle(true);
  };
  const cancel = (): void => identityQuestion.settle(false);

  return (
    <DialogFrame
      title={words.confirm.title}
      description={words.confirm.text}
      maxWidth="xs"
      onClose={cancel}
    >
      {confirmation ? (
        <>
          {/* Lets password managers associate the password with the user name. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={userName}
            readOnly
            hidden
          />
          <ProofForm
            ways={confirmation.cara}
            passkeyOptions={confirmation.passkey}
            send={send}
            submitLabel={words.confirm.submit}
            cancel={{ label: words.cancel, onClick: cancel }}
          />
        </>
      ) : null}
    </DialogFrame>
  );
}
