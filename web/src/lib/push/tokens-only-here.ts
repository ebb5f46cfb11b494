/* oxlint-disable no-underscore-dangle, no-shadow -- The name is Firebase’s own, and told to TypeScript below. */
import { _registerComponent } from 'firebase/app';

declare module 'firebase/app' {
  /** Firebase's parts find each other by these names: the first of a name stays. */
  export function _registerComponent(component: object): boolean;
}

// Each call of a function would ask FCM for this device's token too: by a service worker that there is none of, and on a device
// whose pushes were turned off by subscribing it again. So what they ask has no token. To be loaded before firebase/messaging.
_registerComponent({
  name: 'messaging-internal',
  instanceFactory: () => ({ getToken: async () => null }),
  instantiationMode: 'LAZY',
  multipleInstances: false,
  serviceProps: {},
  type: 'PRIVATE',
  onInstanceCreated: null,
});
