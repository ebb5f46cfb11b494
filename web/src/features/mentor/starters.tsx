import { Button, Stack, Typography } from '@mui/material';
import { Logo } from '@/ui/logo';
import type { MentorContext } from './mentor-context';

interface Props {
  context: MentorContext;
  onAsk: (question: string) => void;
}

/** What can be asked, where nothing was said yet. */
export function Starters({ context, onAsk }: Props) {
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: { xs: 1, sm: 4 } }}>
      <Logo size={64} />
      <Typography variant="h2" component="p">
        Sobre o que você quer conversar?
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 360 }}>
        Pergunte sobre a Bíblia, a oração ou o que pesa no seu coração. Só você lê esta conversa.
      </Typography>
      <Stack component="ul" spacing={1} sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}>
        {questionsAbout(context).map((question) => (
          <li key={question}>
            <Button
              onClick={() => onAsk(question)}
              variant="outlined"
              color="inherit"
              fullWidth
              sx={{
                justifyContent: 'flex-start',
                px: 2,
                py: 1.25,
                textAlign: 'left',
                lineHeight: 1.4,
                fontWeight: 600,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: 'background.paper',
              }}
            >
              {question}
            </Button>
          </li>
        ))}
      </Stack>
      <Typography variant="caption" color="textSecondary" sx={{ maxWidth: 360 }}>
        O mentor não substitui o seu pastor ou líder, nem um médico ou psicólogo.
      </Typography>
    </Stack>
  );
}

function questionsAbout({ reference }: MentorContext): string[] {
  const always = [
    'Como posso orar todos os dias?',
    'Estou ansioso. O que a Bíblia diz?',
    'Como perdoar quem me feriu?',
  ];
  if (reference === null) return [...always, 'Como crescer na fé?'];
  return [`O que ${reference} ensina para a minha vida?`, ...always];
}
