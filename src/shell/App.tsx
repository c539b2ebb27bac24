import { useEffect, useState } from 'react';
import { CoreAdminContext, memoryStore, ResourceDefinitionContextProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { ErrorBoundary } from '#src/kit/pages/ErrorBoundary.tsx';
import { useApi, useSession } from '#src/providers/api/ApiContext.ts';
import { authProvider } from '#src/providers/auth/authProvider.ts';
import { createDataProvider } from '#src/providers/data/dataProvider.ts';
import { createQueryClient } from '#src/providers/queryClient.ts';
import { readSession, subscribeSession } from '#src/providers/session.ts';
import { i18nProvider } from './i18nProvider.ts';
import { ConsoleLayout } from './frame/ConsoleLayout.tsx';
import { LiveUpdates } from './live/LiveUpdates.tsx';
import { Notifications } from './notify/Notifications.tsx';
import { resourcesPath } from './routing/resourceRoutes.tsx';
import { descriptors, resourceDefinitions } from './resourceDefinitions.tsx';
import { ScreenRoutes } from './routing/screenRoutes.tsx';

/** Returns a query client that is cleared when another user signs in or the user signs out. */
function useUserQueryClient(userId: number) {
  const [client] = useState(createQueryClient);
  useEffect(() => {
    let hadPic = readSession()?.hasPic;
    return subscribeSession(() => {
      const session = readSession();
      if (session?.id !== userId) client.clear();
      // The page behind the dialog that asks for the PIC shows it too: first steps, company, orders.
      else if (hadPic === false && session.hasPic) void client.invalidateQueries();
      hadPic = session?.hasPic;
    });
  }, [client, userId]);
  return client;
}

const ConsoleProviders = ({ userId }: { userId: number }) => {
  const api = useApi();
  const [dataProvider] = useState(() => createDataProvider(api, descriptors));
  // In memory only: react-admin's default store would persist filters, and so search texts, in the
  // browser.
  // With the language, or react-admin would render nothing until it has chosen one.
  const [store] = useState(() => memoryStore({ locale: i18nProvider.getLocale() }));
  return (
    <CoreAdminContext
      authProvider={authProvider}
      basename={resourcesPath}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={useUserQueryClient(userId)}
      store={store}
    >
      <ResourceDefinitionContextProvider definitions={resourceDefinitions}>
        <LiveUpdates userId={userId}>
          <ErrorBoundary resetKey="">
            <ConsoleLayout>
              <ScreenRoutes />
            </ConsoleLayout>
          </ErrorBoundary>
          <Notifications />
        </LiveUpdates>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
};

/**
 * The signed-in console, for `/dashboard` and `/admin`. It uses react-admin's contexts without
 * `<Admin>`, so react-admin's built-in routes do not exist. The key remounts it for another user;
 * the same user signing in again keeps their state.
 */
const App = () => {
  const session = useSession();
  if (!session) return <Navigate to="/" replace />;
  return <ConsoleProviders key={`${session.id} ${session.role}`} userId={session.id} />;
};

export default App;
