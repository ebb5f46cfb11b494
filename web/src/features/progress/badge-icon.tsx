import ReadingIcon from '@mui/icons-material/AutoStoriesOutlined';
import ChallengeIcon from '@mui/icons-material/FlagOutlined';
import StreakIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import MemorizationIcon from '@mui/icons-material/PsychologyOutlined';
import LevelIcon from '@mui/icons-material/SpaOutlined';
import DevotionalIcon from '@mui/icons-material/WbSunnyOutlined';
import MedalIcon from '@mui/icons-material/WorkspacePremiumOutlined';

const icons = {
  reading: ReadingIcon,
  challenge: ChallengeIcon,
  streak: StreakIcon,
  memorization: MemorizationIcon,
  level: LevelIcon,
  devotional: DevotionalIcon,
};

const isKnown = (icon: string): icon is keyof typeof icons => Object.hasOwn(icons, icon);

/** The picture of a badge by its name in the catalogue; a medal for any other. */
export function BadgeIcon({ icon }: { icon: string }) {
  const Icon = isKnown(icon) ? icons[icon] : MedalIcon;
  return <Icon aria-hidden />;
}
