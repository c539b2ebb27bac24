import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FactorWay } from '#contract/core/errors.ts';
import { AccountField } from '#src/account/AccountField.tsx';
import { PasswordField } from '#src/account/PasswordField.tsx';
import { factor as words } from '#texts/factor.ts';
import { CodeField } from './CodeField.tsx';
import { askForPasskey, supportsPasskeys } from './passkeyBrowser.ts';
import { useTask } from './useTask.ts';

/** A way to prove who one is: the password, or a second factor. */
export type ProofWay = FactorWay | 'kataSandi';

/** What the user proves themselves with. */
export type Proof =
  { readonly way: Exclude<ProofWay, 'passkey'>; readonly text: string } | PasskeyProof;
interface PasskeyProof {
  readonly way: 'passkey';
  readonly answer: { readonly id: string };
}

interface ProofFormProps {
  /** The ways of the account, the usual one first. */
  ways: readonly ProofWay[];
  /** Options for the browser of the way `passkey`. */
  passkeyOptions: object | null;
  /** Sends the proof. @throws CallError whose field error is shown at the input */
  send: (proof: Proof) => Promise<void>;
  submitLabel: string;
  /** Content above the buttons. */
  children?: ReactNode;
  /** The button that gives up. */
  cancel: { readonly label: string; readonly onClick: () => void };
}

/** Asks for a proof in one way and offers the others. What was typed stays after a failure. */
export function ProofForm(props: ProofFormProps) {
  const { passkeyOptions, send, submitLabel, children, cancel } = props;
  const ways = props.ways.filter(one => one !== 'passkey' || supportsPasskeys());
  const [way, setWay] = useState<ProofWay>(ways[0] ?? 'kataSandi');
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { isRunning, error: failure, run } = useTask();
  const error = isMissing ? words.required : (failure ?? undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), [way]);

  const prove = async (): Promise<void> => {
    const missing = way !== 'passkey' && text.trim() === '';
    setIsMissing(missing);
    const isRight =
      !missing &&
      (await run(async () => {
        await send(
          way === 'passkey'
            ? { way, answer: await askForPasskey(passkeyOptions ?? {}) }
            : { way, text },
        );
      }));
    if (!isRight) input.current?.focus();
  };

  const field = {
    label: words.way[way],
    value: text,
    onChange: setText,
    error,
    inputRef: input,
  };
  return (
    <Box
      component="form"
      noValidate
      aria-busy={isRunning}
      onSubmit={(event: React.SyntheticEvent) => {
        event.preventDefault();
        // The dialog is rendered within another form of the screen.
        event.stopPropagation();
        void prove();
      }}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1 }}
    >
      {way === 'totp' ? <CodeField key={way} {...field} help={words.help.totp} /> : null}
      {way === 'kataSandi' ? (
        <PasswordField key={way} {...field} autoComplete="current-password" />
      ) : null}
      {way === 'pemulihan' ? (
        <AccountField
          key={way}
          {...field}
          help={words.help.pemulihan}
          autoComplete="off"
          htmlInput={{ autoCapitalize: 'none', spellCheck: false }}
        />
      ) : null}
      {way === 'passkey' ? (
        <Box>
          {words.help.passkey}
          <Box role="alert">
            {error === undefined ? null : <FormHelperText error>{error}</FormHelperText>}
          </Box>
        </Box>
      ) : null}
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" loading={isRunning} loadingPosition="start">
          {way === 'passkey' ? words.use.passkey : submitLabel}
        </Button>
        <Button variant="outlined" color="inherit" onClick={cancel.onClick}>
          {cancel.label}
        </Button>
      </Box>
      {ways.length > 1 ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {ways
            .filter(other => other !== way)
            .map(other => (
              <Button
                key={other}
                size="small"
                variant="text"
                onClick={() => {
                  setWay(other);
                  setText('');
                  setIsMissing(false);
                }}
              >
                {words.use[other]}
              </Button>
            ))}
        </Box>
      ) : null}
    </Box>
  );
}
