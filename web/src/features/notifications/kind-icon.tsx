import type { NotificationKind } from '@raizes/domain/documents/notification';
import NoticeIcon from '@mui/icons-material/CampaignOutlined';
import ChallengeIcon from '@mui/icons-material/FlagOutlined';
import MessageIcon from '@mui/icons-material/ForumOutlined';
import ReplyIcon from '@mui/icons-material/MarkChatReadOutlined';
import BadgeIcon from '@mui/icons-material/WorkspacePremiumOutlined';

const icons = {
  badge: BadgeIcon,
  challenge: ChallengeIcon,
  message: MessageIcon,
  reply: ReplyIcon,
  notice: NoticeIcon,
};

export function KindIcon({ kind }: { kind: NotificationKind }) {
  const Icon = icons[kind];
  return <Icon aria-hidden />;
}
