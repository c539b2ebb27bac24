import { mustChangePassword } from '#src/account/mustChangePassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { readSession, saveHasPic, saveOrganisation, type Session } from '#src/providers/session.ts';

/** Token of the session that is being completed. */
let loadingToken: string | null = null;

/**
 * Loads the name of the user's company or facility and whether it has a PIC, unless the session has
 * both. The console opens without waiting for it. A page that was reloaded before the answers came
 * asks again.
 */
export function completeSession(call: Call): void {
  const session = readSession();
  if (!session?.isIncomplete || session.token === loadingToken) return;
  loadingToken = session.token;
  load(call, session)
    // On failure the toolbar shows the user's own name; the next page load tries again.
    .catch(() => undefined)
    .finally(() => {
      if (loadingToken === session.token) loadingToken = null;
    });
}

async function load(call: Call, { id, token, role }: Session): Promise<void> {
  const { userCalls } = await import('#contract/domains/user.ts');
  const { organizationID, organizationName } = await call(userCalls.get, { params: { id } });
  const isCurrentSession = (): boolean => readSession()?.token === token;
  if (isCurrentSession()) saveOrganisation(organizationID, organizationName);
  // The server allows no other call until the initial password is changed.
  if (mustChangePassword.isSet()) return;
  const { needsPic } = await import('#contract/policy.ts');
  const isPicNamed = !needsPic(role) || (await hasPic(call));
  if (!isCurrentSession()) return;
  saveHasPic(isPicNamed);
}

async function hasPic(call: Call): Promise<boolean> {
  const { picCalls } = await import('#contract/domains/pic.ts');
  return (await call(picCalls.get, {})) !== null;
}
