import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { signIn as words } from '#src/i18n/id/signIn.ts';
import { Field, type FieldProps } from './Field.tsx';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Password input with a visibility toggle and a Caps Lock warning. */
export function PasswordField({ help, htmlInput, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const notice = (event: React.KeyboardEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      help={capsLock ? words.caps_lock : help}
      htmlInput={{
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        onKeyDown: notice,
        onKeyUp: notice,
        onBlur: () => setCapsLock(false),
        ...htmlInput,
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={shown ? words.hide_password : words.show_password}
            onClick={() => setShown(now => !now)}
          >
            {shown ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
