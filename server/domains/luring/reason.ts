import type { Context } from '#server/platform/context.ts';
import type { Refusal } from './stored-act.ts';

/** Returns in the reader's language why an act was refused: what its fields lack, otherwise the sentence itself. */
export function reasonOf({ render }: Pick<Context, 'render'>, { detail, errors }: Refusal): string {
  const ofFields = Object.values(errors).flat();
  return ofFields.length === 0 ? render(detail) : ofFields.map(render).join('. ');
}
