import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { importMessages } from '#texts/import.ts';
import { peserta } from '#texts/peserta.ts';

addMessages({ resources: { import: importMessages, peserta, pesertaOwn: peserta } });

export { ImportPage } from './ImportPage.tsx';

/** Loaded on its own, because the pages of an import do not need its file reader. */
export const ImportStartPage = lazyComponent(
  async () => (await import('./start/ImportStartPage.tsx')).ImportStartPage,
);

/** Loaded on its own, because the pages of an import do not need the kit's list. */
export const ImportHistory = lazyComponent(
  async () => (await import('./ImportHistory.tsx')).ImportHistory,
);
