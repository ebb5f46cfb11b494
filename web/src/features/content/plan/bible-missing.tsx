import { Button } from '@mui/material';
import type { ButtonProps } from '@mui/material';
import { useInstallation } from '@/features/people/church/api';
import { toastError, toastSuccess } from '@/lib/toast';
import { Notice } from '@/ui/page/notice';

/** Says what waits for a whole Bible, and offers a message to whoever installed the app. */
export function BibleMissing() {
  const contact = useContact();
  return (
    <Notice
      role="status"
      severity="info"
      title="Falta a Bíblia inteira"
      text={`O aplicativo ainda tem só alguns capítulos de exemplo. Por enquanto, o plano põe no calendário só as séries que a sua igreja escreveu; as leituras, os devocionais que vêm delas e os versículos do dia esperam. Quando quem instalou o aplicativo${contact && ` (${contact})`} trouxer a Bíblia, o calendário se enche sozinho.`}
      action={<CopyRequestButton sx={{ ml: -1 }} />}
    />
  );
}

function useContact(): string {
  const installation = useInstallation();
  return installation.state === 'ready' ? installation.value.contact : '';
}

/** Copies a message that asks whoever installed the app for the Bible. */
export function CopyRequestButton(props: ButtonProps) {
  const contact = useContact();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(requestFor(contact));
      toastSuccess(
        'Recado copiado!',
        'Cole no WhatsApp ou no e-mail de quem instalou o aplicativo.',
      );
    } catch {
      toastError('Não foi possível copiar', 'Peça a Bíblia inteira a quem instalou o aplicativo.');
    }
  }

  return (
    <Button {...props} onClick={() => void copy()}>
      Copiar recado para quem instalou
    </Button>
  );
}

const requestFor = (contact: string) =>
  `${contact ? `Para ${contact}: olá!` : 'Olá!'} No Raízes da nossa igreja ainda falta a Bíblia inteira: o aplicativo veio só com alguns capítulos de exemplo, e por isso as leituras não entram no calendário. Você pode trazer a Bíblia e publicar o aplicativo de novo? O passo a passo está no guia da instalação (docs/operations.md), na parte “The church’s Bible”. Desde já, agradecemos!`;
