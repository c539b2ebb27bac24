import type { CoreMessageKey } from '#src/i18n/messages.ts';
import { helpOfAdministration } from './administration.ts';
import { helpOfBusiness } from './business.ts';
import { helpOfPeople } from './people.ts';
import type { HelpByScreen, ScreenHelp } from './screenHelp.ts';

/** The help of every screen, by its title. */
export const allHelp: HelpByScreen = {
  ...helpOfPeople,
  ...helpOfBusiness,
  ...helpOfAdministration,
};

/** Returns the help of a screen; undefined when there is none. */
export const helpOf = (title: CoreMessageKey): ScreenHelp | undefined => allHelp[title];
