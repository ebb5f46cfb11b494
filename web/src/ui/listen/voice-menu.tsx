import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { rates } from './voices';

interface Props {
  rate: number;
  voices: SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | null;
  onChange: (next: { voice?: SpeechSynthesisVoice; rate?: number }) => void;
  /** Whether the next text follows; null where there is none. */
  goesOn: boolean | null;
  onGoesOn: (goesOn: boolean) => void;
}

/** How fast it speaks, in which voice, and whether it goes on with the next chapter. */
export function VoiceMenu({ rate, voices, voice, onChange, goesOn, onGoesOn }: Props) {
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
        aria-label={`Velocidade e voz: ${sayRate(rate)}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 44, px: 1, flexShrink: 0 }}
      >
        {sayRate(rate)}
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
            {sayRate(each)}
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
        {goesOn !== null && <Divider />}
        {goesOn !== null && (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={goesOn}
            selected={goesOn}
            onClick={() => onGoesOn(!goesOn)}
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
const sayRate = (rate: number) => `${number.format(rate)}×`;
