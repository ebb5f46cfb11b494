import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What the address says: the challenge to change, or a new one; and with each visit the form begins anew. */
export function useMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const goTo = (search: string) => void navigate({ search }, { replace: true });
  return {
    key,
    editing: query.get('editar'),
    edit: (id: string) => goTo(new URLSearchParams({ editar: id }).toString()),
    begin: () => goTo(''),
  };
}
