import { registerServiceWorker } from '../app/register-service-worker';
import { offerInstall } from './offer-install';
import { makeTabs } from './tabs';

makeTabs();
offerInstall();
registerServiceWorker();
