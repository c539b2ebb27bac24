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

/** Messages that are loaded at startup; those of resources are added later by `addMessages`. */
export const core = {
  ra,
  app,
  common,
  file,
  form,
  list,
  signIn,
  own,
  // Role names are needed on every page.
  resources: { ...titles, role },
};
