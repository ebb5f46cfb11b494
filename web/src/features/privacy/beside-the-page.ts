import { useEffect, useState } from 'react';

/** A place in the document for what stands over the page and leaves the page itself as it is. */
export function useBesideThePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.append(place);
    return () => place.remove();
  }, [place]);
  return place;
}
