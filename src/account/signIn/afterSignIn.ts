import type { SignedIn } from '#contract/auth.ts';
import { firstPassword } from '#src/account/firstPassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { dropDraftsOfOthers } from '#src/providers/drafts.ts';
import { forgetPathOfOthers } from '#src/providers/returnTo.ts';
import { readSession, saveOrganisation, saveSession } from '#src/providers/session.ts';

/** Learns the name of the person's company or facility; the console opens without waiting for it. */
async function learnOrganisation(call: Call, { id, token }: SignedIn): Promise<void> {
  const { userCalls } = await import('#contract/user.ts');
  const { organizationID, organizationName } = await call(userCalls.get, { params: { id } });
  if (readSession()?.token === token) saveOrganisation(organizationID, organizationName);
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
