import ReCAPTCHA from 'react-google-recaptcha';
import { useColorMode } from '#src/kit/theme/colorMode.ts';
import { unsolvedCaptcha, type CaptchaWidgetProps } from './captcha.ts';

/** Google reCAPTCHA, used when the server has its site key and secret. */
export function Recaptcha({ config, onChange }: CaptchaWidgetProps) {
  const { mode } = useColorMode();
  if (config.kind !== 'recaptcha') return null;
  return (
    <ReCAPTCHA
      sitekey={config.siteKey}
      hl="id"
      theme={mode}
      onChange={token => onChange(token ? { status: 'solved', token } : unsolvedCaptcha)}
      onExpired={() => onChange(unsolvedCaptcha)}
      onErrored={() => onChange(unsolvedCaptcha)}
    />
  );
}
