import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChurchIcon from '@mui/icons-material/ChurchOutlined';
import ChallengesIcon from '@mui/icons-material/EmojiEventsOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InvitationsIcon from '@mui/icons-material/QrCode2Outlined';
import ReadingsIcon from '@mui/icons-material/MenuBookOutlined';
import TeachingIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Box, Typography } from '@mui/material';
import { EraseSampleData } from '@/features/account/local/erase-sample-data';
import { Overview } from '@/features/people/church/overview';
import type { SignedInProps } from '@/lib/session';
import { RowLines, RowLink } from '@/ui/row-link';
import { AdminBar } from '../admin/admin-bar';
import { AdminPage } from '../admin/admin-page';
import { FirstSteps } from '../admin/first-steps';

/** The pages of the administration, by their own headings. */
const groups = [
  {
    name: 'Pessoas',
    links: [
      {
        to: '/manage-users',
        icon: UsersIcon,
        title: 'Gerenciar Usuários',
        text: 'cargos, líderes e administradores',
      },
      {
        to: '/invitations',
        icon: InvitationsIcon,
        title: 'Convites',
        text: 'links com QR code para quem chega',
      },
      {
        to: '/admin/historico',
        icon: HistoryIcon,
        title: 'Histórico',
        text: 'quem mudou o quê no último ano',
      },
    ],
  },
  {
    name: 'Conteúdo',
    links: [
      {
        to: '/content-calendar',
        icon: CalendarIcon,
        title: 'Calendário de Conteúdo',
        text: 'o que já está pronto e o que falta',
      },
      {
        to: '/create-devotional',
        icon: DevotionalIcon,
        title: 'Novo Devocional Diário',
        text: 'escrever, editar e duplicar',
      },
      {
        to: '/manage-daily-readings',
        icon: ReadingsIcon,
        title: 'Leituras Diárias',
        text: 'o capítulo de cada dia',
      },
      {
        to: '/manage-challenges',
        icon: ChallengesIcon,
        title: 'Gerenciar Desafios',
        text: 'criar, editar e arquivar',
      },
      {
        to: '/manage-bible-videos',
        icon: VideosIcon,
        title: 'Vídeos Bíblicos',
        text: 'o resumo de cada livro',
      },
    ],
  },
  {
    name: 'Igreja',
    links: [
      {
        to: '/church-settings',
        icon: ChurchIcon,
        title: 'Configurações da Igreja',
        text: 'nome, líder padrão, fuso horário e contato',
      },
      {
        to: '/church-teaching',
        icon: TeachingIcon,
        title: 'O que a igreja ensina',
        text: 'a palavra da igreja nas respostas do mentor',
      },
    ],
  },
];

export function Page({ person: { uid } }: SignedInProps) {
  return (
    <AdminPage
      title="Administração"
      intro="O que a igreja vê e quem cuida de quem."
      bar={<AdminBar />}
    >
      <FirstSteps uid={uid} />
      <Overview />
      <Box component="nav" aria-label="Administração" sx={groupsSx}>
        {groups.map(({ name, links }) => (
          <section key={name} aria-label={name}>
            <Typography variant="overline" component="h2" color="textSecondary" sx={{ mb: 0.5 }}>
              {name}
            </Typography>
            <RowLines>
              {links.map((link) => (
                <RowLink key={link.to} {...link} />
              ))}
            </RowLines>
          </section>
        ))}
      </Box>
      {import.meta.env.VITE_EMULATORS && <EraseSampleData uid={uid} />}
    </AdminPage>
  );
}

const groupsSx = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;
