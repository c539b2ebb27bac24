import type { panel as indonesian } from '../../id/help/panel.ts';
import type { Translated } from '../../messages.ts';

/** Texts of the help panel. */
export const panel: Translated<typeof indonesian> = {
  title: 'Help: %{screen}',
  close: 'Close help',
  tasks: 'What is usually done here',
  open: 'Open %{screen}',
  states: 'What the states mean',
  key: 'Press ? to open help on any page.',
};
