import { pesertaCalls, type Peserta } from '#contract/peserta/index.ts';
import type { ActSpec } from '#src/ui/resource/definition.ts';
import { acts as personal } from '../peserta/acts.ts';

/**
 * Actions on boosters of the programme: check eligibility, create a ticket, activate and
 * deactivate.
 */
export const acts: readonly ActSpec<Peserta>[] = [
  {
    name: 'kelayakan',
    right: 'peserta.update',
    bulk: true,
    run: ({ id }, { call }) => call(pesertaCalls.checkEligibility, { params: { id } }),
  },
  {
    name: 'tiket',
    right: 'peserta.update',
    bulk: true,
    refuse: ({ noTiket, isActive, isEligible, statusData, dosisDiberikan }) => {
      const at = 'resources.peserta.act.tiket';
      if (noTiket !== null) return { reason: `${at}.already` };
      if (dosisDiberikan > 0) return { reason: `${at}.given` };
      if (!isActive) return { reason: `${at}.inactive` };
      if (statusData !== 'VALID') return { reason: `${at}.invalid` };
      return isEligible ? undefined : { reason: `${at}.early` };
    },
    run: ({ id }, { call }) => call(pesertaCalls.makeTicket, { params: { id } }),
  },
  ...personal,
];
