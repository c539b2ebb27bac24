import type { ReactNode } from 'react';
import { plainClass } from '#src/kit/theme/plainElements.ts';
import type { Meaning } from '#src/kit/theme/tokens.ts';

/** A line drawing of 14 px. */
const icon = (path: string): ReactNode => (
  <svg
    viewBox="0 0 14 14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);

const circle = 'M1.7 7a5.3 5.3 0 1 0 10.6 0a5.3 5.3 0 1 0-10.6 0';

const icons: Readonly<Record<Meaning, ReactNode>> = {
  good: icon('M2.2 7.4l3.2 3.2 6.4-7'),
  attention: icon('M7 1.8l5.7 10.1H1.3zM7 5.6v2.7M7 10.2v.05'),
  bad: icon(`${circle}M7 4.2v3.2M7 9.7v.05`),
  information: icon(`${circle}M7 6.7v3.1M7 4.3v.05`),
  neutral: null,
};

/** Status chip; the icon and label repeat what the colour says (WCAG 1.4.1). */
export const StateChip = ({ meaning, label }: { meaning: Meaning; label: string }) => (
  <span className={plainClass.chip} data-meaning={meaning}>
    {icons[meaning]}
    <span>{label}</span>
  </span>
);
