interface Fault {
  fault: string;
  /** What was tried, and how many times. */
  tried: string;
  /** How many of those were lost. */
  lost: number;
}

/** Prints what a fault was tried on and what was lost, so that a run lists every fault. Throws if anything was lost. */
export function reportFault({ fault, tried, lost }: Fault): void {
  console.log(`fault: ${fault} — tried ${tried}, lost ${lost === 0 ? 'zero' : lost}`);
  if (lost !== 0) throw new Error(`${fault}: ${lost} lost`);
}
