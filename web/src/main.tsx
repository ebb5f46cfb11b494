import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { registerServiceWorker } from '@/lib/service-worker';
import { setPerson } from '@/lib/session';
import { toastError } from '@/lib/toast';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import('@/lib/firebase/watch-session').then(
  (module) => module.watchSession(),
  () => {
    setPerson(null);
    toastError('Não foi possível abrir o Raízes', 'Verifique sua conexão e recarregue a página.');
  },
);
registerServiceWorker();
