import { offerInstall } from './offer-install';
import { registerServiceWorker } from './register-service-worker';
import { makeTabs } from './tabs';

makeTabs();
offerInstall();
registerServiceWorker();
