import type { SignInResponse } from '#contract/domains/auth.ts';
import { mustChangePassword } from '#src/account/mustChangePassword.ts';
import type { Call } from '#src/providers/api/http.ts';
import { deleteOtherUsersDrafts } from '#src/providers/drafts.ts';
import { clearOtherUsersReturnPath } from '#src/providers/returnPath.ts';
import { saveSession } from '#src/providers/session.ts';
import { completeSession } from './completeSession.ts';

/** Stores the new session and drops data of other users; the routes react to the session. */
export function afterSignIn(call: Call, signedIn: SignInResponse): void {
  deleteOtherUsersDrafts(signedIn.id);
  clearOtherUsersReturnPath(signedIn.id);
  saveSession(signedIn, true);
  if (signedIn.isChangedUser === 'False') mustChangePassword.set();
  completeSession(call);
}
