import type { WaitingPeserta } from '#contract/domains/certificate/record.ts';
import { useLookup } from '#src/kit/fields/useLookup.ts';

/** The masked NIK of a citizen, or the country and the masked passport number of a foreigner. */
export const WaitingIdentity = ({ record }: { record: WaitingPeserta }) => {
  const { identitas, negara, noPaspor } = record;
  const { data: countries = [] } = useLookup(negara === null ? undefined : 'negara');
  const country = countries.find(({ id }) => id === negara)?.name;
  return country === undefined
    ? identitas
    : [country, noPaspor].filter(part => part !== null).join(', ');
};
