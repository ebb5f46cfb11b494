import CloseIcon from '@mui/icons-material/Close';
import {
  IconButton,
  Popover,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import {
  papers,
  spacings,
  typefaces,
  usePaper,
  useSpacing,
  useTextSize,
  useTypeface,
} from '@/lib/device-settings';
import { fontFamilies } from './chapter-column';
import { TextSizeControl, textSizeNames } from './text-size-control';

const spacingNames = { close: 'Junto', normal: 'Normal', wide: 'Amplo' };
const typefaceNames = { serif: 'Clássica', sans: 'Limpa', device: 'Do aparelho' };
const paperNames = { plain: 'Padrão', sepia: 'Sépia', contrast: 'Contraste' };

interface Props {
  anchor: HTMLElement;
  onClose: () => void;
}

/** How a chapter is set on this device. The page behind changes at once. */
export function ComfortPanel({ anchor, onClose }: Props) {
  const [size] = useTextSize();
  const [spacing, setSpacing] = useSpacing();
  const [typeface, setTypeface] = useTypeface();
  const [paper, setPaper] = usePaper();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': 'comfort-title', sx: panel },
        // The text stays as bright as it will be.
        backdrop: { invisible: true },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="comfort-title" variant="h3" component="h2">
          Conforto da leitura
        </Typography>
        <IconButton edge="end" aria-label="Fechar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      <Stack spacing={2}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography>Tamanho: {textSizeNames[size]}</Typography>
          <TextSizeControl />
        </Stack>
        <Choices
          label="Espaço entre as linhas"
          choices={spacings}
          names={spacingNames}
          value={spacing}
          onChange={setSpacing}
        />
        <Choices
          label="Letra"
          choices={typefaces}
          names={typefaceNames}
          fonts={fontFamilies}
          value={typeface}
          onChange={setTypeface}
        />
        <Choices
          label="Papel"
          choices={papers}
          names={paperNames}
          value={paper}
          onChange={setPaper}
        />
        <Typography variant="caption" color="textSecondary">
          O tamanho vale para o aplicativo inteiro neste aparelho; o resto, para a Bíblia e a
          leitura do dia.
        </Typography>
      </Stack>
    </Popover>
  );
}

const panel = { width: 'min(22rem, calc(100vw - 32px))', px: 2, pt: 1, pb: 2 } as const;

interface ChoicesProps<Choice extends string> {
  label: string;
  choices: readonly Choice[];
  names: Record<Choice, string>;
  /** The typeface in which each name is written. */
  fonts?: Record<Choice, string | undefined>;
  value: Choice;
  onChange: (next: Choice) => void;
}

/** A labelled row of which one is chosen. */
function Choices<Choice extends string>(props: ChoicesProps<Choice>) {
  const { label, choices, names, fonts, value, onChange } = props;
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        size="small"
        aria-labelledby={id}
        value={value}
        // Null when the selected button is pressed again.
        onChange={(_event, next: Choice | null) => next && onChange(next)}
      >
        {choices.map((choice) => (
          <ToggleButton
            key={choice}
            value={choice}
            sx={{ minHeight: 48, px: 0.5, textTransform: 'none', fontFamily: fonts?.[choice] }}
          >
            {names[choice]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
