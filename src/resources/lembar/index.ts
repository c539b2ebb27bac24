import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { lembar } from '#texts/lembar.ts';
import { vaksinasi } from '#texts/vaksinasi.ts';

addMessages({ resources: { lembar, vaksinasi } });

export { SheetsScreen } from './SheetsScreen.tsx';

export const SheetPrint = lazyComponent(
  async () => (await import('./print/SheetPrint.tsx')).SheetPrint,
);
export const ReadScreen = lazyComponent(
  async () => (await import('./entry/ReadScreen.tsx')).ReadScreen,
);
