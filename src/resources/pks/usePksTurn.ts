import { awaitedIn } from '#contract/core/lifecycle.ts';
import type { Pks } from '#contract/domains/pks/record.ts';
import { pksStates } from '#contract/states/pks.ts';
import { useMessages } from '#src/i18n/useMessages.ts';
import { pksPrintPath } from '#src/kit/documents/printPaths.ts';
import { mayDo } from '#src/kit/record/mayDo.ts';
import type { Turn, TurnStep } from '#src/kit/record/TurnPanel.tsx';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { permissionScope } from '#src/providers/auth/permissionScope.ts';
import { buyerCopyPath, sellerCopyPath } from '../order/paths.ts';

/** The states in which an agreement waits for a signature, with the page on which the copy is uploaded. */
const copyPaths = {
  MENUNGGU_TTD_BHBU: buyerCopyPath,
  MENUNGGU_TTD_PENJUAL: sellerCopyPath,
} as const;

type SigningState = keyof typeof copyPaths;

/** Whether an agreement waits for a signature, for which it is printed first. */
export const isSigning = (status: Pks['statuspks']): status is SigningState => status in copyPaths;

/** Whether an agreement is on its way to come into force. */
const isUnderWay = (
  status: Pks['statuspks'],
): status is SigningState | 'DRAFT' | 'TERBIT' | 'MENUNGGU_VERIFIKASI' =>
  awaitedIn(pksStates, status) !== undefined;

/**
 * Returns what an agreement waits for until it is in force, and whose turn it is. Who signs prints it first and then
 * uploads the signed copy; the other steps are actions in the page's header.
 */
export function usePksTurn({
  id,
  idOrder,
  jenis,
  statuspks,
  pengunggahSendiri,
}: Pks): Turn | undefined {
  const t = useMessages();
  const { role } = useRequiredSession();
  const awaited = awaitedIn(pksStates, statuspks);
  if (!awaited || !isUnderWay(statuspks)) return undefined;
  const side = permissionScope(role, 'pks.read') === 'own' ? 'buyer' : 'seller';
  const isOwnCopy = statuspks === 'MENUNGGU_VERIFIKASI' && pengunggahSendiri;
  const isAllowed = mayDo(awaited, role);
  const isMine = awaited.side === side && isAllowed && !isOwnCopy;
  const turn = {
    isMine,
    label: t(`resources.pks.turn.${isMine ? 'mine' : awaited.side}`),
    right: awaited.right,
  };
  const steps: TurnStep[] =
    isSigning(statuspks) && isAllowed
      ? [
          {
            turn,
            text: t(`resources.pks.turn.print.${statuspks}`),
            button: { label: t('common.action.print'), to: pksPrintPath({ id, jenis }) },
          },
          {
            text: t('resources.pks.turn.upload'),
            button: {
              label: t(
                statuspks === 'MENUNGGU_TTD_BHBU'
                  ? 'resources.pks.link.upload_buyer'
                  : 'resources.pks.link.upload_seller',
              ),
              to: copyPaths[statuspks](idOrder),
            },
          },
        ]
      : [
          {
            turn,
            text: isOwnCopy
              ? t('resources.pks.own_copy')
              : t(`resources.pks.turn.next.${statuspks}.${isAllowed ? 'act' : 'wait'}`),
          },
        ];
  return { title: t('resources.pks.turn.title'), steps };
}
