import { addMessages } from '#src/i18n/lazyMessages.ts';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { stock } from '#texts/stock.ts';
import { temperature } from '#texts/temperature.ts';

addMessages({ resources: { stock, temperature } });

export { definition } from './definition.ts';
export { StockList, StockOwnList } from './list/StockList.tsx';

// Only the lists are loaded with the first screen.
export const StockPage = lazyComponent(
  async () => (await import('./page/StockPage.tsx')).StockPage,
);
export const LedgerPage = lazyComponent(
  async () => (await import('./ledger/LedgerPage.tsx')).LedgerPage,
);
export const TemperatureScreen = lazyComponent(
  async () => (await import('./temperature/TemperatureScreen.tsx')).TemperatureScreen,
);
export const ReadingsUpload = lazyComponent(
  async () => (await import('./temperature/ReadingsUpload.tsx')).ReadingsUpload,
);
