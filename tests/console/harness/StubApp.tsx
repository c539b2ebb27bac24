import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { roleCalls } from '#contract/domains/role.ts';
import { userCalls } from '#contract/domains/user.ts';
import { useSignOut } from '#src/account/useSignOut.ts';
import { useApi, useRequiredSession } from '#src/providers/api/ApiContext.ts';
import { useDraft } from '#src/providers/drafts.ts';

/** Form with one field that uses a draft. */
function StubForm({ path }: { path: string }) {
  const [text, setText] = useState('');
  const draft = useDraft<{ text: string }>(path, () => (text === '' ? null : { text }));
  return (
    <>
      <label>
        Isian <input value={text} onChange={event => setText(event.target.value)} />
      </label>
      <output>{draft ? `Dikembalikan: ${draft.text}` : 'Formulir kosong'}</output>
    </>
  );
}

/** Stub of the console: a page heading, API calls, a form with a draft, and a sign-out button. */
export default function StubApp() {
  const { call } = useApi();
  const { fullName, id, org } = useRequiredSession();
  const { pathname, search } = useLocation();
  const signOut = useSignOut();
  const fetchUser = (): void => {
    call(userCalls.get, { params: { id } }).catch(() => undefined);
  };
  return (
    <main>
      <h1>Halaman {pathname + search}</h1>
      <p>
        {fullName}, {org ?? 'tanpa organisasi'}
      </p>
      <StubForm key={pathname} path={pathname} />
      <button onClick={fetchUser}>Panggil</button>
      <button onClick={() => void call(roleCalls.list, {}).catch(() => undefined)}>
        Panggil peran
      </button>
      <button onClick={() => void signOut()}>Keluar</button>
      <Link to="/admin/role?page=2">Peran</Link>
    </main>
  );
}
