import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslateFunction, TranslationMessages } from 'react-admin';
import { flattenMessages } from '#src/i18n/lazyMessages.ts';
import { loadFileTexts } from '#texts/fileTexts.ts';
import { replaceWithGroupedCounts } from '../format/groupedCounts.ts';

/** Returns a function that translates to Indonesian, the language of every exported file. */
export async function loadFileTranslate(translate: TranslateFunction): Promise<TranslateFunction> {
  if (!loadFileTexts) return translate;
  const trees = await loadFileTexts();
  const texts = Object.fromEntries(trees.flatMap(tree => [...flattenMessages(tree)]));
  // Files have none of react-admin's own texts.
  const messages = texts as unknown as TranslationMessages;
  const provider = polyglotI18nProvider(() => messages, 'id', undefined, {
    replace: replaceWithGroupedCounts,
  });
  return provider.translate;
}
