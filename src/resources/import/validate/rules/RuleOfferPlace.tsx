import { Suspense, use } from 'react';
import { lazyDialog } from '#src/kit/lazy/lazyDialog.tsx';
import { RuleOffersContext } from './useRuleOffers.ts';

const OfferDialog = lazyDialog(() => import('./RuleOfferDialog.tsx'));

/** The dialog of the offer that is decided on. It waits until the text that is being typed is saved. */
export const RuleOfferPlace = ({ isTyping }: { isTyping: boolean }) => {
  const offer = use(RuleOffersContext)?.offer;
  return offer && !isTyping ? (
    <Suspense>
      <OfferDialog key={JSON.stringify(offer.proposals[0]?.aturan)} offer={offer} />
    </Suspense>
  ) : null;
};
