interface Fault {
  fault: string;
  /** How often, or what, was tried. */
  tried: string;
  /** How many of those things were lost, counted afterwards. */
  lost: number;
}

/** Prints what a fault was tried on and what it cost, so that a run shows the whole list; anything lost fails the test. */
export function reportFault({ fault, tried, lost }: Fault): void {
  console.log(`fault: ${fault} — tried ${tried}, lost ${lost === 0 ? 'zero' : lost}`);
  if (lost !== 0) throw new Error(`${fault}: ${lost} lost`);
}
