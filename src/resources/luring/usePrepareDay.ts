import { useMessages } from '#src/i18n/useMessages.ts';
import { useCommand } from '#src/kit/command/useCommand.ts';
import { useApi } from '#src/providers/api/ApiContext.ts';
import { browserDay } from '#src/providers/offline/browserDay.ts';
import { storeShell } from '#src/providers/offline/shell.ts';

/** Command that prepares the day: it stores the shell, then the day. */
export function usePrepareDay() {
  const t = useMessages();
  const { call } = useApi();
  return useCommand({
    run: async () => {
      const day = await browserDay.prepare(call);
      // The day itself is of use as long as the page is open, so it stays without the shell.
      const hasShell = await storeShell().then(
        () => true,
        () => false,
      );
      return { day, hasShell };
    },
    success: ({ day, hasShell }) =>
      !hasShell
        ? { text: t('resources.luring.prepare.no_shell'), type: 'warning' }
        : day.tidakTermuat > 0
          ? {
              text: t('resources.luring.prepare.too_many', { smart_count: day.tidakTermuat }),
              type: 'warning',
            }
          : t('resources.luring.prepare.done', { smart_count: day.orang.length }),
    notifiesErrors: true,
  });
}
