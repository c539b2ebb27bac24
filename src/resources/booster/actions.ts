import { pesertaCalls, type Peserta } from '#contract/domains/peserta/index.ts';
import type { ActionSpec } from '#src/kit/resource/definition.ts';
import { pesertaActions as personal } from '../peserta/actions.ts';

/**
 * Actions on boosters of the programme: check eligibility, create a ticket, activate and
 * deactivate.
 */
export const boosterActions: readonly ActionSpec<Peserta>[] = [
  {
    name: 'kelayakan',
    right: 'peserta.update',
    isBulk: true,
    run: ({ id }, { call }) => call(pesertaCalls.checkEligibility, { params: { id } }),
  },
  {
    name: 'tiket',
    right: 'peserta.update',
    isBulk: true,
    disabledReason: ({ noTiket, isActive, isEligible, statusData, dosisDiberikan }) => {
      const messagePrefix = 'resources.peserta.action.tiket';
      if (noTiket !== null) return { messageKey: `${messagePrefix}.already` };
      if (dosisDiberikan > 0) return { messageKey: `${messagePrefix}.given` };
      if (!isActive) return { messageKey: `${messagePrefix}.inactive` };
      if (statusData !== 'VALID') return { messageKey: `${messagePrefix}.invalid` };
      return isEligible ? undefined : { messageKey: `${messagePrefix}.early` };
    },
    run: ({ id }, { call }) => call(pesertaCalls.makeTicket, { params: { id } }),
  },
  ...personal,
];
