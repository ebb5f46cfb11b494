import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { rates } from './voices';

interface Props {
  rate: number;
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | null;
  onChange: (next: { voice?: SpeechSynthesisVoice; rate?: number }) => void;
  /** Whether the next text plays automatically; null if there is no next text. */
  autoplaysNext: boolean | null;
  onAutoplayNext: (autoplaysNext: boolean) => void;
}

/** The menu for the speed, the voice, and whether the next chapter plays automatically. */
export function VoiceMenu({ rate, voices, voice, onChange, autoplaysNext, onAutoplayNext }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const choice = (isChosen: boolean, run: () => void) => ({
    role: 'menuitemradio',
    'aria-checked': isChosen,
    selected: isChosen,
    sx: { whiteSpace: 'normal' },
    onClick: () => {
      run();
      setAnchor(null);
    },
  });
  return (
    <>
      <Button
        id={id}
        color="inherit"
        aria-label={`Velocidade e voz: ${formatRate(rate)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 44, px: 1, flexShrink: 0 }}
      >
        {formatRate(rate)}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        slotProps={{
          list: { 'aria-labelledby': id },
          paper: { role: 'region', 'aria-label': 'Velocidade e voz' },
        }}
      >
        <ListSubheader role="presentation">Velocidade</ListSubheader>
        {rates.map((each) => (
          <MenuItem key={each} {...choice(each === rate, () => onChange({ rate: each }))}>
            {formatRate(each)}
          </MenuItem>
        ))}
        {voices.length > 1 && <Divider />}
        {voices.length > 1 && <ListSubheader role="presentation">Voz</ListSubheader>}
        {voices.length > 1 &&
          voices.map((each) => (
            <MenuItem
              key={each.voiceURI}
              {...choice(each.voiceURI === voice?.voiceURI, () => onChange({ voice: each }))}
            >
              {each.name}
              {!each.localService && ' (precisa de internet)'}
            </MenuItem>
          ))}
        {autoplaysNext !== null && <Divider />}
        {autoplaysNext !== null && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={autoplaysNext}
            selected={autoplaysNext}
            onClick={() => onAutoplayNext(!autoplaysNext)}
          >
            Seguir para o próximo capítulo
          </MenuItem>
        )}
      </Menu>
    </>
  );
}

const number = new Intl.NumberFormat('pt-BR');
/** `0,75×` */
const formatRate = (rate: number) => `${number.format(rate)}×`;
