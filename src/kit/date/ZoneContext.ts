import { createContext, useContext } from 'react';
import type { Zone } from '#contract/core/values/zone.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { accountZone } from '#src/providers/session.ts';

/** Zone of the facility whose hours are entered below; without one, that of the account. */
export const ZoneContext = createContext<Zone | undefined>(undefined);

/** Returns a function that adds the zone in which it is entered to the label of an hour: 'Jam (WITA)'. */
export function useZonedLabel(): (label: string) => string {
  const t = useMessages();
  const zone = useContext(ZoneContext) ?? accountZone();
  return label => t('form.time.zoned', { label, zone });
}
