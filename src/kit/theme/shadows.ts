import type { Shadows } from '@mui/material/styles';
import type { Tokens } from './tokens.ts';

/** MUI's 25 elevations as a border ring with a soft shadow. */
export const shadows = (t: Tokens): Shadows => {
  const borderRing = `0 0 0 1px ${t.line}`;
  const strength = t.mode === 'dark' ? 0.45 : 0.07;
  const at = (level: number) => {
    const drop = Math.round(1 + level * 0.8);
    return `${borderRing}, 0 ${drop}px ${drop * 3}px -${Math.round(drop / 2)}px rgba(${t.shadowColor}, ${strength + level * 0.005})`;
  };
  return ['none', ...Array.from({ length: 24 }, (_, i) => at(i + 1))] as Shadows;
};
