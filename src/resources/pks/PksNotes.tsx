import { pksCalls } from '#contract/pks/calls.ts';
import type { Pks } from '#contract/pks/record.ts';
import { NotesPanel } from '#src/ui/note/index.ts';

/** The notes on an agreement. */
export const PksNotes = ({ record: { id } }: { record: Pks }) => (
  <NotesPanel resource="pks" id={id} calls={pksCalls} read="pks.read" />
);
