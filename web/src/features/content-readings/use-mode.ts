import { isDay } from '@raizes/domain/day';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** What the address says: the reading to change, or the day to begin with; and with each visit the form begins anew. */
export function useMode() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { key } = useLocation();
  const date = query.get('date') ?? '';
  const goTo = (search: string) => void navigate({ search }, { replace: true });
  return {
    key,
    editing: query.get('editar'),
    date: isDay(date) ? date : null,
    edit: (id: string) => goTo(new URLSearchParams({ editar: id }).toString()),
    begin: () => goTo(''),
  };
}
