import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useInstallDeclined } from '@/lib/device-settings';
import { isInstalled, isIphone, showInstallPrompt, useCanInstall } from '@/lib/install';
import { lazyComponent } from '@/ui/lazy';
import { ToastsAbove } from '@/ui/toasts-above';

const IphoneSteps = lazyComponent(() =>
  import('./iphone-steps').then((module) => module.IphoneSteps),
);

/** Offers to install the app if the device supports it. After it was declined, it is not shown on this device again. */
export function InstallOffer() {
  const canInstall = useCanInstall();
  const [isDeclined, decline] = useInstallDeclined();
  const [hasSteps, setSteps] = useState(false);
  if (isDeclined || isInstalled() || (!canInstall && !isIphone())) return null;

  async function install(): Promise<void> {
    if (!canInstall) return setSteps(true);
    await showInstallPrompt();
    // The browser's prompt can be shown only once, so the offer ends regardless of the answer.
    decline();
  }

  if (hasSteps) {
    return (
      <Suspense>
        <IphoneSteps onClose={decline} />
      </Suspense>
    );
  }
  return (
    <Paper component="section" aria-label="Instalar o aplicativo" elevation={6} sx={sheet}>
      <ToastsAbove height="calc(var(--nav-height) + 180px)" />
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Box component="img" src="/icons/icon.svg" alt="" sx={{ width: 52, height: 52 }} />
        <div>
          <Typography variant="h3" component="h2">
            Raízes na sua tela inicial
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Abre com um toque, também sem internet, e pode lembrar você do devocional.
          </Typography>
        </div>
      </Stack>
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1.5 }}>
        <Button color="inherit" onClick={decline}>
          Agora não
        </Button>
        <Button variant="contained" onClick={() => void install()}>
          {canInstall ? 'Instalar' : 'Ver como instalar'}
        </Button>
      </Stack>
    </Paper>
  );
}

const sheet = {
  position: 'fixed',
  right: 12,
  bottom: 'calc(var(--nav-height) + 12px)',
  left: { xs: 12, sm: 'auto' },
  // Below dialogs and drawers.
  zIndex: 'appBar',
  maxWidth: { sm: 420 },
  p: 2,
  border: 1,
  borderColor: 'divider',
};
