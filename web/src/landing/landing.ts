import { offerInstall } from './offer-install';
import { registerServiceWorker } from '../lib/register-service-worker';
import { makeTabs } from './tabs';

makeTabs();
offerInstall();
registerServiceWorker();
