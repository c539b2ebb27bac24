import { addMessages } from '#src/i18n/lazyMessages.ts';
import { permintaanData } from '#texts/permintaanData.ts';
import { definition } from './definition.ts';

addMessages({ resources: { permintaanData } });

export { definition };
