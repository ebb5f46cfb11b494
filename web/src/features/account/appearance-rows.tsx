import TextIcon from '@mui/icons-material/FormatSizeOutlined';
import AppearanceIcon from '@mui/icons-material/PaletteOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useAppearance, useTextSize } from '@/lib/device-settings';
import type { Appearance } from '@/lib/device-settings';
import { TextSizeControl, textSizeNames } from '@/ui/text-size-control';
import { SettingsRow } from './settings-rows';

const appearances: { value: Appearance; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
  { value: 'system', label: 'Do aparelho' },
];

/** The settings for the app's look on this device. */
export function AppearanceRows() {
  const [appearance, setAppearance] = useAppearance();
  const [size] = useTextSize();
  return (
    <>
      <SettingsRow icon={AppearanceIcon} title="Tema">
        <ToggleButtonGroup
          exclusive
          color="primary"
          size="small"
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          aria-label="Tema"
          value={appearance}
          // Null when the selected button is pressed again.
          onChange={(_event, next: Appearance | null) => next && setAppearance(next)}
        >
          {appearances.map(({ value, label }) => (
            <ToggleButton
              key={value}
              value={value}
              sx={{ flexGrow: 1, px: { xs: 1, sm: 2 }, textTransform: 'none' }}
            >
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </SettingsRow>
      <SettingsRow icon={TextIcon} title="Tamanho do texto" text={capitalize(textSizeNames[size])}>
        <TextSizeControl />
      </SettingsRow>
    </>
  );
}

const capitalize = (word = '') => word.charAt(0).toUpperCase() + word.slice(1);
