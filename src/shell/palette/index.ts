import { addMessages } from '#src/i18n/lazyMessages.ts';
import { search } from '#texts/search.ts';

addMessages({ resources: { search } });

export { Palette as default } from './Palette.tsx';
