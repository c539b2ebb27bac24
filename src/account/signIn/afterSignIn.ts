import type { SignedIn } from '#contract/auth.ts';
import { firstPassword } from '#src/account/firstPassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { dropDraftsOfOthers } from '#src/providers/drafts.ts';
import { forgetPathOfOthers } from '#src/providers/returnTo.ts';
import { readSession, saveOrganisation, savePic, saveSession } from '#src/providers/session.ts';

/**
 * Loads the name of the user's company or facility and whether it has a PIC. The console opens
 * without waiting for it.
 */
async function learnOrganisation(call: Call, signedIn: SignedIn): Promise<void> {
  const { id, token, roleName, isChangedUser } = signedIn;
  const { userCalls } = await import('#contract/user.ts');
  const { organizationID, organizationName } = await call(userCalls.get, { params: { id } });
  const isStillMe = (): boolean => readSession()?.token === token;
  if (isStillMe()) saveOrganisation(organizationID, organizationName);
  // The server allows no other call until the initial password is changed.
  if (isChangedUser === 'False') return;
  const { needsPic } = await import('#contract/policy.ts');
  const named = !needsPic(roleName) || (await hasPic(call));
  if (isStillMe()) savePic(named);
}

async function hasPic(call: Call): Promise<boolean> {
  const { picCalls } = await import('#contract/pic.ts');
  return (await call(picCalls.get, {})) !== null;
}

/** Stores the new session and drops data of other users; the routes react to the session. */
export function afterSignIn(call: Call, signedIn: SignedIn): void {
  dropDraftsOfOthers(signedIn.id);
  forgetPathOfOthers(signedIn.id);
  saveSession(signedIn);
  if (signedIn.isChangedUser === 'False') firstPassword.put();
  // On failure the toolbar shows the user's own name; the next sign-in retries.
  learnOrganisation(call, signedIn).catch(() => undefined);
}
