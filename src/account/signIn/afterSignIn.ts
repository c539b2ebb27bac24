import type { SignInResponse } from '#contract/auth.ts';
import { mustChangePassword } from '#src/account/mustChangePassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { deleteOtherUsersDrafts } from '#src/providers/drafts.ts';
import { clearOtherUsersReturnPath } from '#src/providers/returnPath.ts';
import { readSession, saveOrganisation, saveHasPic, saveSession } from '#src/providers/session.ts';

/**
 * Loads the name of the user's company or facility and whether it has a PIC. The console opens
 * without waiting for it.
 */
async function loadOrganisation(call: Call, signedIn: SignInResponse): Promise<void> {
  const { id, token, roleName, isChangedUser } = signedIn;
  const { userCalls } = await import('#contract/user.ts');
  const { organizationID, organizationName } = await call(userCalls.get, { params: { id } });
  const isCurrentSession = (): boolean => readSession()?.token === token;
  if (isCurrentSession()) saveOrganisation(organizationID, organizationName);
  // The server allows no other call until the initial password is changed.
  if (isChangedUser === 'False') return;
  const { needsPic } = await import('#contract/policy.ts');
  const isPicNamed = !needsPic(roleName) || (await hasPic(call));
  if (isCurrentSession()) saveHasPic(isPicNamed);
}

async function hasPic(call: Call): Promise<boolean> {
  const { picCalls } = await import('#contract/pic.ts');
  return (await call(picCalls.get, {})) !== null;
}

/** Stores the new session and drops data of other users; the routes react to the session. */
export function afterSignIn(call: Call, signedIn: SignInResponse): void {
  deleteOtherUsersDrafts(signedIn.id);
  clearOtherUsersReturnPath(signedIn.id);
  saveSession(signedIn);
  if (signedIn.isChangedUser === 'False') mustChangePassword.set();
  // On failure the toolbar shows the user's own name; the next sign-in retries.
  loadOrganisation(call, signedIn).catch(() => undefined);
}
