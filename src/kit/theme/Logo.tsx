/**
 * Outline of the shield; the drop is a hole in it (evenodd), so that any background shows through.
 */
const shieldPath =
  'M10.98 1.96a3 3 0 0 1 2.04 0L19.7 4.3C20.5 4.6 21 5.3 21 6.1V11.4C21 16.5 17.6 20.7 12.6 22.3 12.2 22.4 11.8 22.4 11.4 22.3 6.4 20.7 3 16.5 3 11.4V6.1C3 5.3 3.5 4.6 4.3 4.3Z';
const dropPath = 'M12 6C13.9 8.2 16 10.8 16 13.2A4 4 0 0 1 8 13.2C8 10.8 10.1 8.2 12 6Z';

interface LogoProps {
  /** Height and width in px; legible from 16 px. */
  size?: number;
  /** Accessible name; without it the logo is decorative. */
  title?: string;
}

/** The product logo: a drop in a shield, in the current text colour. */
export const Logo = ({ size = 24, title }: LogoProps) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="currentColor"
    focusable="false"
    {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
  >
    <path fillRule="evenodd" d={shieldPath + dropPath} />
  </svg>
);
