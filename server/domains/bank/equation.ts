import type { Explanation, WordedExplanation } from '#contract/domains/bank/explanation.ts';
import type { PphKind } from '#contract/domains/tax/index.ts';
import type { Context } from '#server/platform/context.ts';
import { message } from '#server/platform/messages/message.ts';

const pphNumbers: Readonly<Record<PphKind, string>> = {
  TANPA_PPH: '',
  PPH22_FARMASI: '22',
  PPH22_BUMN: '22',
  PPH23_JASA: '23',
};

/** Adds the equation in words, in the language of the caller. */
export function inWords({ render }: Pick<Context, 'render'>, one: Explanation): WordedExplanation {
  const { bagian, biaya } = one;
  const sum = (of: 'jumlah' | 'pph' | 'ssp'): number =>
    bagian.reduce((total, part) => total + part[of], 0);
  const plus = bagian.map(({ noInvoice, idPayment, terbuka }) =>
    render(
      message(idPayment === null ? 'bank.term.invoice' : 'bank.term.payment', {
        nomor: noInvoice ?? '',
        jumlah: terbuka,
      }),
    ),
  );
  const numbers = [
    ...new Set(bagian.flatMap(({ jenisPph }) => jenisPph.map(kind => pphNumbers[kind]))),
  ];
  const minus = [
    ...(sum('pph') > 0
      ? [message('bank.term.pph', { jenis: numbers.sort().join('/'), jumlah: sum('pph') })]
      : []),
    ...(sum('ssp') > 0 ? [message('bank.term.ssp', { jumlah: sum('ssp') })] : []),
    ...(biaya > 0 ? [message('bank.term.fee', { jumlah: biaya })] : []),
  ].map(term => ` − ${render(term)}`);
  const total = render(message('bank.term.total', { jumlah: sum('jumlah') }));
  return { ...one, persamaan: `${plus.join(' + ')}${minus.join('')} = ${total}` };
}
