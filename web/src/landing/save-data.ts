/** Whether the person saves data or the connection is slow, as far as the browser reports it. */
export function shouldSaveData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  const savesData = 'saveData' in connection && connection.saveData === true;
  const isSlow = 'effectiveType' in connection && String(connection.effectiveType).endsWith('2g');
  return savesData || isSlow;
}
