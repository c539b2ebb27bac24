import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { signIn as words } from '#texts/signIn.ts';
import { AccountField, type AccountFieldProps } from './AccountField.tsx';

type PasswordFieldProps = Omit<AccountFieldProps, 'type' | 'endAdornment'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** Password input with a visibility toggle and a Caps Lock warning. */
export function PasswordField({ help, htmlInput, ...props }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const updateCapsLock = (event: React.KeyboardEvent): void =>
    setCapsLock(event.getModifierState('CapsLock'));
  return (
    <AccountField
      {...props}
      type={isVisible ? 'text' : 'password'}
      help={capsLock ? words.caps_lock : help}
      htmlInput={{
        autoCapitalize: 'none',
        autoCorrect: 'off',
        spellCheck: false,
        onKeyDown: updateCapsLock,
        onKeyUp: updateCapsLock,
        onBlur: () => setCapsLock(false),
        ...htmlInput,
      }}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            size="small"
            aria-label={isVisible ? words.hide_password : words.show_password}
            onClick={() => setIsVisible(now => !now)}
          >
            {isVisible ? <VisibilityOff /> : <Visibility />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
