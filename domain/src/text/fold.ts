/** Without accents and case. Stored search indexes are built with it: changing it requires rebuilding them. */
export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
