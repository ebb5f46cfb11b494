import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const NAME = 'mentor';
const OPENED_HERE = 'mentor-opened-here';

/** Whether the address says that the mentor is open: the device's back button closes it. */
export function useMentor() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const opening: unknown = useLocation().state;

  function open(): void {
    const search = new URLSearchParams(query);
    search.set(NAME, 'aberto');
    void navigate({ search: search.toString() }, { state: OPENED_HERE });
  }

  function close(): void {
    if (opening === OPENED_HERE) return void navigate(-1);
    query.delete(NAME);
    setQuery(query, { replace: true });
  }

  return { isOpen: query.has(NAME), open, close };
}
