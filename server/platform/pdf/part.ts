import type { Block } from '#contract/core/document/block.ts';
import type { Unit } from './paginate.ts';

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** Draws a unit whose top is at `y` of the page. */
export type Draw = (y: number) => void;

/** The units of a block, with the space around it; the larger of two spaces counts. */
export interface PartUnits {
  readonly before: number;
  readonly after: number;
  readonly units: readonly Omit<Unit<Draw>, 'space' | 'startsPage'>[];
}
