import { Button, Typography } from '@mui/material';
import { AppDialog } from '@/ui/app-dialog';

/** Explains why the device can't read Portuguese aloud, and how to install a voice. */
export function NoVoiceDialog({ onClose }: { onClose: () => void }) {
  const isSupported = 'speechSynthesis' in globalThis;
  return (
    <AppDialog
      title="Ouvir"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Entendi</Button>}
    >
      <Typography sx={{ mb: 1.5 }}>
        {isSupported
          ? 'Este aparelho não tem uma voz em português para ler em voz alta.'
          : 'Este navegador não sabe ler em voz alta.'}
      </Typography>
      <Typography>
        {isSupported
          ? helpFor(navigator.userAgent)
          : 'Abra o Raízes no Chrome, no Edge ou no Safari.'}
      </Typography>
    </AppDialog>
  );
}

const help: [RegExp, string][] = [
  [
    /Android/,
    'No Android: abra Configurações, procure por “Conversão de texto em voz”, toque na engrenagem do mecanismo e em “Instalar dados de voz”, e baixe Português (Brasil).',
  ],
  [
    /iPhone|iPad/,
    'No iPhone: abra Ajustes › Acessibilidade › Conteúdo Falado › Vozes, e baixe uma voz de Português (Brasil).',
  ],
  [
    /Mac/,
    'No Mac: abra Ajustes do Sistema › Acessibilidade › Conteúdo Falado, escolha “Voz do sistema” e baixe uma voz de Português (Brasil).',
  ],
  [
    /Windows/,
    'No Windows: abra Configurações › Hora e idioma › Fala, escolha “Adicionar vozes” e Português (Brasil).',
  ],
];

/** Returns the steps to install a voice on this kind of device; the app must be reopened afterwards. */
function helpFor(userAgent: string): string {
  const [
    ,
    steps = 'Nas configurações do aparelho, procure por “conversão de texto em voz” e instale uma voz de Português (Brasil).',
  ] = help.find(([device]) => device.test(userAgent)) ?? [];
  return `${steps} Depois, feche e abra o Raízes de novo.`;
}
