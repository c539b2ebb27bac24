import Button from '@mui/material/Button';
import { use } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RuleOffersContext } from './useRuleOffers.ts';

/** Buttons that open the rules which apply to the file, and the list of remembered rules. */
export const RuleButtons = () => {
  const t = useMessages();
  const offers = use(RuleOffersContext);
  if (!offers) return null;
  return (
    <>
      {offers.count > 0 ? (
        <Button size="small" variant="outlined" onClick={offers.open}>
          {t('resources.import.rules.offers', { smart_count: offers.count })}
        </Button>
      ) : null}
      {offers.hasRules ? (
        <Button size="small" color="inherit" onClick={() => offers.setListOpen(true)}>
          {t('resources.import.rules.open')}
        </Button>
      ) : null}
    </>
  );
};
