import CloseIcon from '@mui/icons-material/Close';
import { IconButton, Popover, Stack, Typography } from '@mui/material';
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
import { Choice } from './choice';
import { PHONE, bottomSheet } from './theme/theme';
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
        <ChoiceRow
          label="Espaço entre as linhas"
          values={spacings}
          names={spacingNames}
          value={spacing}
          onChange={setSpacing}
        />
        <ChoiceRow
          label="Letra"
          values={typefaces}
          names={typefaceNames}
          fonts={fontFamilies}
          value={typeface}
          onChange={setTypeface}
        />
        <ChoiceRow
          label="Papel"
          values={papers}
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

const panel = {
  width: '25rem',
  px: 2.5,
  pt: 1,
  pb: 2.5,
  // A popover writes its place into the element's style.
  [PHONE]: {
    ...bottomSheet,
    inset: 'auto 0 0 !important',
    pt: 0,
    pb: 'max(20px, env(safe-area-inset-bottom))',
  },
} as const;

/** Equally wide as far as their names allow. */
const wrapping = {
  '&& > .MuiToggleButton-root': {
    flex: '1 1 6rem',
    minWidth: 'auto',
    px: 0.5,
    whiteSpace: 'nowrap',
  },
} as const;

interface RowProps<Value extends string> {
  label: string;
  values: readonly Value[];
  names: Record<Value, string>;
  /** The typeface in which each name is written. */
  fonts?: Record<Value, string | undefined>;
  value: Value;
  onChange: (next: Value) => void;
}

/** A choice below its label. */
function ChoiceRow<Value extends string>(props: RowProps<Value>) {
  const { label, values, names, fonts, ...choice } = props;
  const id = useId();
  return (
    <div>
      <Typography id={id} sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Choice
        {...choice}
        aria-labelledby={id}
        sx={wrapping}
        options={values.map((each) => ({
          value: each,
          text: names[each],
          typeface: fonts?.[each],
        }))}
      />
    </div>
  );
}
