import InstallIcon from '@mui/icons-material/InstallMobileOutlined';
import { Suspense, useState } from 'react';
import { SettingsGroup, SettingsLink } from '@/features/account/settings-rows';
import { isInstalled, isIphone, showInstallPrompt, useCanInstall } from '@/lib/install';
import { lazyComponent } from '@/ui/lazy';

const IphoneSteps = lazyComponent(() =>
  import('@/features/push/install/iphone-steps').then((module) => module.IphoneSteps),
);

/** Installs the app at any time, also after the offer was declined. Nothing where this browser can't, or the app is installed. */
export function InstallGroup() {
  const canInstall = useCanInstall();
  const [hasSteps, setSteps] = useState(false);
  if (isInstalled() || (!isIphone() && !canInstall)) return null;

  function install(): void {
    if (canInstall) void showInstallPrompt();
    else setSteps(true);
  }

  return (
    <SettingsGroup title="Aplicativo">
      <SettingsLink
        icon={InstallIcon}
        title="Instalar o aplicativo"
        text="Na tela inicial, com um toque e também sem internet"
        onClick={install}
      />
      <Suspense>{hasSteps && <IphoneSteps onClose={() => setSteps(false)} />}</Suspense>
    </SettingsGroup>
  );
}
