import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { MessagePage } from '@/ui/message';

export function Page() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`404: no page at ${pathname}`);
  }, [pathname]);
  return (
    <MessagePage
      title="Oops! Page not found"
      text="O endereço que você abriu não existe ou mudou de lugar."
      action={{ label: 'Voltar para o início', href: '/' }}
    >
      <title>Página não encontrada · Raízes</title>
    </MessagePage>
  );
}
