import { createElement } from 'react';
import { addMessages } from '#src/i18n/lazyMessages.ts';
import { ResourceEdit } from '#src/kit/form/ResourcePages.tsx';
import { lazyComponent } from '#src/kit/lazy/lazyComponent.ts';
import { ResourceList } from '#src/kit/list/ResourceList.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { importLinks } from '#texts/importLinks.ts';
import { peserta } from '#texts/peserta.ts';
import { pesertaVoucher, pesertaVoucherOwn } from '#texts/pesertaVoucher.ts';
import { pesertaVoucherDefinition } from './definition.ts';

addMessages({
  resources: {
    import: importLinks,
    peserta,
    pesertaOwn: peserta,
    pesertaVoucher,
    pesertaVoucherOwn,
  },
});

// The page is larger than the list, and brings its own messages.
const Detail = lazyComponent(
  async () => (await import('../peserta/riwayat/index.ts')).PesertaDetailScreen,
);

/** Participants with a voucher within the caller's scope. */
export const PesertaVoucherList = () => {
  const { role } = useRequiredSession();
  return createElement(ResourceList, { definition: pesertaVoucherDefinition(role) });
};

/** Edit form of a participant with a voucher. */
export const PesertaVoucherEdit = () => {
  const { role } = useRequiredSession();
  return createElement(ResourceEdit, { definition: pesertaVoucherDefinition(role) });
};

/** A participant with their vouchers and history. */
export const PesertaVoucherDetail = () => {
  const { role } = useRequiredSession();
  return createElement(Detail, { definition: pesertaVoucherDefinition(role) });
};
