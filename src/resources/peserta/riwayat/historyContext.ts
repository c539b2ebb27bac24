import { createContext, use } from 'react';
import type { PesertaHistory } from '#contract/domains/peserta/index.ts';
import type { ResourceSpec } from '#src/kit/resource/definition.ts';
import type { IdentityNumbers } from './useIdentityNumbers.ts';

interface LoadedHistory {
  readonly history: PesertaHistory;
  readonly numbers: IdentityNumbers;
  /** The list that the page belongs to. */
  readonly definition: ResourceSpec;
}

export const HistoryContext = createContext<LoadedHistory | null>(null);

/**
 * Returns the history that the page shows.
 * @throws outside of the page
 */
export function useHistory(): LoadedHistory {
  const loaded = use(HistoryContext);
  if (!loaded) throw new Error('useHistory outside the page of a participant');
  return loaded;
}
