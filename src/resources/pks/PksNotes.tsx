import { pksCalls } from '#contract/domains/pks/calls.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { NotesPanel } from '#src/kit/note/index.ts';

/** The notes on an agreement. */
export const PksNotes = ({ record: { id } }: { record: Pks }) => (
  <NotesPanel resource="pks" id={id} calls={pksCalls} read="pks.read" />
);
