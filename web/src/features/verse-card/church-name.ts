import { churchSchema } from '@raizes/domain/documents/people';
import { paths } from '@raizes/domain/paths';
import { useEffect, useState } from 'react';
import { fetchDoc, readCachedDoc } from '@/lib/reads';

/** The church's name, first from this device's cache, then from the server; '' while neither has answered. */
export function useChurchName(): string {
  const [name, setName] = useState('');
  useEffect(() => {
    let isShown = true;
    const show = async (read: typeof fetchDoc) => {
      const church = await read(paths.church, churchSchema);
      if (isShown && church.state === 'ready') setName(church.value.name);
    };
    const readBoth = async () => {
      await show(readCachedDoc);
      await show(fetchDoc);
    };
    readBoth().catch((cause: unknown) =>
      console.warn('The church’s name could not be read', cause),
    );
    return () => {
      isShown = false;
    };
  }, []);
  return name;
}
