import { app } from './app.ts';
import { common } from './common.ts';
import { file } from './file.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { own } from './own.ts';
import { ra } from './ra.ts';
import { role } from './role.ts';
import { signIn } from './signIn.ts';
import { titles } from './titles.ts';

/** The words that are there from the start: the shell's, what screens share, and what screens are called. */
export const core = {
  ra,
  app,
  common,
  file,
  form,
  list,
  signIn,
  own,
  // Who one is, is said everywhere.
  resources: { ...titles, role },
};
