import { Suspense, use } from 'react';
import type { Import } from '#contract/domains/import/index.ts';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { RuleOffersContext } from './useRuleOffers.ts';

const RuleOfferDialog = lazyDialog(() => import('./RuleOfferDialog.tsx'));
const RememberedRulesDialog = lazyDialog(() => import('./RememberedRulesDialog.tsx'));

interface RuleDialogsProps {
  importRecord: Import;
  /** An offer waits until the text that is being typed is saved. */
  isTyping: boolean;
}

/** The dialogs of correction rules, loaded when they open. */
export const RuleDialogs = ({ importRecord, isTyping }: RuleDialogsProps) => {
  const offers = use(RuleOffersContext);
  if (!offers) return null;
  const { offer } = offers;
  return (
    <Suspense>
      {offers.isListOpen ? (
        <RememberedRulesDialog
          importRecord={importRecord}
          onClose={() => offers.setListOpen(false)}
        />
      ) : offer && !isTyping ? (
        <RuleOfferDialog key={JSON.stringify(offer.proposals[0]?.aturan)} offer={offer} />
      ) : null}
    </Suspense>
  );
};
