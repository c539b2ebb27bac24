import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import '#src/kit/theme/font.css';
import { Portal } from './Portal.tsx';
import { tolerateMovedNodes } from './portal/tolerateMovedNodes.ts';
import { routes } from './portal/routes.tsx';
import { registerTrustedTypes } from './portal/trustedTypes.ts';

registerTrustedTypes();
tolerateMovedNodes();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Outside of the rendering, which may be done twice: a router listens to the history of the browser.
const router = createBrowserRouter(routes);

// As a transition, the first render is done in steps, between which the browser answers the user.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Portal
        fetch={(input, init) => window.fetch(input, init)}
        // Loaded with the first upload, to keep it out of the sign-in page's chunk.
        send={async (...sent) =>
          (await import('#src/providers/api/sendByXhr.ts')).sendByXhr(...sent)
        }
        baseUrl={(import.meta.env['VITE_API_URL'] as string | undefined) ?? '/api'}
        router={router}
      />
    </StrictMode>,
  ),
);
