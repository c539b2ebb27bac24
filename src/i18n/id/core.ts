import { roleNames } from '#contract/core/messages/id/role.ts';
import { app } from './app.ts';
import { common } from './common.ts';
import { file } from './file.ts';
import { form } from './form.ts';
import { list } from './list.ts';
import { myAccount } from './myAccount.ts';
import { ra } from './ra.ts';
import { signIn } from './signIn.ts';
import { screenMessages } from './screenMessages.ts';

/** Messages that are loaded at startup; those of resources are added later by `addMessages`. */
export const coreMessages = {
  ra,
  app,
  common,
  file,
  form,
  list,
  signIn,
  accountSettings: myAccount,
  // Role names are needed on every page.
  resources: { ...screenMessages, role: { ...screenMessages.role, base: roleNames } },
};
