import type { Signatory } from '#contract/core/document/block.ts';
import { blank } from './format.ts';

/** A line below the room for a signature. */
export interface SignatureLine {
  readonly text: string;
  /** Printed small: a line to fill in, or the day. */
  readonly isSmall: boolean;
}

/** The line at the foot of a page on which the parties put their initials. */
export const initialsText = (roles: readonly string[]): string =>
  `Paraf: ${roles.map(role => `${role} ………………`).join(' ')}`;

const toFillIn = '……………………';

const line = (label: string, text: string): SignatureLine =>
  text === blank ? { text: `${label}: ${toFillIn}`, isSmall: true } : { text, isSmall: false };

/** Returns name, position and day of a signatory; what is missing is a labelled line to fill in. */
export const signatureLines = ({ name, position, day }: Signatory) => ({
  name: line('Nama', name),
  position: line('Jabatan', position),
  day: { text: `Tanggal: ${day ?? toFillIn}`, isSmall: true } satisfies SignatureLine,
});
