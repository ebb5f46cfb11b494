/**
 * Runs `work` while no background trigger fires, so that the seed's documents are neither raced nor counted twice. Flushes what
 * was pending before it begins.
 */
export async function withoutTriggers(work: () => Promise<void>) {
  await setTriggers('disable');
  try {
    await work();
  } finally {
    await setTriggers('enable');
  }
}

async function setTriggers(verb: 'disable' | 'enable') {
  const hub = process.env.FIREBASE_EMULATOR_HUB;
  if (!hub) throw new Error('FIREBASE_EMULATOR_HUB is not set');
  const response = await fetch(`http://${hub}/functions/${verb}BackgroundTriggers`, {
    method: 'PUT',
  });
  if (!response.ok)
    throw new Error(`The emulator hub could not ${verb} the triggers: ${await response.text()}`);
}
