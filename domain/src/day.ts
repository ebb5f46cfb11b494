/** A calendar day as the person's own device counts it, `YYYY-MM-DD`. */
export type Day = `${number}-${number}-${number}`;
