import type { PermintaanDataDetail } from '#contract/domains/permintaan-data/index.ts';
import { useMessages } from '#src/i18n/useMessages.ts';

/** Says what answering a request does with the data of its participants. */
export const EffectWarning = ({ record: { jenis } }: { record: PermintaanDataDetail }) => {
  const t = useMessages();
  return t(`resources.permintaanData.effect.${jenis}`);
};
