import { addMessages } from '#src/i18n/lazyMessages.ts';
import { usulanPerubahan } from '#texts/usulanPerubahan.ts';

addMessages({ resources: { usulanPerubahan } });

export { definition } from './definition.ts';
