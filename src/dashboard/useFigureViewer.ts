import { accountManagerRole } from '#contract/policy.ts';
import type { FigureViewer } from '#src/kit/list/figures.ts';
import { useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { usePreference } from '#src/providers/preferences.ts';

/** Who looks at the figures, and whether an account manager limits them to the own companies. */
interface ManagedFigures {
  readonly viewer: FigureViewer;
  /** Query of the calls of the figures. */
  readonly query: { readonly accountManagerId?: number };
  /** Whether the user can limit the figures. */
  readonly canLimit: boolean;
  readonly isLimited: boolean;
  /** Remembers the choice on the server. */
  readonly setLimited: (isLimited: boolean) => void;
  /** Whether the remembered choice is not known yet. */
  readonly isPending: boolean;
}

/** Returns for whom the dashboard and the counts of the menu are. */
export function useFigureViewer(): ManagedFigures {
  const session = useRequiredSession();
  const canLimit = session.role === accountManagerRole;
  const { value, set, isPending } = usePreference<boolean>(
    'dasbor.perusahaanSaya',
    false,
    canLimit,
  );
  const isLimited = canLimit && value;
  const query = isLimited ? { accountManagerId: session.id } : {};
  return {
    viewer: { ...session, ...query },
    query,
    canLimit,
    isLimited,
    setLimited: set,
    isPending,
  };
}
