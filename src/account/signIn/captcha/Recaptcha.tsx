import ReCAPTCHA from 'react-google-recaptcha';
import { useColorMode } from '#src/layout/theme/mode.ts';
import { openCaptcha, type WidgetProps } from './captcha.ts';

/** Google reCAPTCHA, used when the server has its site key and secret. */
export function Recaptcha({ config, onChange }: WidgetProps) {
  const { mode } = useColorMode();
  if (config.kind !== 'recaptcha') return null;
  return (
    <ReCAPTCHA
      sitekey={config.siteKey}
      hl="id"
      theme={mode}
      onChange={token => onChange(token ? { is: 'solved', token } : openCaptcha)}
      onExpired={() => onChange(openCaptcha)}
      onErrored={() => onChange(openCaptcha)}
    />
  );
}
