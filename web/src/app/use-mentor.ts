import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAM = 'mentor';
const OPENED_HERE = 'mentor-opened-here';

/** Keeps the mentor's open state in the address, so that the device's back button closes it. */
export function useMentor() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const openedFrom: unknown = useLocation().state;

  function open(): void {
    const search = new URLSearchParams(query);
    search.set(PARAM, 'open');
    void navigate({ search: search.toString() }, { state: OPENED_HERE });
  }

  function close(): void {
    if (openedFrom === OPENED_HERE) return void navigate(-1);
    query.delete(PARAM);
    setQuery(query, { replace: true });
  }

  return { isOpen: query.has(PARAM), open, close };
}
