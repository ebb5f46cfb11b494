import DevotionalIcon from '@mui/icons-material/AutoStoriesOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import ChurchIcon from '@mui/icons-material/ChurchOutlined';
import ChallengesIcon from '@mui/icons-material/EmojiEventsOutlined';
import UsersIcon from '@mui/icons-material/GroupOutlined';
import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import InvitationsIcon from '@mui/icons-material/QrCode2Outlined';
import ReadingsIcon from '@mui/icons-material/MenuBookOutlined';
import VideosIcon from '@mui/icons-material/SmartDisplayOutlined';
import { Suspense } from 'react';
import { Morning } from '@/features/church/morning';
import { optionalComponent } from '@/ui/lazy';
import { RowLinks } from '@/ui/row-link';
import { AdminBar } from '../admin/admin-bar';
import { AdminPage } from '../admin/admin-page';
import type { SignedInProps } from '../routes';

/** The pages of the administration, the most used first, by their own headings. */
const adminLinks = [
  {
    to: '/manage-users',
    icon: UsersIcon,
    title: 'Gerenciar Usuários',
    text: 'cargos, pastores e líderes, administradores',
  },
  {
    to: '/invitations',
    icon: InvitationsIcon,
    title: 'Convites',
    text: 'links com QR code para quem chega',
  },
  {
    to: '/manage-challenges',
    icon: ChallengesIcon,
    title: 'Gerenciar Desafios',
    text: 'criar, editar e arquivar',
  },
  {
    to: '/manage-daily-readings',
    icon: ReadingsIcon,
    title: 'Leituras Diárias',
    text: 'o capítulo de cada dia',
  },
  {
    to: '/create-devotional',
    icon: DevotionalIcon,
    title: 'Novo Devocional Diário',
    text: 'escrever, editar e duplicar',
  },
  {
    to: '/manage-bible-videos',
    icon: VideosIcon,
    title: 'Vídeos Bíblicos',
    text: 'o resumo de cada livro',
  },
  {
    to: '/content-calendar',
    icon: CalendarIcon,
    title: 'Calendário de Conteúdo',
    text: 'o que já está pronto e o que falta',
  },
  {
    to: '/church-settings',
    icon: ChurchIcon,
    title: 'Configurações da Igreja',
    text: 'nome, líder padrão, fuso horário e contato',
  },
  {
    to: '/admin/historico',
    icon: HistoryIcon,
    title: 'Histórico',
    text: 'quem mudou o quê no último ano',
  },
];

// Only a build for the emulators has it.
const EraseSampleData = import.meta.env.VITE_EMULATORS
  ? optionalComponent(() =>
      import('@/features/local/erase-sample-data').then((module) => module.EraseSampleData),
    )
  : null;

export function Page({ person: { uid } }: SignedInProps) {
  return (
    <AdminPage
      title="Administração"
      intro="O que a igreja vê e quem cuida de quem."
      bar={<AdminBar />}
      width="lg"
    >
      <Morning />
      <RowLinks label="Administração" links={adminLinks} />
      {EraseSampleData && (
        <Suspense>
          <EraseSampleData uid={uid} />
        </Suspense>
      )}
    </AdminPage>
  );
}
