import { addMessages } from '#src/i18n/lazyMessages.ts';
import { nikCandidate } from '#texts/nikCandidate.ts';

// Only the candidates of a wrong NIK need them.
addMessages({ resources: { nikCandidate } });
