import { mayComeFromNear } from '@raizes/domain/crisis/kinds';
import type { CrisisKind } from '@raizes/domain/crisis/kinds';
import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  kind: CrisisKind;
  /** Who has been informed, and who has not. */
  note: string;
  /** A way to reach the leader, shown unless the danger may come from near. */
  children?: ReactNode;
}

/** The helplines to call in a crisis. */
export function CrisisCard({ kind, note, children }: Props) {
  return (
    <Stack
      component="section"
      aria-label="Ajuda agora"
      spacing={1.5}
      sx={{
        p: 2,
        border: 2,
        borderColor: 'secondary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="h3">Tem gente pronta para ajudar você agora</Typography>
      <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {helplinesFor(kind).map(({ number, name, about }, index) => (
          <li key={number}>
            <Button
              href={`tel:${number}`}
              variant={index === 0 ? 'contained' : 'outlined'}
              color={index === 0 ? 'secondary' : 'inherit'}
              fullWidth
              startIcon={<PhoneIcon aria-hidden />}
              sx={{ justifyContent: 'flex-start', textAlign: 'left', lineHeight: 1.3, py: 1 }}
            >
              <span>
                Ligar {number}: {name},{' '}
                <Box component="span" sx={{ fontWeight: 400 }}>
                  {about}
                </Box>
              </span>
            </Button>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      {mayComeFromNear(kind) ? (
        <Typography variant="body2">
          Procure também uma pessoa de confiança que não esteja ligada a quem causa o medo. No
          Conselho Tutelar, no CRAS ou no posto de saúde há quem proteja.
        </Typography>
      ) : (
        children && <Box>{children}</Box>
      )}
    </Stack>
  );
}

interface Helpline {
  number: string;
  name: string;
  about: string;
}

const lines = {
  cvv: { number: '188', name: 'CVV', about: 'para conversar com alguém, 24 horas, de graça' },
  police: { number: '190', name: 'Polícia', about: 'para perigo agora' },
  samu: { number: '192', name: 'SAMU', about: 'para emergência de saúde' },
  women: { number: '180', name: 'Central da Mulher', about: 'para violência, 24 horas' },
  rights: {
    number: '100',
    name: 'Disque 100',
    about: 'para violência contra crianças, idosos e outras pessoas',
  },
  fire: { number: '193', name: 'Bombeiros', about: 'para fogo, gás ou acidente' },
} satisfies Record<string, Helpline>;

type Line = keyof typeof lines;

/** The helplines to show first; those of `all` are always shown. */
const first: Record<CrisisKind, readonly Line[]> = {
  overdose: ['samu', 'cvv'],
  emergency: ['samu', 'fire'],
  'immediate-danger': ['police', 'samu'],
  suicide: ['cvv', 'samu'],
  'child-abuse': ['rights', 'police'],
  'sexual-violence': ['women', 'police', 'samu'],
  'domestic-violence': ['women', 'police'],
  'elder-abuse': ['rights', 'police', 'samu'],
  'self-harm': ['cvv', 'samu'],
  'eating-disorder': ['cvv', 'samu'],
  'spiritual-abuse': ['rights', 'women', 'cvv'],
};
const all: readonly Line[] = ['cvv', 'police', 'samu', 'women', 'rights'];

/** All helplines, the most helpful for this kind of crisis first. */
function helplinesFor(kind: CrisisKind): Helpline[] {
  return [...new Set([...first[kind], ...all])].map((line) => lines[line]);
}
