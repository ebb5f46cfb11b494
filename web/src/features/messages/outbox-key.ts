export const outboxKey = (uid: string) => `outbox.${uid}`;
