import type { SignedIn } from '#contract/auth.ts';
import { firstPassword } from '#src/account/firstPassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { dropDraftsOfOthers } from '#src/providers/drafts.ts';
import { forgetPathOfOthers } from '#src/providers/returnTo.ts';
import { readSession, saveOrganisation, savePic, saveSession } from '#src/providers/session.ts';

/**
 * Learns the name of the person's company or facility, and whether it has named who is in charge;
 * the console opens without waiting for it.
 */
async function learnOrganisation(call: Call, signedIn: SignedIn): Promise<void> {
  const { id, token, roleName, isChangedUser } = signedIn;
  const { userCalls } = await import('#contract/user.ts');
  const { organizationID, organizationName } = await call(userCalls.get, { params: { id } });
  const isStillMe = (): boolean => readSession()?.token === token;
  if (isStillMe()) saveOrganisation(organizationID, organizationName);
  // Before the first password is changed the server tells no more.
  if (isChangedUser === 'False') return;
  const { needsPic } = await import('#contract/policy.ts');
  const named = !needsPic(roleName) || (await hasPic(call));
  if (isStillMe()) savePic(named);
}

async function hasPic(call: Call): Promise<boolean> {
  const { picCalls } = await import('#contract/pic.ts');
  return (await call(picCalls.get, {})) !== null;
}

/** Makes the person who signed in the one the portal is open to; the routes follow from that. */
export function afterSignIn(call: Call, signedIn: SignedIn): void {
  dropDraftsOfOthers(signedIn.id);
  forgetPathOfOthers(signedIn.id);
  saveSession(signedIn);
  if (signedIn.isChangedUser === 'False') firstPassword.put();
  // Without it the toolbar shows the person's own name; the next sign-in asks again.
  learnOrganisation(call, signedIn).catch(() => undefined);
}
