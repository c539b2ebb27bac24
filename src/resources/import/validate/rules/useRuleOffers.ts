import { useQueryClient } from '@tanstack/react-query';
import { createContext, useRef, useState } from 'react';
import type { ColumnField } from '#contract/domains/import/columns/index.ts';
import { importCalls, type Import } from '#contract/domains/import/index.ts';
import type {
  CorrectionRule,
  RuleProposal,
  RuleProposals,
} from '#contract/domains/import/rules/index.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { callKey, useCall } from '#src/providers/data/useCall.ts';
import { runSerially } from '../../runSerially.ts';
import { useImportCache } from '../../useImport.ts';
import type { CellSaves } from '../grid/useCellSaves.ts';

/** The cell whose correction a rule follows from. */
interface Example {
  readonly nomor: number;
  readonly field: Exclude<ColumnField, 'no'>;
}

/**
 * Rules that a person decides on: one that follows from a correction, one that was found in the file, or
 * all remembered ones.
 */
export interface RuleOffer {
  readonly kind: 'correction' | 'found' | 'remembered';
  readonly proposals: readonly RuleProposal[];
  readonly example?: Example;
}

export interface RuleOffers {
  /** The offer that is decided on now. */
  readonly offer: RuleOffer | undefined;
  /** Number of offers that can be opened. */
  readonly count: number;
  /** Asks the server for the rule of a correction, and offers it. */
  readonly propose: (nomor: number, field: ColumnField) => void;
  /** Offers the remembered rules, or else the first found one. */
  readonly open: () => void;
  /** Applies the rules of the offer. @returns the number of changed rows, and what undoes them */
  readonly accept: (
    offer: RuleOffer,
    saves: CellSaves,
  ) => Promise<{ rows: number; undo: () => void }>;
  /** Leaves the offer, and offers the next found rule. */
  readonly next: (isAccepted: boolean) => void;
}

/** The offers of the import's page; undefined where rows cannot be corrected. */
export const RuleOffersContext = createContext<RuleOffers | undefined>(undefined);

const keyOf = (rule: CorrectionRule): string => JSON.stringify(rule);

/** Returns the offers to decide on: all remembered rules together, then each found one. */
function waitingOffers(
  { diingat, ditemukan }: RuleProposals,
  refused: ReadonlySet<string>,
): RuleOffer[] {
  const isWaiting = ({ aturan }: RuleProposal): boolean => !refused.has(keyOf(aturan));
  const remembered = diingat.filter(isWaiting);
  return [
    ...(remembered.length > 0 ? [{ kind: 'remembered' as const, proposals: remembered }] : []),
    ...ditemukan.filter(isWaiting).map(one => ({ kind: 'found' as const, proposals: [one] })),
  ];
}

/** Whether the rules of an offer change a field. */
const changesField = ({ proposals }: RuleOffer, field: ColumnField): boolean =>
  proposals.some(({ contoh }) => contoh.some(({ sel }) => sel.some(one => one.field === field)));

/** The rules of an import that a person has not decided on. */
export function useRuleOffers(importRecord: Import): RuleOffers {
  const { id } = importRecord;
  const { call } = useApi();
  const client = useQueryClient();
  const cache = useImportCache(id);
  const input = { params: { id } };
  const { data, refetch } = useCall('import', importCalls.ruleProposals, input, {
    isSnapshot: true,
    enabled: importRecord.jenis !== 'smartChecking',
  });
  const [offer, setOffer] = useState<RuleOffer>();
  const asked = useRef(Promise.resolve());
  /** The last correction of each field. */
  const latest = useRef(new Map<ColumnField, Example>());
  // A refused rule is not offered again on this page.
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());

  const readAgain = (): void =>
    void client.invalidateQueries({
      queryKey: callKey('import', importCalls.ruleProposals, input),
    });
  const openFirst = async (without: ReadonlySet<string>): Promise<void> => {
    const { data: now } = await refetch();
    setOffer(now && waitingOffers(now, without)[0]);
  };

  return {
    offer,
    count: data ? waitingOffers(data, refused).length : 0,
    propose(nomor, field) {
      if (field === 'no' || importRecord.jenis === 'smartChecking') return;
      const example = { nomor, field };
      latest.current.set(field, example);
      // An offer that waits for the end of typing names rows from before this correction.
      setOffer(before => (before?.example && changesField(before, field) ? undefined : before));
      const isLatest = (): boolean => latest.current.get(field) === example;
      const ask = async (): Promise<void> => {
        if (!isLatest()) return;
        const { usulan } = await call(importCalls.proposeRule, { ...input, body: example });
        if (!isLatest() || !usulan || refused.has(keyOf(usulan.aturan))) return;
        setOffer(before => before ?? { kind: 'correction', proposals: [usulan], example });
      };
      // A proposal is an offer; without it the correction is still saved.
      asked.current = asked.current.then(ask).catch(() => undefined);
    },
    open: () => void openFirst(refused),
    async accept({ proposals, example }, saves) {
      await saves.settle();
      const body = {
        aturan: proposals.map(({ aturan }) => aturan),
        ...(example ? { contoh: example } : {}),
      };
      const { impor, baris, sel, baru } = await runSerially(id, () =>
        call(importCalls.applyRules, { ...input, body }),
      );
      cache.setImport(impor);
      cache.setRows(baris);
      cache.invalidateCounts();
      const forget = (): void => {
        const forgotten =
          baru.length === 0
            ? Promise.resolve()
            : runSerially(id, () =>
                call(importCalls.removeRules, { ...input, body: { idAturan: baru } }),
              );
        // A rule that could not be forgotten is removed in the list of rules.
        void Promise.allSettled([forgotten, saves.settle()]).then(readAgain);
      };
      const rows = new Set(sel.map(({ nomor }) => nomor)).size;
      if (rows > baris.length) void cache.invalidateRows();
      return { rows, undo: saves.addStep(sel, forget) };
    },
    next(isAccepted) {
      if (!offer) return;
      const refusedNow = isAccepted ? [] : offer.proposals.map(({ aturan }) => keyOf(aturan));
      const allRefused = new Set([...refused, ...refusedNow]);
      setRefused(allRefused);
      setOffer(undefined);
      if (offer.kind === 'correction') {
        readAgain();
      } else void openFirst(allRefused);
    },
  };
}
