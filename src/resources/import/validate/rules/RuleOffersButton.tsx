import Button from '@mui/material/Button';
import { use } from 'react';
import { useMessages } from '#src/i18n/useMessages.ts';
import { RuleOffersContext } from './useRuleOffers.ts';

/** Button that opens the rules which apply to the file; nothing without any. */
export const RuleOffersButton = () => {
  const t = useMessages();
  const offers = use(RuleOffersContext);
  return offers && offers.count > 0 ? (
    <Button size="small" variant="outlined" onClick={offers.open}>
      {t('resources.import.rules.offers', { smart_count: offers.count })}
    </Button>
  ) : null;
};
