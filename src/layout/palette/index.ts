import { search } from '#texts/search.ts';
import { addMessages } from '#src/i18n/lazyMessages.ts';

addMessages({ resources: { search } });

export { Palette as default } from './Palette.tsx';
