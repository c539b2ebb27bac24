import { addMessages } from '#src/i18n/lazyMessages.ts';
import { seller } from '#texts/seller.ts';

addMessages({ resources: { seller } });

export { SellerCreate } from './SellerCreate.tsx';

export { definition } from './definition.ts';
