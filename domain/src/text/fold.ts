/** Removes accents and case. Stored search indexes depend on this function, so changing it requires rebuilding them. */
export const foldText = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
