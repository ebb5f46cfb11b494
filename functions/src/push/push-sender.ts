/** What a push says: a title, a short body and where it leads. Never what somebody wrote. */
export interface PushMessage {
  title: string;
  body: string;
  /** Within the app. */
  url: string;
  /** Two of the same tag are one on the screen. */
  tag: string;
  /** How long it is worth delivering. */
  ttlSeconds: number;
}

export interface Device {
  id: string;
  /** What FCM calls it; where there is no FCM, there is none. */
  token: string | null;
}

/**
 * `gone`: the device no longer takes pushes from us. `later`: it may take it if it is tried again. `refused`: our own fault,
 * which no repetition mends and which says nothing about the device.
 */
export type DeviceOutcome = 'sent' | 'gone' | 'later' | 'refused';

export interface PushSender {
  /** An outcome for each device, in their order; never throws. */
  send(uid: string, message: PushMessage, devices: readonly Device[]): Promise<DeviceOutcome[]>;
}
