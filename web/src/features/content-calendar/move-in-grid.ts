/** Where the arrows lead from one link of the calendar: from day to day sideways, from link to link and week to week up and down. */
export function nextInGrid(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const cells = [...grid.querySelectorAll<HTMLElement>('td[data-day]')];
  const at = cells.findIndex((cell) => cell.contains(from));
  const linksOf = (cell: HTMLElement | undefined) =>
    cell ? [...cell.querySelectorAll<HTMLElement>('a')] : [];
  const own = linksOf(cells[at]);
  const place = own.findIndex((link) => link === from);
  const beside = (step: number) => {
    const links = linksOf(cells[at + step]);
    return links[Math.min(place, links.length - 1)] ?? null;
  };
  switch (key) {
    case 'ArrowRight':
      return beside(1);
    case 'ArrowLeft':
      return beside(-1);
    case 'ArrowDown':
      return own[place + 1] ?? linksOf(cells[at + 7])[0] ?? null;
    case 'ArrowUp':
      return own[place - 1] ?? linksOf(cells[at - 7]).at(-1) ?? null;
    case 'Home':
      return linksOf(cells[0])[0] ?? null;
    case 'End':
      return linksOf(cells.at(-1))[0] ?? null;
    default:
      return null;
  }
}
