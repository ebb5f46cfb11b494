export const unsettledKey = (uid: string) => `unsettled.${uid}`;
