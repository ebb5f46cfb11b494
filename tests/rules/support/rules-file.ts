export const rulesFile = new URL('../../../firestore.rules', import.meta.url);
