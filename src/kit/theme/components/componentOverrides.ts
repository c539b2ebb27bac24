import type { ThemeOptions } from '@mui/material/styles';
import type { Tokens } from '../tokens.ts';

/** Builds overrides for a group of MUI components from the tokens of one mode. */
export type ComponentOverrides = (t: Tokens) => NonNullable<ThemeOptions['components']>;
