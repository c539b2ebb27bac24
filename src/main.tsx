import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './layout/theme/font.css';
import { Portal } from './Portal.tsx';
import { sendByXhr } from './providers/api/sendByXhr.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <Portal
      fetch={(input, init) => window.fetch(input, init)}
      send={sendByXhr}
      baseUrl={(import.meta.env['VITE_API_URL'] as string | undefined) ?? '/api'}
    />
  </StrictMode>,
);
