import { useEffect, useState } from 'react';
import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { i18nProvider } from './i18n/index.ts';
import { ErrorBoundary } from './layout/ErrorBoundary.tsx';
import { Frame } from './layout/frame/Frame.tsx';
import { Notifications } from './layout/notify/Notifications.tsx';
import { Screens } from './layout/Screens.tsx';
import { useApi, useSession } from './providers/api/ApiContext.ts';
import { authProvider } from './providers/auth/authProvider.ts';
import { createDataProvider } from './providers/data/index.ts';
import { createQueryClient } from './providers/queries.ts';
import { readSession, watchSession } from './providers/session.ts';

/** What react-admin has to know of each resource; its screens are ours, in `screens.ts`. */
const definitions = {
  user: { name: 'user', recordRepresentation: 'fullName' },
  role: { name: 'role', recordRepresentation: 'name' },
  peserta: { name: 'peserta', recordRepresentation: 'nama' },
  pesertaOwn: { name: 'pesertaOwn', recordRepresentation: 'nama' },
  impor: { name: 'impor', recordRepresentation: 'namaBerkas' },
  application: { name: 'application', recordRepresentation: 'namaBHBU' },
  audit: { name: 'audit', recordRepresentation: 'label' },
  outbox: { name: 'outbox', recordRepresentation: 'perihal' },
};

/** A memory of answers that forgets them the moment somebody else, or nobody, is signed in. */
function useAnswers(person: number) {
  const [client] = useState(createQueryClient);
  useEffect(
    () =>
      watchSession(() => {
        if (readSession()?.id !== person) client.clear();
      }),
    [client, person],
  );
  return client;
}

const Console = ({ person }: { person: number }) => {
  const api = useApi();
  const [dataProvider] = useState(() => createDataProvider(api));
  // In memory alone: react-admin would keep filters, and so what was searched for, in the browser.
  const [store] = useState(() => memoryStore());
  return (
    <CoreAdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={useAnswers(person)}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ErrorBoundary at="">
          <Frame>
            <Screens />
          </Frame>
        </ErrorBoundary>
        <Notifications />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
};

/**
 * The signed-in console, for `/dashboard` and `/admin`. React-admin's contexts without its own
 * routes and pages, so none of its fixed paths exist here. Another person gets a console of their
 * own; the same one signing in again keeps what they were doing.
 */
const App = () => {
  const session = useSession();
  if (!session) return <Navigate to="/" replace />;
  return <Console key={`${session.id} ${session.role}`} person={session.id} />;
};

export default App;
