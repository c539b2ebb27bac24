import type { ThemeOptions } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** A room of the theme: what it says about some of MUI's components, in one mode's colours. */
export type Part = (t: Tokens) => NonNullable<ThemeOptions['components']>;
