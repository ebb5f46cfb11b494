const SHOWN = 50;

/** An endpoint is as long as a push service likes. */
export const shortEndpoint = (endpoint: string) =>
  endpoint.length > SHOWN ? `${endpoint.slice(0, SHOWN)}…` : endpoint;
